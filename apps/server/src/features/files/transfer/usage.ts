import { sql } from 'kysely';
import { folderKind, type Db } from '../tree/nodes.ts';

const most = 100;

/**
 * Bytes and files of a folder: its own, and those below each folder in it. The trash is not counted. It goes through
 * the folders; of files, of which there are many more, only the index is read.
 */
export async function usageBelow(db: Db, ownerId: string, folderId: string) {
  const { rows } = await sql<{ top: string; size: number; files: number }>`
    with recursive down(id, top) as (
      select id, id from file_node
      where owner_id = ${ownerId} and parent_id = ${folderId} and kind = ${folderKind} and deleted_at is null
      union
      select file_node.id, down.top from down cross join file_node
      where file_node.parent_id = down.id and file_node.owner_id = ${ownerId} and file_node.kind = ${folderKind} and file_node.deleted_at is null
    ), places(id, top) as (select id, top from down union all select ${folderId}, '')
    select top, coalesce(sum(size), 0) as size, count(size) as files
    from places left join file_node
      on owner_id = ${ownerId} and parent_id = places.id and kind <> ${folderKind} and deleted_at is null
    group by top`.execute(db);
  const sums = rows.map(({ top, size, files }) => ({ id: top, size: Number(size), files: Number(files) }));
  const largest = sums
    .filter(({ id }) => id !== '')
    .toSorted((a, b) => b.size - a.size || b.files - a.files)
    .slice(0, most);
  const names =
    largest.length === 0
      ? []
      : await db
          .selectFrom('file_node')
          .select(['id', 'name'])
          .where(
            'id',
            'in',
            largest.map(({ id }) => id),
          )
          .execute();
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const { size = 0, files = 0 } = sums.find(({ id }) => id === '') ?? {};
  return {
    size: sums.reduce((sum, part) => sum + part.size, 0),
    files: sums.reduce((sum, part) => sum + part.files, 0),
    own: { size, files },
    folders: largest.map((part) => ({ ...part, name: nameOf.get(part.id) ?? '' })),
  };
}
