import { cp, link, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type RawBuilder } from 'kysely';
import type { Platform } from '../../platform/platform.ts';
import { objectTables } from '../../platform/storage/objectTables.ts';
import { UsageError } from '../command.ts';
import { databaseName, hashOf, manifestName, type Entry, type Manifest } from './manifest.ts';
import { dumpTables } from './postgresTables.ts';

/** Copied beside the stored objects: the results of tasks. */
const resultFolders = ['results', 'reports'];
type StoredObject = { readonly object_key: string; readonly sha256: string; readonly size: number };
type Snapshot = Pick<Manifest, 'tables' | 'version'> & { readonly objects: readonly StoredObject[] };

const everyObject = sql<StoredObject>`${sql.join(
  objectTables.map(
    (table) => sql`select object_key, sha256, size from ${sql.table(table)} where object_key <> ${sql.lit('')}`,
  ),
  sql` union `,
)}`;
const newestVersion = sql<{ version: number }>`select max(version) as version from schema_version`;
const rowsOf = (table: string) => sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`;

/** Objects never change, so a hard link is as good as a copy where the file system allows one. */
async function keep(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => cp(from, to));
}

async function snapshotOfSqlite({ database }: Platform, folder: string): Promise<Snapshot> {
  await sql`vacuum into ${join(folder, databaseName)}`.execute(database);
  const file = new DatabaseSync(join(folder, databaseName), { readOnly: true });
  try {
    const names = file
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all() as { name: string }[];
    const all = <Row>(query: RawBuilder<Row>) => file.prepare(query.compile(database).sql).all() as Row[];
    return {
      objects: all(everyObject),
      version: all(newestVersion)[0]!.version,
      tables: Object.fromEntries(names.map(({ name }) => [name, all(rowsOf(name))[0]!.count])),
    };
  } finally {
    file.close();
  }
}

const snapshotOfPostgres = ({ database }: Platform, folder: string): Promise<Snapshot> =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => ({
      tables: await dumpTables(db, folder),
      objects: (await everyObject.execute(db)).rows,
      version: (await newestVersion.execute(db)).rows[0]!.version,
    }));

function ignoreMissing(error: unknown): void {
  if ((error as { code?: string }).code !== 'ENOENT') throw error;
}

/** The files below a folder of the backup with their hashes. */
async function entriesOf(folder: string): Promise<Entry[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const entries: Entry[] = [];
  for (const name of names) {
    if (!name.isFile()) continue;
    const path = join(name.parentPath, name.name);
    entries.push({ path: relative(folder, path), sha256: await hashOf(path) });
  }
  return entries;
}

/**
 * Copies a snapshot of the database and every file that it refers to (REL-18). The server may run meanwhile: files that
 * come later are not in the snapshot, and files are never changed.
 * @throws {UsageError} When the folder has something in it, or an object is not what its row says.
 */
export async function backUp(platform: Platform, folder: string): Promise<{ files: number; bytes: number }> {
  const { config, storage } = platform;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new UsageError(`备份目录 ${folder} 不是空的`);
  const { objects, ...snapshot } = await (config.databaseUrl ? snapshotOfPostgres : snapshotOfSqlite)(platform, folder);
  for (const { object_key } of objects) {
    const path = storage.pathOf(object_key);
    await keep(path, join(folder, relative(config.dataFolder, path)));
  }
  for (const name of resultFolders)
    await cp(join(config.dataFolder, name), join(folder, name), { recursive: true }).catch(ignoreMissing);
  const files = await entriesOf(folder);
  const known = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  const damaged = objects.filter(
    ({ object_key, sha256 }) => known.get(relative(config.dataFolder, storage.pathOf(object_key))) !== sha256,
  );
  if (damaged.length > 0)
    throw new UsageError(`有 ${damaged.length} 个文件与数据库记录不一致，例如 ${damaged[0]!.object_key}，备份没有完成`);
  const manifest: Manifest = {
    format: 2,
    database: config.databaseUrl ? 'postgres' : 'sqlite',
    ...snapshot,
    files,
  };
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 1));
  return { files: objects.length, bytes: objects.reduce((sum, { size }) => sum + Number(size), 0) };
}
