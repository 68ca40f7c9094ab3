import type { FastifyInstance } from 'fastify';
import type { TableService } from './tables/tableService.ts';
import { referredObjects } from '../../platform/storage/objectTables.ts';
import type { TrashService } from './trashService.ts';
import type { Resumable } from './uploads/resumable.ts';

const hour = 3_600_000;

/** At the start and once an hour: old trash, abandoned uploads, bytes without a row, answers too old to be repeated. */
export function registerSweep(
  app: FastifyInstance,
  trash: TrashService,
  resumable: Resumable,
  tables: Pick<TableService, 'sweep'>,
): void {
  const { database, storage, log } = app.platform;

  const sweep = async () => {
    await trash.sweep();
    await resumable.sweep();
    await storage.sweepOrphans((keys) => referredObjects(database, keys));
    await tables.sweep();
    await app.repeats.sweep();
  };
  const run = () => {
    sweep().catch((error: unknown) => log.error({ err: error }, 'sweep failed'));
  };
  app.addHook('onListen', run);
  const timer = setInterval(run, hour);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
