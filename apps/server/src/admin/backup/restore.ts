import { cp, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createAudit } from '../../platform/audit/audit.ts';
import { systemClock } from '../../platform/clock.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { migrations } from '../../platform/database/migrations/index.ts';
import { openDatabase, type Database } from '../../platform/database/open.ts';
import { UsageError } from '../command.ts';
import { databaseName, readManifest, tablesFolder, wrongFiles, type Manifest } from './manifest.ts';
import { countRows, loadTables } from './postgresTables.ts';

/** Where a backup goes. */
export type Target = { readonly dataFolder: string; readonly databaseUrl: string | undefined };

/** What a fresh data folder may hold: the keys, which no backup holds. */
const keys = ['secret', 'data-key', 'lock'];

async function ensureEmpty({ dataFolder }: Target): Promise<void> {
  const held = (await readdir(dataFolder).catch(() => [])).filter((name) => !keys.includes(name));
  if (held.length > 0)
    throw new UsageError(
      `数据目录 ${dataFolder} 不是空的（有 ${held.slice(0, 3).join('、')}），请用 PANOME_DATA 指定空目录`,
    );
}

async function ensureEmptyDatabase(database: Database): Promise<void> {
  const account = await database.selectFrom('account').select('id').limit(1).executeTakeFirst();
  if (account) throw new UsageError('DATABASE_URL 中的数据库已有账号，请指定一个空的数据库');
}

const belongsToFolder = (path: string) => !path.startsWith(`${tablesFolder}/`);

async function copyFiles(folder: string, { files }: Manifest, { dataFolder }: Target): Promise<void> {
  for (const { path } of files.filter((entry) => belongsToFolder(entry.path))) {
    await mkdir(dirname(join(dataFolder, path)), { recursive: true });
    await cp(join(folder, path), join(dataFolder, path));
  }
}

/**
 * Puts a backup into an empty data folder, and a PostgreSQL backup into an empty database. The backup is read and
 * compared with its list before anything is written.
 * @throws {UsageError} When the backup is damaged, of a newer version, or the target is not empty.
 */
export async function restore(folder: string, target: Target): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const newest = migrations.at(-1)!.version;
  if (manifest.version > newest)
    throw new UsageError(`备份的结构版本是 ${manifest.version}，此程序只认识到 ${newest}，请用同样新的程序恢复`);
  const postgres = manifest.database === 'postgres';
  if (postgres !== (target.databaseUrl !== undefined))
    throw new UsageError(
      postgres
        ? '这是 PostgreSQL 的备份，请用 DATABASE_URL 指定空的数据库'
        : '这是内置数据库的备份，请不要设置 DATABASE_URL',
    );
  const wrong = await wrongFiles(folder, manifest.files);
  if (wrong.length > 0) throw new UsageError(`备份不完整，没有恢复：${wrong.slice(0, 10).join('、')}`);
  await ensureEmpty(target);
  await mkdir(target.dataFolder, { recursive: true, mode: 0o700 });
  if (postgres) {
    const database = openDatabase(target);
    try {
      // The structure of the backup first, then its rows; a later start migrates both.
      const steps = migrations.filter(({ version }) => version <= manifest.version);
      await migrate(database, { dataFolder: target.dataFolder, embedded: false, steps });
      await ensureEmptyDatabase(database);
      await loadTables(database, folder, Object.keys(manifest.tables));
    } finally {
      await database.destroy();
    }
  }
  await copyFiles(folder, manifest, target);
  return manifest;
}

/**
 * Reads everything that was restored and compares it with the backup: every file, the rows of every table, and the
 * chain of the audit log.
 * @returns what is not as it was; empty when everything is.
 */
export async function compareRestored({ files, tables }: Manifest, target: Target): Promise<string[]> {
  const faults = (
    await wrongFiles(
      target.dataFolder,
      files.filter(({ path }) => belongsToFolder(path) && path !== databaseName),
    )
  ).map((path) => `文件 ${path}`);
  const database = openDatabase(target);
  try {
    const counts = await countRows(database, Object.keys(tables));
    for (const [table, rows] of Object.entries(tables))
      if (counts[table] !== rows) faults.push(`表 ${table}：备份有 ${rows} 行，恢复后有 ${counts[table]} 行`);
    const { breaks } = await createAudit(database, systemClock).verify();
    if (breaks.length > 0) faults.push(`审计日志有 ${breaks.length} 处不符`);
  } finally {
    await database.destroy();
  }
  return faults;
}
