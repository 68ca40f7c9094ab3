import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createViews } from './views.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'panome-views-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const writes = (text: string) => {
  const made = { times: 0 };
  return {
    made,
    make: async (path: string) => {
      made.times += 1;
      await writeFile(path, text);
    },
  };
};

it('a view is made once, also for those who ask at the same time, and again when its bytes are not whole', async () => {
  const { made, make } = writes('a,b\n');
  const views = createViews(folder, 1_000);
  const [first, second] = await Promise.all([views.get('k', make), views.get('k', make)]);
  expect(first).toEqual(second);
  expect(await createViews(folder, 1_000).get('k', make)).toEqual(first);
  expect(made.times).toBe(1);
  truncateSync(first.path, 1);
  expect((await views.get('k', make)).sha256).toBe(first.sha256);
  expect([made.times, readFileSync(first.path, 'utf8')]).toEqual([2, 'a,b\n']);
});

it('a view that could not be made leaves nothing behind and is tried again', async () => {
  const views = createViews(folder, 1_000);
  await expect(views.get('k', () => Promise.reject(new Error('no rows')))).rejects.toThrow('no rows');
  expect(readdirSync(folder)).toEqual([]);
  expect((await views.get('k', writes('x').make)).size).toBe(1);
});

it('beyond the limit the least recently used views go, but none that a task may be reading', async () => {
  const views = createViews(folder, 10);
  const old = await views.get('old', writes('0123456789').make);
  const read = await views.get('read', writes('0123456789').make);
  for (const name of ['old.csv', 'old.json', 'read.csv', 'read.json']) utimesSync(join(folder, name), 1, 1);
  await views.get('read', writes('').make);
  await views.get('new', writes('0123456789').make);
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.csv'))
      .toSorted(),
  ).toEqual(['new.csv', 'read.csv']);
  expect([old.size, read.size]).toEqual([10, 10]);
});
