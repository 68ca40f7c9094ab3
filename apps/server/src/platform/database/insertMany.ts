import { CompiledQuery, PostgresAdapter, type Kysely } from 'kysely';
import type { Schema } from './schema/index.ts';

/** Both databases take more parameters in one statement. */
const mostParameters = 16_000;

/**
 * Inserts many equal rows. The text of the statement is written by hand, because building it from rows costs ten times
 * what inserting them does. What is left after the full batches goes in powers of two: each number of rows is a
 * statement of its own, which the database keeps prepared, with up to a megabyte for one of thousands of rows.
 * @param rows - The cells in the order of `columns`.
 */
export async function insertMany<Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  columns: readonly (keyof Schema[Table] & string)[],
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const numbered = db.getExecutor().adapter instanceof PostgresAdapter;
  const full = Math.floor(mostParameters / columns.length);
  for (let at = 0, size = full; at < rows.length; at += size) {
    while (size > rows.length - at) size = size === full ? 2 ** Math.floor(Math.log2(full)) : size / 2;
    const text = `insert into ${table} (${columns.join(', ')}) values ${placesOf(size, columns.length, numbered)}`;
    await db.executeQuery(CompiledQuery.raw(text, rows.slice(at, at + size).flat()));
  }
}

const known = new Map<string, string>();

function placesOf(rows: number, columns: number, numbered: boolean): string {
  const key = `${rows} ${columns} ${numbered}`;
  const written = known.get(key);
  if (written !== undefined) return written;
  const cell = (at: number) => (numbered ? `$${at + 1}` : '?');
  const row = (at: number) =>
    `(${Array.from({ length: columns }, (_, column) => cell(at * columns + column)).join(', ')})`;
  const text = Array.from({ length: rows }, (_, at) => row(at)).join(', ');
  known.set(key, text);
  return text;
}
