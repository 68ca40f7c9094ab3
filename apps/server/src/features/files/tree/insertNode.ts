import { setImmediate as breath } from 'node:timers/promises';
import { sql } from 'kysely';
import { insertMany } from '../../../platform/database/insertMany.ts';
import type { FileRow } from '../../../platform/database/schema/files.ts';
import { newId } from '../../../platform/ids.ts';
import { extensionOf, numberedName } from '../names/fileName.ts';
import { searchKeyOf, sortKeyOf } from '../names/sortKey.ts';
import type { Db } from './nodes.ts';

export type NewNode = Pick<FileRow, 'owner_id' | 'parent_id' | 'kind' | 'name' | 'size' | 'sha256' | 'object_key'> & {
  readonly upload_id?: string;
  /** JSON of the reading settings; `{}` when absent. */
  readonly config?: string;
};

const mostTries = 10_000;

const named = (name: string) => ({ name, search_key: searchKeyOf(name), sort_key: sortKeyOf(name) });
export { named as namedColumns };

async function insert(db: Db, node: NewNode, now: number): Promise<FileRow | undefined> {
  const row = {
    id: newId(),
    upload_id: null,
    config: '{}',
    created_at: now,
    updated_at: now,
    deleted_at: null,
    ...node,
    ...named(node.name),
  };
  return db
    .insertInto('file_node')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Inserts a row under exactly its name. @returns undefined when the name is taken. */
export const insertExact = insert;

const columns = [
  'id',
  'owner_id',
  'parent_id',
  'kind',
  'name',
  'search_key',
  'sort_key',
  'size',
  'sha256',
  'object_key',
  'config',
  'created_at',
  'updated_at',
] as const;
const atOnce = 500;

/** Inserts rows whose names are known to be free; the event loop gets a turn after every few hundred of them. */
export async function insertAll(db: Db, rows: readonly Pick<FileRow, (typeof columns)[number]>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce) {
    const cells = rows.slice(at, at + atOnce).map((row) => columns.map((column) => row[column]));
    await insertMany(db, 'file_node', columns, cells);
    await breath();
  }
}

/** The name and what is in the folder under it with a number, and hardly more: a folder may hold 100,000 names. */
async function namesLike(
  db: Db,
  { name, owner_id, parent_id }: Pick<FileRow, 'name' | 'owner_id' | 'parent_id'>,
): Promise<Set<string>> {
  const literally = (text: string) => text.replace(/[\\%_]/g, (char) => `\\${char}`);
  // A large number leaves the least room for the name before it.
  const [shortest = ''] = numberedName(name, mostTries).split(` (${mostTries})`);
  const pattern = `${literally(shortest)}% (%)${literally(extensionOf(name))}`;
  const rows = await db
    .selectFrom('file_node')
    .select('name')
    .where('owner_id', '=', owner_id)
    .where('parent_id', '=', parent_id)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('name', '=', name), sql<boolean>`name like ${pattern} escape '\\'`]))
    .execute();
  return new Set(rows.map((row) => row.name));
}

/**
 * Inserts a row under its name, or under the first free ` (1)`, ` (2)` …; the database decides what is free (REL-04).
 */
export async function insertNumbered(db: Db, node: NewNode, now: number): Promise<FileRow> {
  const plain = await insert(db, node, now);
  if (plain) return plain;
  const taken = await namesLike(db, node);
  for (let number = 1; number <= mostTries; number += 1) {
    const name = numberedName(node.name, number);
    if (taken.has(name)) continue;
    const row = await insert(db, { ...node, name }, now);
    if (row) return row;
  }
  throw new Error(`no free name for ${node.name}`);
}

/** The first of `name`, `name (1)` … that is free in the folder. */
export async function freeName(db: Db, ownerId: string, parentId: string, name: string): Promise<string> {
  const taken = await namesLike(db, { owner_id: ownerId, parent_id: parentId, name });
  let candidate = name;
  for (let number = 1; taken.has(candidate); number += 1) candidate = numberedName(name, number);
  return candidate;
}
