import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Platform } from '../platform/platform.ts';
import { objectTables } from '../platform/storage/objectTables.ts';

type Entry = { readonly path: string; readonly sha256: string };
const manifestName = 'manifest.json';
const databaseName = 'panome.db';
/** Copied beside the stored objects: the results of tasks. */
const resultFolders = ['results', 'reports'];

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>)
    hash.update(chunk);
  return hash.digest('hex');
}

/** Objects never change, so a hard link is as good as a copy where the file system allows one. */
async function keep(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => cp(from, to));
}

/**
 * Copies a snapshot of the database and every file that it refers to (REL-18). The server may run meanwhile: files that
 * come later are not in the snapshot, and files are never changed.
 * @throws when the folder has something in it.
 */
export async function backUp(
  { config, database, storage }: Platform,
  folder: string,
): Promise<{ files: number; bytes: number }> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`备份目录 ${folder} 不是空的`);
  await sql`vacuum into ${join(folder, databaseName)}`.execute(database);

  const snapshot = new DatabaseSync(join(folder, databaseName), { readOnly: true });
  const everyObject = objectTables
    .map((table) => `select object_key, sha256, size from ${table} where object_key <> ''`)
    .join(' union ');
  const rows = snapshot.prepare(everyObject).all() as {
    object_key: string;
    sha256: string;
    size: number;
  }[];
  snapshot.close();
  const entries: Entry[] = [];
  let bytes = 0;
  for (const { object_key, sha256, size } of rows) {
    const path = relative(config.dataFolder, storage.pathOf(object_key));
    await keep(storage.pathOf(object_key), join(folder, path));
    entries.push({ path, sha256 });
    bytes += size;
  }
  for (const name of resultFolders)
    await cp(join(config.dataFolder, name), join(folder, name), { recursive: true }).catch(ignoreMissing);
  entries.push({ path: databaseName, sha256: await hashOf(join(folder, databaseName)) });
  await writeFile(join(folder, manifestName), JSON.stringify(entries, null, 1));
  return { files: rows.length, bytes };
}

function ignoreMissing(error: unknown): void {
  if ((error as { code?: string }).code !== 'ENOENT') throw error;
}

/** Reads a whole backup and compares it with its list of checksums. @returns the paths that are missing or changed. */
export async function verifyBackup(folder: string): Promise<string[]> {
  const entries = JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as Entry[];
  const wrong: string[] = [];
  for (const { path, sha256 } of entries) {
    const found = await hashOf(join(folder, path)).catch(() => '');
    if (found !== sha256) wrong.push(path);
  }
  return wrong;
}
