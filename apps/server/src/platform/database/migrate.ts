import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import type { Database } from './open.ts';

export class DatabaseTooNew extends Error {}

/** The database has not been migrated to this version by a server yet. */
export class DatabaseTooOld extends Error {}

type Options = {
  /** Where a snapshot is kept. */
  readonly dataFolder: string;
  /** Whether the database is the embedded one, of which a snapshot can be copied. */
  readonly embedded: boolean;
  /** All migrations of the product when absent. */
  readonly steps?: readonly Migration[];
};

/**
 * Migrates the database to the newest version, one transaction for each step. An embedded database with data is copied
 * to a snapshot first.
 * @throws {DatabaseTooNew} When a newer version of the product wrote it.
 */
export async function migrate(
  database: Database,
  { dataFolder, embedded, steps = migrations }: Options,
): Promise<void> {
  await sql`create table if not exists schema_version (version integer primary key, applied_at bigint not null)`.execute(
    database,
  );
  const current = await versionOf(database);
  const newest = steps.at(-1)?.version ?? 0;
  if (current > newest) throw tooNew(current, newest);
  const pending = steps.filter((step) => step.version > current);
  if (pending.length > 0 && current > 0 && embedded) await snapshot(database, dataFolder, current);
  for (const step of pending) {
    await database.transaction().execute(async (transaction) => {
      await step.up(transaction);
      await sql`insert into schema_version (version, applied_at) values (${step.version}, ${Date.now()})`.execute(
        transaction,
      );
    });
  }
}

/**
 * Checks the version for a process beside a server, because only the server migrates the database.
 * @throws {DatabaseTooOld | DatabaseTooNew} When the structure is not the one of this version.
 */
export async function ensureMigrated(database: Database): Promise<void> {
  const newest = migrations.at(-1)?.version ?? 0;
  const current = await versionOf(database).catch(() => 0);
  if (current < newest)
    throw new DatabaseTooOld(`数据库的结构版本为 ${current}，此程序需要 ${newest}，请先启动同一版本的 Panome 服务`);
  if (current > newest) throw tooNew(current, newest);
}

const tooNew = (current: number, newest: number) =>
  new DatabaseTooNew(`数据库由更新的 Panome 写入（结构版本 ${current}，此程序只认识到 ${newest}），请升级程序后再启动`);

async function versionOf(database: Database): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`select max(version) as version from schema_version`.execute(
    database,
  );
  return rows[0]?.version ?? 0;
}

async function snapshot(database: Database, dataFolder: string, version: number): Promise<void> {
  const folder = join(dataFolder, 'backups');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `before-migration-from-${version}-${Date.now()}.db`);
  await sql`vacuum into ${path}`.execute(database);
}
