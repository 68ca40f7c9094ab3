import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { trimFiles } from './trimFiles.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'panome-trim-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('files that nobody has read since a time go, also where there is room', async () => {
  for (const [at, name] of ['old', 'used', 'new'].entries()) {
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), at, at);
  }
  await trimFiles(folder, { maxBytes: 100, before: 1_000 });
  expect(readdirSync(folder)).toEqual(['new', 'used']);
  await trimFiles(join(folder, 'absent'), { maxBytes: 0 });
});
