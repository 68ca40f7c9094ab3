import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import type { Schema } from '../../platform/database/schema/index.ts';
import { tablesFolder } from './manifest.ts';

const atOnce = 500;
type Row = Record<string, string | number | null>;
type Db = Transaction<Schema>;
const fileOf = (folder: string, table: string) => join(folder, tablesFolder, `${table}.jsonl`);

/**
 * The tables of the database, those that others refer to first. They have portable columns only: texts and numbers, so
 * that lines of JSON hold every row exactly.
 */
async function tablesOf(db: Db | Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const { rows: arrows } = await sql<{ name: string; needs: string }>`
    select conrelid::regclass::text as name, confrelid::regclass::text as needs from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`.execute(db);
  const left = new Set(tables.map(({ name }) => name));
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) => !arrows.some((arrow) => arrow.name === name && left.has(arrow.needs)));
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...left].join(', ')}`);
    for (const name of free) left.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

/** The rows of a table in batches, by a cursor of the transaction. */
async function* linesOf(db: Db, table: string, count: (rows: number) => void): AsyncGenerator<string> {
  await sql`declare dump no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from dump`.execute(db);
    if (rows.length === 0) break;
    count(rows.length);
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  }
  await sql`close dump`.execute(db);
}

/** Writes every table as it stands in the snapshot of the transaction. @returns how many rows each has. */
export async function dumpTables(db: Db, folder: string): Promise<Record<string, number>> {
  await mkdir(join(folder, tablesFolder), { recursive: true });
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(db)) {
    counts[table] = 0;
    const lines = linesOf(db, table, (rows) => void (counts[table]! += rows));
    await pipeline(Readable.from(lines), createWriteStream(fileOf(folder, table), { flags: 'wx', mode: 0o600 }));
  }
  return counts;
}

async function insertAll(db: Db, table: string, path: string): Promise<void> {
  let waiting: Row[] = [];
  const flush = async () => {
    if (waiting.length === 0) return;
    const columns = Object.keys(waiting[0]!);
    const values = waiting.map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column])))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
      db,
    );
    waiting = [];
  };
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    waiting.push(JSON.parse(line) as Row);
    // PostgreSQL takes 65,535 parameters at most.
    if (waiting.length * Object.keys(waiting[0]!).length > 30_000 || waiting.length >= atOnce) await flush();
  }
  await flush();
}

/**
 * Fills a database that was just migrated; what the migrations wrote, such as the roles, is replaced by what the backup
 * holds.
 */
export async function loadTables(database: Database, folder: string, tables: readonly string[]): Promise<void> {
  await database.transaction().execute(async (db) => {
    const ordered = (await tablesOf(db)).filter((table) => table !== 'schema_version' && tables.includes(table));
    for (const table of ordered.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
    for (const table of ordered) await insertAll(db, table, fileOf(folder, table));
  });
}

/** How many rows each table has now. */
export async function countRows(database: Database, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(table)}`.execute(
      database,
    );
    counts[table] = Number(rows[0]!.count);
  }
  return counts;
}
