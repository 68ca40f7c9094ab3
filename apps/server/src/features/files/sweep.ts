import type { FastifyInstance } from 'fastify';
import type { Attachments } from './attachments/attachments.ts';
import type { TableService } from './tables/tableService.ts';
import { referredObjects } from '../../platform/storage/objectTables.ts';
import { putBackReferred } from '../../platform/storage/putBack.ts';
import type { TrashService } from './trashService.ts';
import type { Resumable } from './uploads/resumable.ts';
import type { StagedFolders } from './uploads/stagedFolders.ts';

const hour = 3_600_000;

type Parts = {
  readonly attachments: Pick<Attachments, 'sweep'>;
  readonly resumable: Resumable;
  readonly staged: Pick<StagedFolders, 'sweep'>;
  readonly tables: Pick<TableService, 'sweep'>;
  readonly trash: Pick<TrashService, 'sweep'>;
};

/** At the start and once an hour: old trash, abandoned uploads, bytes without a row (which wait in quarantine), answers too old to be repeated. */
export function registerSweep(app: FastifyInstance, { attachments, resumable, staged, tables, trash }: Parts): void {
  const { database, storage, log } = app.platform;

  const sweepObjects = async () => {
    await putBackReferred(app.platform);
    const { quarantined, removed } = await storage.sweepOrphans((keys) => referredObjects(database, keys));
    if (quarantined.length > 0) log.warn({ objects: quarantined }, 'put files that no row names into quarantine');
    if (removed.length > 0) log.warn({ objects: removed }, 'deleted files whose time in quarantine is over');
  };

  const sweep = async () => {
    await trash.sweep();
    await resumable.sweep();
    await staged.sweep();
    await attachments.sweep();
    await sweepObjects();
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
