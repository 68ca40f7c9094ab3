import { setImmediate as breath } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { FileRow } from '../../../platform/database/schema/files.ts';
import type { Schema } from '../../../platform/database/schema/index.ts';
import { searchKeyOf } from '../names/sortKey.ts';
import { folderKind, foldersBelow, hiddenFolders, isHidden } from './hidden.ts';

export { folderKind };

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

const foldersAtOnce = 20;
/** Rows that one statement reads; the event loop gets a turn after each, since none waits for a disk. */
const rowsAtOnce = 1_000;
const sortColumns = { name: 'sort_key', size: 'size', created_at: 'created_at' } as const;

const ofOwner = (db: Db, ownerId: string) => db.selectFrom('file_node').where('owner_id', '=', ownerId);

/** A row that is not in the trash. */
export const findLive = (db: Db, ownerId: string, id: string): Promise<FileRow | undefined> =>
  ofOwner(db, ownerId)
    .selectAll()
    .where('id', '=', id)
    .where((where) => where.not(isHidden(ownerId, id)))
    .executeTakeFirst();

/** A row, also one in the trash. */
export const findOwned = (db: Db, ownerId: string, id: string): Promise<FileRow | undefined> =>
  ofOwner(db, ownerId).selectAll().where('id', '=', id).executeTakeFirst();

/** The row of exactly that name in a folder that is not in the trash, if it is not there itself. */
export const findNamed = (db: Db, ownerId: string, parentId: string, name: string): Promise<FileRow | undefined> =>
  ofOwner(db, ownerId)
    .selectAll()
    .where('parent_id', '=', parentId)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Rows that were moved to the trash by themselves, not with a folder. */
export const findTrashed = (db: Db, ownerId: string, ids: readonly string[]): Promise<FileRow[]> =>
  ofOwner(db, ownerId).selectAll().where('id', 'in', ids).where('deleted_at', 'is not', null).execute();

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
 * Rows and everything below them that is not in the trash; a little more than `most` of more than that. The event loop
 * gets a turn after every few folders and every thousand rows.
 */
export async function treeOf(db: Db, ownerId: string, ids: readonly string[], most: number): Promise<FileRow[]> {
  const found = new Map<string, FileRow>();
  let level = await ofOwner(db, ownerId).selectAll().where('id', 'in', ids).where('deleted_at', 'is', null).execute();
  while (level.length > 0) {
    for (const row of level) found.set(row.id, row);
    const folders = level.filter((row) => row.kind === folderKind).map((row) => row.id);
    level = [];
    for (let at = 0; at < folders.length && found.size + level.length <= most; at += foldersAtOnce)
      for await (const rows of rowsIn(db, ownerId, folders.slice(at, at + foldersAtOnce))) {
        // A row may be named together with a folder above it.
        level.push(...rows.filter((row) => !found.has(row.id)));
        if (found.size + level.length > most) break;
      }
    if (found.size + level.length > most) return [...found.values(), ...level];
  }
  return [...found.values()];
}

/** What lies in folders, a thousand rows at a time. */
async function* rowsIn(db: Db, ownerId: string, folderIds: readonly string[]): AsyncGenerator<FileRow[]> {
  let last: FileRow | undefined;
  for (;;) {
    let inside = ofOwner(db, ownerId).selectAll().where('parent_id', 'in', folderIds).where('deleted_at', 'is', null);
    if (last) inside = inside.where(sql<boolean>`(parent_id, name) > (${last.parent_id}, ${last.name})`);
    // By the index of the names, of which none is twice in a folder.
    const rows = await inside.orderBy('parent_id').orderBy('name').limit(rowsAtOnce).execute();
    yield rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1);
    await breath();
  }
}

/** One page of a folder, of a search below it, or of the trash; folders come first. */
export async function listNodes(
  db: Db,
  ownerId: string,
  query: ListQuery,
): Promise<{ rows: FileRow[]; total: number }> {
  let found = ofOwner(db, ownerId);
  found = found.where('deleted_at', query.trash ? 'is not' : 'is', null);
  if (query.flat) found = found.where('kind', '!=', folderKind);
  const deep = query.flat || query.search !== undefined;
  if (!query.trash && !deep) found = found.where('parent_id', '=', query.folderId);
  if (!query.trash && deep && query.folderId) {
    found = found.where(sql<boolean>`parent_id in ${foldersBelow(ownerId, query.folderId)}`);
  }
  if (!query.trash && deep && !query.folderId) {
    found = found.where(sql<boolean>`parent_id not in ${hiddenFolders(ownerId)}`);
  }
  if (query.search !== undefined) {
    const pattern = `%${searchKeyOf(query.search).replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
    found = found.where(sql<boolean>`search_key like ${pattern} escape '\\'`);
  }
  const { count } = await found.select((s) => s.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  // Each of the two may look at every row of the account.
  await breath();
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
export async function usageOf(db: Db, ownerId: string): Promise<{ used: number; files: number }> {
  const row = await ofOwner(db, ownerId)
    .where('kind', '!=', folderKind)
    .select((s) => [sql<number>`coalesce(sum(size), 0)`.as('used'), s.fn.countAll<number>().as('files')])
    .executeTakeFirstOrThrow();
  return { used: Number(row.used), files: row.files };
}
