import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../command.ts';

export const manifestName = 'manifest.json';
/** The file of an embedded database, in a backup as in a data folder. */
export const databaseName = 'panome.db';
/** The folder of a backup with one file of JSON lines for each table of a PostgreSQL database. */
export const tablesFolder = 'tables';

export type Entry = { readonly path: string; readonly sha256: string };
export type Manifest = {
  readonly format: 2;
  readonly database: 'sqlite' | 'postgres';
  /** Of the structure of the database. */
  readonly version: number;
  /** How many rows each table has. */
  readonly tables: Readonly<Record<string, number>>;
  /** Every file of the backup beside the manifest. */
  readonly files: readonly Entry[];
};

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>)
    hash.update(chunk);
  return hash.digest('hex');
}

/** @throws {UsageError} When the folder holds no backup of this form. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new UsageError(`${folder || '（没有给出目录）'} 中没有 ${manifestName}，不是备份`);
  });
  const read = JSON.parse(text) as Manifest | readonly Entry[];
  if (!('format' in read)) throw new UsageError('这份备份由旧版本写入，没有行数可核对：请按旧版本的说明恢复');
  return read;
}

/** Reads every file and compares it with the list. @returns the paths that are missing or changed. */
export async function wrongFiles(folder: string, files: readonly Entry[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { path, sha256 } of files)
    if ((await hashOf(join(folder, path)).catch(() => '')) !== sha256) wrong.push(path);
  return wrong;
}
