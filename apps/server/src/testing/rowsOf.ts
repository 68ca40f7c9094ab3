import { sql } from 'kysely';
import type { Database } from '../platform/database/open.ts';

/** Columns that name the owner of a row. */
const ownerColumns = ['owner_id', 'account_id'];

async function tablesOf(database: Database): Promise<{ name: string; columns: string[] }[]> {
  const tables = await database.introspection.getTables();
  return tables.map(({ columns, name }) => ({ name, columns: columns.map((column) => column.name) }));
}

/** All values of all rows of all tables: what somebody would find who stole the database. */
export async function everyValue(database: Database): Promise<Buffer> {
  const tables = await Promise.all(
    (await tablesOf(database)).map(({ name }) =>
      sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database),
    ),
  );
  const values = tables.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
  return Buffer.concat(
    values.map((value) =>
      value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(`${JSON.stringify(value)}\n`),
    ),
  );
}

/** Every row of an account, by table. */
export async function rowsOf(database: Database, account: string): Promise<Map<string, Record<string, unknown>[]>> {
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { columns, name } of await tablesOf(database)) {
    const owner = ownerColumns.find((column) => columns.includes(column));
    if (!owner) continue;
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(name)} where ${sql.ref(owner)} = ${account}`.execute(database);
    found.set(name, rows);
  }
  return found;
}

type Wanted = {
  /** Ids that are left out; rows that refer to them too. */
  readonly without?: ReadonlySet<string>;
  /** The most rows of one table that the account owns; all when absent. */
  readonly most?: number;
};

/** Ids of everything that an account owns, and of rows that refer to those. */
export async function idsOf(
  database: Database,
  account: string,
  { without = new Set(), most = Infinity }: Wanted = {},
): Promise<string[]> {
  const owned = [...(await rowsOf(database, account)).values()].flatMap((rows) =>
    rows.flatMap(({ id }) => (typeof id === 'string' && !without.has(id) ? [id] : [])).slice(0, most),
  );
  const below: string[] = [];
  for (const { columns, name } of await tablesOf(database)) {
    const parent = columns.find((column) => column.endsWith('_id') && !ownerColumns.includes(column));
    if (
      !parent ||
      !columns.includes('id') ||
      ownerColumns.some((column) => columns.includes(column)) ||
      owned.length === 0
    )
      continue;
    const { rows } = await sql<{
      id: string;
    }>`select id from ${sql.table(name)} where ${sql.ref(parent)} in (${sql.join(owned)})`.execute(database);
    below.push(...rows.map(({ id }) => id));
  }
  return [...new Set([...owned, ...below])];
}
