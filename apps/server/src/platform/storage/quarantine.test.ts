import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskStorage } from './diskStorage.ts';

let folder: string;
let now: number;
const day = 86_400_000;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panome-quarantine-'));
  now = Date.UTC(2026, 10, 21, 23, 59);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The storage of a later run: what lies there is no write under way. The run starts a day later, since a file of the
 * same millisecond counts as written after the start: the file system keeps fractions that the clock has not.
 */
const open = () => createDiskStorage({ folder, reserve: 0, bootId: 'a', now: () => now, startedAt: Date.now() + day });
const put = async (content: string) =>
  (await open().put(Readable.from([Buffer.from(content)]), { maxBytes: 100, tooLargeMsg: '' })).key;
const none = () => Promise.resolve(new Set<string>());
const only = (key: string) => (keys: readonly string[]) => Promise.resolve(new Set(keys.filter((one) => one === key)));
const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

it('REL-18: an object without a row waits seven whole days before it is deleted', async () => {
  const key = await put('bytes');
  const storage = open();
  expect(await storage.sweepOrphans(none)).toEqual({ quarantined: [key], removed: [] });
  await expect(storage.read(key)).rejects.toThrow('ENOENT');
  now += 7 * day;
  expect(await storage.sweepOrphans(none)).toEqual({ quarantined: [], removed: [] });
  expect(files()).toHaveLength(1);
  now += day;
  expect(await storage.sweepOrphans(none)).toEqual({ quarantined: [], removed: [key] });
  expect(files()).toEqual([]);
});

it('REL-18: an object that a row names again comes back, the others stay', async () => {
  const [wanted, other] = [await put('wanted'), await put('other')];
  const storage = open();
  const { quarantined } = await storage.sweepOrphans(none);
  expect(new Set(quarantined)).toEqual(new Set([wanted, other]));
  expect(await storage.putBack(only(wanted))).toEqual([wanted]);
  expect(await text(await storage.read(wanted))).toBe('wanted');
  expect(await storage.sweepOrphans(only(wanted))).toEqual({ quarantined: [], removed: [] });
  await expect(storage.read(other)).rejects.toThrow('ENOENT');
});

it('REL-18: asks for thousands of objects some at a time, as a database takes no longer questions', async () => {
  const storage = open();
  const objects = join(folder, 'objects', 'aa');
  mkdirSync(objects);
  for (let at = 0; at < 2_500; at += 1) writeFileSync(join(objects, `aa${at}`), '');
  const later = open();
  const asked: number[] = [];
  const all = (keys: readonly string[]) => {
    asked.push(keys.length);
    return Promise.resolve(new Set(keys));
  };
  expect((await later.sweepOrphans(none)).quarantined).toHaveLength(2_500);
  expect(await storage.putBack(all)).toHaveLength(2_500);
  expect(Math.max(...asked)).toBeLessThanOrEqual(1_000);
  expect(readdirSync(objects)).toHaveLength(2_500);
});
