import type { FastifyInstance } from 'fastify';
import { referredObjects } from './tree/nodes.ts';
import type { TrashService } from './trashService.ts';
import type { Resumable } from './uploads/resumable.ts';

const hour = 3_600_000;

/** At the start and once an hour: old trash, abandoned uploads, bytes without a row, answers too old to be repeated. */
export function registerSweep(app: FastifyInstance, trash: TrashService, resumable: Resumable): void {
  const { database, storage, log } = app.platform;

  const sweep = async () => {
    await trash.sweep();
    await resumable.sweep();
    await storage.sweepOrphans((keys) => referredObjects(database, keys));
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
