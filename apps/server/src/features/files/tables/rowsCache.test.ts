import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRowsCache } from './rowsCache.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'panome-rows-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('the tables used last are kept within the available space', async () => {
  const cache = createRowsCache(folder, 250);
  const paths = ['a', 'b', 'c'].map((object) => cache.pathOf(object, {}));
  for (const [at, path] of paths.entries()) {
    writeFileSync(path, Buffer.alloc(100));
    utimesSync(path, 1_000 + at, 1_000);
  }
  utimesSync(paths[0]!, 2_000, 1_000);
  await cache.trim();
  expect((await readdir(folder)).sort()).toEqual([paths[0], paths[2]].map((path) => basename(path!)).sort());
});

it('each way of reading a file has its own rows, and all are removed with the file', async () => {
  const cache = createRowsCache(folder, 1_000);
  const paths = [cache.pathOf('a', {}), cache.pathOf('a', { encoding: 'gb18030' }), cache.pathOf('b', {})];
  expect(new Set(paths).size).toBe(3);
  for (const path of paths) writeFileSync(path, '');
  await cache.forget(['a']);
  expect(await readdir(folder)).toEqual([basename(paths[2]!)]);
  await cache.sweep(async () => new Set());
  expect(await readdir(folder)).toEqual([]);
});
