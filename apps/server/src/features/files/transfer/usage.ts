import { sql } from 'kysely';
import { folderKind, type Db } from '../tree/nodes.ts';

const most = 100;

/** Bytes and files of a folder: its own, and those below each folder in it. The trash is not counted. */
export async function usageBelow(db: Db, ownerId: string, folderId: string) {
  const { rows } = await sql<{ top: string; size: number; files: number }>`
    with recursive down(id, top, kind, size) as (
      select id, case when kind = ${folderKind} then id else '' end, kind, size from file_node
      where owner_id = ${ownerId} and parent_id = ${folderId} and deleted_at is null
      union all
      select child.id, down.top, child.kind, child.size from down cross join file_node child
      where child.parent_id = down.id and child.owner_id = ${ownerId} and child.deleted_at is null and down.kind = ${folderKind}
    )
    select top, coalesce(sum(case when kind = ${folderKind} then 0 else size end), 0) as size,
      sum(case when kind = ${folderKind} then 0 else 1 end) as files
    from down group by top`.execute(db);
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
