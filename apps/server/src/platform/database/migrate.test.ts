import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { openDatabase, type Database } from './open.ts';

let dataFolder: string;
let database: Database;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'panome-migrate-'));
  database = openDatabase({ dataFolder, databaseUrl: undefined });
});
afterEach(async () => {
  await database.destroy();
  rmSync(dataFolder, { recursive: true, force: true });
});

const run = (steps?: readonly Migration[]) =>
  migrate(database, { dataFolder, embedded: true, ...(steps ? { steps } : {}) });
const tables = async () =>
  (await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(database)).rows.map(
    (row) => row.name,
  );
const step = (version: number, up: Migration['up']): Migration => ({ version, up });
const makes =
  (name: string): Migration['up'] =>
  async (transaction) =>
    void (await sql`create table ${sql.table(name)} (id text)`.execute(transaction));

it('every migration is numbered one higher than the one before', () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});

it('an empty database is migrated to the newest version, and migrating again does nothing', async () => {
  await run();
  const before = await tables();
  await run();
  expect(await tables()).toEqual(before);
  expect(before).toEqual(expect.arrayContaining(['account', 'session', 'file_node']));
});

it('REL-19: a failed migration leaves no change behind', async () => {
  const broken = step(2, async (transaction) => {
    await makes('half')(transaction);
    throw new Error('broken');
  });
  await expect(run([step(1, makes('first')), broken])).rejects.toThrow('broken');
  expect(await tables()).toEqual(expect.arrayContaining(['first']));
  expect(await tables()).not.toContain('half');
  await run([step(1, makes('first')), step(2, makes('second'))]);
  expect(await tables()).toContain('second');
});

it('REL-19: a snapshot is kept before a database with data is migrated', async () => {
  await run([step(1, makes('first'))]);
  await run([step(1, makes('first')), step(2, makes('second'))]);
  const [name] = readdirSync(join(dataFolder, 'backups'));
  expect(name).toMatch(/^before-migration-from-1-/);
});

it('REL-19: a database of a newer program is refused in words', async () => {
  await run([step(1, makes('first')), step(2, makes('second'))]);
  await expect(run([step(1, makes('first'))])).rejects.toThrow('请升级程序后再启动');
});

it('REL-12: a write is on the disk before it is acknowledged', async () => {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database);
  expect(rows[0]?.synchronous).toBe(2);
});
