import type { FastifyInstance } from 'fastify';
import type { Attachments } from './attachments/attachments.ts';
import type { TableService } from './tables/tableService.ts';
import { referredObjects } from '../../platform/storage/objectTables.ts';
import type { TrashService } from './trashService.ts';
import type { Resumable } from './uploads/resumable.ts';

const hour = 3_600_000;

type Parts = {
  readonly attachments: Pick<Attachments, 'sweep'>;
  readonly resumable: Resumable;
  readonly tables: Pick<TableService, 'sweep'>;
  readonly trash: Pick<TrashService, 'sweep'>;
};

/** At the start and once an hour: old trash, abandoned uploads, bytes without a row, answers too old to be repeated. */
export function registerSweep(app: FastifyInstance, { attachments, resumable, tables, trash }: Parts): void {
  const { database, storage, log } = app.platform;

  const sweep = async () => {
    await trash.sweep();
    await resumable.sweep();
    await attachments.sweep();
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
