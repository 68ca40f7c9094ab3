import { setImmediate as breath } from 'node:timers/promises';
import type { Database } from '../../../platform/database/open.ts';
import type { FileRow } from '../../../platform/database/schema/files.ts';
import { folderKind } from './hidden.ts';

type Root = Pick<FileRow, 'id' | 'owner_id'>;

/**
 * Deletes for good what lies below a folder in the trash, the folder itself not. It goes from the bottom up in
 * transactions of at most `batch` rows each, with a turn for others after each: what a crash leaves is still below the
 * folder, which is still in the trash. What was thrown away by itself before the folder was stays in the trash.
 *
 * @param onErased - Gets the object keys of every batch after it is gone.
 * @returns false when the folder was restored, or is being emptied by somebody else.
 */
export async function eraseBelow(
  database: Database,
  root: Root,
  batch: number,
  onErased: (objectKeys: readonly string[]) => Promise<void>,
): Promise<boolean> {
  const erase = (ids: readonly string[]): Promise<string[]> =>
    database.transaction().execute(async (transaction) => {
      // A change of nothing, which holds the folder: it is not restored before these rows are gone.
      const held = await transaction
        .updateTable('file_node')
        .set({ kind: (s) => s.ref('kind') })
        .where('id', '=', root.id)
        .where('deleted_at', 'is not', null)
        .returning('id')
        .execute();
      if (held.length === 0) return [];
      const rows = await transaction.deleteFrom('file_node').where('id', 'in', ids).returning('object_key').execute();
      return rows.map((row) => row.object_key);
    });

  const empty = async (folderIds: readonly string[]): Promise<boolean> => {
    for (;;) {
      const some = await database
        .selectFrom('file_node')
        .select(['id', 'kind'])
        .where('owner_id', '=', root.owner_id)
        .where('parent_id', 'in', folderIds)
        .where('deleted_at', 'is', null)
        .limit(batch)
        .execute();
      if (some.length === 0) return true;
      const folders = some.filter((row) => row.kind === folderKind).map((row) => row.id);
      if (folders.length > 0 && !(await empty(folders))) return false;
      const keys = await erase(some.map((row) => row.id));
      if (keys.length === 0) return false;
      await breath();
      await onErased(keys);
      await breath();
    }
  };
  return empty([root.id]);
}
