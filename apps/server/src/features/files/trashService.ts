import type { FileItem } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { authorize } from '../../platform/access/authorize.ts';
import type { FileRow } from '../../platform/database/schema/files.ts';
import { badInput, notFound } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { referredObjects } from '../../platform/storage/objectTables.ts';
import type { FileService } from './fileService.ts';
import { freeName, namedColumns } from './tree/insertNode.ts';
import { eraseBelow } from './tree/eraseBelow.ts';
import { findLive, findTrashed, folderKind, foldersAbove, type Db } from './tree/nodes.ts';

const day = 86_400_000;
/** Rows that one transaction deletes for good: each may touch five pages, which are on the disk before it ends. */
const batch = 100;
/** Of what has been in the trash for too long, so many are deleted at a time. */
const mostSwept = 500;

export type TrashService = ReturnType<typeof createTrashService>;

/**
 * Moving to the trash, restoring, and deleting for good. A folder takes its content along: only its own row is marked,
 * and what lies below a marked row is not found (decision 070).
 */
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

  const restoreOne = async (db: Db, row: FileRow): Promise<FileRow> => {
    const home = row.parent_id === '' ? undefined : await findLive(db, row.owner_id, row.parent_id);
    const parent_id = home ? row.parent_id : '';
    const name = await freeName(db, row.owner_id, parent_id, row.name);
    const restored = await db
      .updateTable('file_node')
      .set({ ...namedColumns(name), parent_id, deleted_at: null, updated_at: clock.now() })
      .where('id', '=', row.id)
      .where('deleted_at', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (!restored) throw notFound();
    return restored;
  };

  /** Deletes bytes that no row names any more; after the rows, so that a crash leaves bytes for the sweep. */
  const eraseBytes = async (objectKeys: readonly string[]): Promise<void> => {
    const keys = objectKeys.filter((key) => key !== '');
    if (keys.length === 0) return;
    const referred = await referredObjects(database, keys);
    const gone = keys.filter((key) => !referred.has(key));
    await Promise.all(gone.map((key) => storage.remove(key)));
    await onErased(gone);
  };

  /** What was thrown away by itself goes last: while it is there, the rest is found again after a crash. */
  const erase = async (roots: readonly FileRow[]): Promise<void> => {
    const emptied: string[] = [];
    for (const root of roots)
      if (root.kind !== folderKind || (await eraseBelow(database, root, batch, eraseBytes))) emptied.push(root.id);
    for (let at = 0; at < emptied.length; at += batch) {
      const rows = await database
        .deleteFrom('file_node')
        .where('id', 'in', emptied.slice(at, at + batch))
        .where('deleted_at', 'is not', null)
        .returning('object_key')
        .execute();
      await eraseBytes(rows.map((row) => row.object_key));
    }
  };

  return {
    throwAway: async (actor: Actor, ids: readonly string[]): Promise<string[]> =>
      database.transaction().execute(async (transaction) => {
        const rows = await outermost(transaction, actor, ids);
        if (rows.some((row) => row.kind === 2)) throw badInput('系统生成的文件不能删除');
        await transaction
          .updateTable('file_node')
          .set({ deleted_at: clock.now() })
          .where(
            'id',
            'in',
            rows.map((row) => row.id),
          )
          .where('deleted_at', 'is', null)
          .execute();
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
      const roots = await trashed(actor, ids);
      await erase(roots);
      return roots.map((row) => row.id);
    },

    /** Deletes for good what has been in the trash for too long. */
    sweep: async (): Promise<void> => {
      const before = clock.now() - config.trashDays * day;
      const rows = await database
        .selectFrom('file_node')
        .selectAll()
        .where('deleted_at', '<', before)
        .limit(mostSwept)
        .execute();
      await erase(rows);
    },
  };
}
