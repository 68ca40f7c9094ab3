import { setImmediate as breath } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { FileRow } from '../../../platform/database/schema/files.ts';
import type { Schema } from '../../../platform/database/schema/index.ts';
import { searchKeyOf } from '../names/sortKey.ts';

/** The database, or the transaction that a query belongs to. */
export type Db = Kysely<Schema>;

export type ListQuery = {
  readonly folderId: string;
  /** A part of the name; the search covers everything below the folder. */
  readonly search: string | undefined;
  readonly sort: 'name' | 'size' | 'created_at';
  readonly order: 'asc' | 'desc';
  /** Files of all folders below, without the folders. */
  readonly flat: boolean;
  readonly trash: boolean;
  readonly limit: number;
  readonly offset: number;
};

export const folderKind = 1;
const foldersAtOnce = 20;
const sortColumns = { name: 'sort_key', size: 'size', created_at: 'created_at' } as const;

const ofOwner = (db: Db, ownerId: string) => db.selectFrom('file_node').where('owner_id', '=', ownerId);

/** A row that is not in the trash. */
export const findLive = (db: Db, ownerId: string, id: string): Promise<FileRow | undefined> =>
  ofOwner(db, ownerId).selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

/** A row, also one in the trash. */
export const findOwned = (db: Db, ownerId: string, id: string): Promise<FileRow | undefined> =>
  ofOwner(db, ownerId).selectAll().where('id', '=', id).executeTakeFirst();

/** The row of exactly that name in a folder, if it is not in the trash. */
export const findNamed = (db: Db, ownerId: string, parentId: string, name: string): Promise<FileRow | undefined> =>
  ofOwner(db, ownerId)
    .selectAll()
    .where('parent_id', '=', parentId)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Rows that were moved to the trash by themselves, not with a folder. */
export const findTrashed = (db: Db, ownerId: string, ids: readonly string[]): Promise<FileRow[]> =>
  ofOwner(db, ownerId).selectAll().where('id', 'in', ids).whereRef('trash_id', '=', 'id').execute();

/** The folders above rows, by id. */
export async function foldersAbove(
  db: Db,
  ownerId: string,
  parentIds: readonly string[],
): Promise<Map<string, { id: string; name: string; parent_id: string }>> {
  const ids = [...new Set(parentIds.filter((id) => id !== ''))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .withRecursive('above(id, name, parent_id)', (query) =>
      ofOwner(query as unknown as Db, ownerId)
        .select(['id', 'name', 'parent_id'])
        .where('id', 'in', ids)
        .union(
          query
            .selectFrom('above')
            .crossJoin('file_node')
            .whereRef('file_node.id', '=', 'above.parent_id')
            .where('file_node.owner_id', '=', ownerId)
            .select(['file_node.id', 'file_node.name', 'file_node.parent_id']),
        ),
    )
    .selectFrom('above')
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Ids of rows and of everything below them, themselves included. The cross join fixes the order of the joins: SQLite
 * would look through every row of the owner for each row that was found.
 */
function below(db: Db, ownerId: string, ids: readonly string[]) {
  return db.withRecursive('below(id)', (query) =>
    ofOwner(query as unknown as Db, ownerId)
      .select('id')
      .where('id', 'in', ids)
      .union(
        query
          .selectFrom('below')
          .crossJoin('file_node')
          .whereRef('file_node.parent_id', '=', 'below.id')
          .where('file_node.owner_id', '=', ownerId)
          .select('file_node.id'),
      ),
  );
}

/** Rows and everything below them that is not in the trash; of more than `most` only one more. */
export const treeOf = (db: Db, ownerId: string, ids: readonly string[], most?: number): Promise<FileRow[]> =>
  below(db, ownerId, ids)
    .selectFrom('file_node')
    .selectAll()
    .where('id', 'in', (s) => s.selectFrom('below').select('id'))
    .where('deleted_at', 'is', null)
    .$if(most !== undefined, (query) => query.limit(most! + 1))
    .execute();

/** As `treeOf` for one row, only the ids; the event loop gets a turn after every few folders. */
export async function idsBelow(db: Db, ownerId: string, id: string): Promise<string[]> {
  const folders = await sql<{ id: string }>`select id from ${foldersBelow(ownerId, id)} as found`.execute(db);
  const ids = [id];
  for (let at = 0; at < folders.rows.length; at += foldersAtOnce) {
    const some = folders.rows.slice(at, at + foldersAtOnce).map((folder) => folder.id);
    const inside = await ofOwner(db, ownerId)
      .select('id')
      .where('parent_id', 'in', some)
      .where('deleted_at', 'is', null)
      .execute();
    for (const row of inside) ids.push(row.id);
    await breath();
  }
  return ids;
}

/** The ids of a folder and of the folders below it, as a subquery. */
const foldersBelow = (ownerId: string, folderId: string) => sql`(
  with recursive below(id) as (
    select id from file_node where owner_id = ${ownerId} and id = ${folderId}
    union
    select file_node.id from below cross join file_node
    where file_node.parent_id = below.id and file_node.owner_id = ${ownerId} and file_node.kind = ${folderKind} and file_node.deleted_at is null
  ) select id from below)`;

/** One page of a folder, of a search below it, or of the trash; folders come first. */
export async function listNodes(
  db: Db,
  ownerId: string,
  query: ListQuery,
): Promise<{ rows: FileRow[]; total: number }> {
  let found = ofOwner(db, ownerId);
  if (query.trash) found = found.whereRef('trash_id', '=', 'id');
  else found = found.where('deleted_at', 'is', null);
  if (query.flat) found = found.where('kind', '!=', folderKind);
  const deep = query.flat || query.search !== undefined;
  if (!query.trash && !deep) found = found.where('parent_id', '=', query.folderId);
  if (!query.trash && deep && query.folderId) {
    found = found.where(sql<boolean>`parent_id in ${foldersBelow(ownerId, query.folderId)}`);
  }
  if (query.search !== undefined) {
    const pattern = `%${searchKeyOf(query.search).replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
    found = found.where(sql<boolean>`search_key like ${pattern} escape '\\'`);
  }
  const { count } = await found.select((s) => s.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy(sql`case when kind = 1 then 0 else 1 end`)
    .orderBy(sortColumns[query.sort], query.order)
    .orderBy('id', query.order)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { rows, total: count };
}

/** Bytes that an account may keep: its own quota, or that of the deployment, and what it was given beyond that. */
export async function quotaOf(db: Pick<Db, 'selectFrom'>, ownerId: string, usual: number): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select(['quota_bytes', 'extra_bytes'])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return Number(row?.quota_bytes ?? usual) + Number(row?.extra_bytes ?? 0);
}

/** The space that an account uses, including the trash. */
export async function usageOf(db: Db, ownerId: string): Promise<{ used: number; trash: number; files: number }> {
  const bytes = (condition: ReturnType<typeof sql<number>>) => sql<number>`coalesce(sum(${condition}), 0)`;
  const row = await ofOwner(db, ownerId)
    .where('kind', '!=', folderKind)
    .select((s) => [
      bytes(sql<number>`size`).as('used'),
      bytes(sql<number>`case when deleted_at is null then 0 else size end`).as('trash'),
      s.fn.countAll<number>().as('files'),
    ])
    .executeTakeFirstOrThrow();
  return {
    used: Number(row.used),
    trash: Number(row.trash),
    files: row.files,
  };
}
