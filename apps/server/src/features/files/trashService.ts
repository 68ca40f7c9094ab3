import { setImmediate as breath } from 'node:timers/promises';
import type { FileItem } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { authorize } from '../../platform/access/authorize.ts';
import type { FileRow } from '../../platform/database/schema/files.ts';
import { badInput, notFound } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { referredObjects } from '../../platform/storage/objectTables.ts';
import type { FileService } from './fileService.ts';
import { freeName, namedColumns } from './tree/insertNode.ts';
import { findLive, findTrashed, foldersAbove, idsBelow, type Db } from './tree/nodes.ts';

const day = 86_400_000;
/** Rows that one statement changes; the event loop gets a turn after each, since none waits for a disk. */
const batch = 500;

export type TrashService = ReturnType<typeof createTrashService>;

/** Moving to the trash, restoring, and deleting for good. A folder takes its content along. */
export function createTrashService(
  { database, storage, clock, config }: Pick<Platform, 'database' | 'storage' | 'clock' | 'config'>,
  files: FileService,
  /** Called with the keys of the objects that are deleted for good. */
  onErased: (objectKeys: readonly string[]) => Promise<void>,
) {
  /** The given rows, without those that lie inside another one of them. */
  const outermost = async (db: Db, actor: Actor, ids: readonly string[]): Promise<FileRow[]> => {
    const rows = await Promise.all([...new Set(ids)].map((id) => files.load(actor, id, 'file:delete', db)));
    const chosen = new Set(ids);
    const kept: FileRow[] = [];
    for (const row of rows) {
      const above = await foldersAbove(db, actor.id, [row.parent_id]);
      if (![...above.keys()].some((id) => chosen.has(id))) kept.push(row);
    }
    return kept;
  };

  const trashed = async (actor: Actor, ids: readonly string[], db: Db = database): Promise<FileRow[]> => {
    const rows = await findTrashed(db, actor.id, [...new Set(ids)]);
    if (rows.length < new Set(ids).size) throw notFound();
    rows.forEach((row) => authorize(actor, 'file:delete', row));
    return rows;
  };

  /** Some of the rows that went to the trash with others; in batches, since each statement stops everything else. */
  const thrownWith = async (db: Db, rootIds: readonly string[]): Promise<string[]> =>
    (
      await db
        .selectFrom('file_node')
        .select('id')
        .where('trash_id', 'in', rootIds)
        .whereRef('id', '!=', 'trash_id')
        .limit(batch)
        .execute()
    ).map(({ id }) => id);

  const restoreOne = async (db: Db, row: FileRow): Promise<FileRow> => {
    const home = row.parent_id === '' ? undefined : await findLive(db, row.owner_id, row.parent_id);
    const parent_id = home ? row.parent_id : '';
    const name = await freeName(db, row.owner_id, parent_id, row.name);
    const columns = { ...namedColumns(name), parent_id, deleted_at: null, trash_id: null, updated_at: clock.now() };
    const restored = await db
      .updateTable('file_node')
      .set(columns)
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    for (;;) {
      const some = await thrownWith(db, [row.id]);
      if (some.length === 0) return restored;
      await db.updateTable('file_node').set({ deleted_at: null, trash_id: null }).where('id', 'in', some).execute();
      await breath();
    }
  };

  /**
   * Deletes rows first and bytes after the commit, so that a crash in between leaves bytes for the sweep, never a row
   * without bytes. What was thrown away by itself goes last: while it is there, the rest is found again.
   */
  const erase = async (rootIds: readonly string[]): Promise<void> => {
    for (;;) {
      const some = await thrownWith(database, rootIds);
      if (some.length === 0) break;
      await eraseRows(some);
    }
    for (let at = 0; at < rootIds.length; at += batch) await eraseRows(rootIds.slice(at, at + batch));
  };
  const eraseRows = async (ids: readonly string[]): Promise<void> => {
    const rows = await database
      .deleteFrom('file_node')
      .where('id', 'in', ids)
      .where('trash_id', 'is not', null)
      .returning('object_key')
      .execute();
    const keys = rows.map((row) => row.object_key).filter((key) => key !== '');
    if (keys.length === 0) return;
    const referred = await referredObjects(database, keys);
    const gone = keys.filter((key) => !referred.has(key));
    await Promise.all(gone.map((key) => storage.remove(key)));
    await onErased(gone);
  };

  return {
    throwAway: async (actor: Actor, ids: readonly string[]): Promise<string[]> =>
      database.transaction().execute(async (transaction) => {
        const rows = await outermost(transaction, actor, ids);
        if (rows.some((row) => row.kind === 2)) throw badInput('系统生成的文件不能删除');
        for (const row of rows) {
          const tree = await idsBelow(transaction, actor.id, row.id);
          for (let at = 0; at < tree.length; at += batch) {
            const columns = { deleted_at: clock.now(), trash_id: row.id };
            await transaction
              .updateTable('file_node')
              .set(columns)
              .where('id', 'in', tree.slice(at, at + batch))
              .execute();
            await breath();
          }
        }
        return [...new Set(ids)];
      }),

    restore: async (actor: Actor, ids: readonly string[]): Promise<FileItem[]> => {
      const rows = await database.transaction().execute(async (transaction) => {
        const restored: FileRow[] = [];
        for (const row of await trashed(actor, ids, transaction)) restored.push(await restoreOne(transaction, row));
        return restored;
      });
      return Promise.all(rows.map((row) => files.present(row)));
    },

    purge: async (actor: Actor, ids: readonly string[]): Promise<string[]> => {
      const roots = (await trashed(actor, ids)).map((row) => row.id);
      await erase(roots);
      return roots;
    },

    /** Deletes for good what has been in the trash for too long. */
    sweep: async (): Promise<void> => {
      const before = clock.now() - config.trashDays * day;
      const rows = await database
        .selectFrom('file_node')
        .select('id')
        .whereRef('trash_id', '=', 'id')
        .where('deleted_at', '<', before)
        .limit(batch)
        .execute();
      if (rows.length > 0) await erase(rows.map((row) => row.id));
    },
  };
}
