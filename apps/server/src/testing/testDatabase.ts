import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../platform/database/migrate.ts';
import { databaseFile, openDatabase } from '../platform/database/open.ts';
import { newToken } from '../platform/ids.ts';

export type TestDatabase = {
  /** The server to use; SQLite when absent. */ readonly url: string | undefined;
  drop(): Promise<void>;
};

const embedded: TestDatabase = { url: undefined, drop: () => Promise.resolve() };

let structure: Promise<string> | undefined;

/** Makes the file of an embedded database that is migrated and has no rows. */
async function migratedFile(): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'panome-structure-'));
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
  const database = openDatabase({ dataFolder, databaseUrl: undefined });
  await migrate(database, { dataFolder, embedded: true });
  await database.destroy();
  return databaseFile(dataFolder);
}

/** Lays a migrated embedded database into a data folder: migrating one is over half the work of starting a test's server. */
export async function layMigrated(dataFolder: string): Promise<void> {
  copyFileSync(await (structure ??= migratedFile()), databaseFile(dataFolder));
}

/**
 * A database for one test. The suite runs on SQLite, and on PostgreSQL when PANOME_TEST_POSTGRES names a server whose
 * user may create databases (REL-20).
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['PANOME_TEST_POSTGRES'];
  if (!server) return embedded;
  const name = `panome_${newToken().replace(/\W/g, '').toLowerCase().slice(0, 20)}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: `${server}/postgres` });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  return { url: `${server}/${name}`, drop: () => dropUnused(() => run(`drop database ${name}`)) };
}

const inUse = '55006';

/** Tried again, because a closed connection is not gone from the server at once. */
async function dropUnused(drop: () => Promise<void>, tries = 50): Promise<void> {
  try {
    await drop();
  } catch (error) {
    if ((error as { code?: string }).code !== inUse || tries === 0) throw error;
    await delay(20);
    await dropUnused(drop, tries - 1);
  }
}
