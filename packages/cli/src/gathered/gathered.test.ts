import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { commandAddress } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'panome-gathered-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  writeFileSync(join(folder, name), content);
  const earlier = Date.now() / 1000 - 60;
  utimesSync(join(folder, name), earlier, earlier);
}
const gathering = { source: pathToFileURL(join(folder, 'main.ts')).href, folder: join(folder, 'kept') };
const run = async (address: string) => ((await import(/* @vite-ignore */ address)) as { say: () => unknown }).say();

it('runs what was gathered until a module changes, which then runs as it is now', async () => {
  write('main.ts', "import { word } from './part.ts';\nexport const say = () => [word, import.meta.url];\n");
  write('part.ts', "export const word: string = 'before';\n");
  const first = await commandAddress(gathering);
  expect(first).not.toBe(gathering.source);
  expect(await run(first)).toEqual(['before', gathering.source]);
  expect(await commandAddress(gathering)).toBe(first);
  write('part.ts', "export const word: string = 'afterwards';\n");
  expect(await run(await commandAddress(gathering))).toEqual(['afterwards', gathering.source]);
});

it('runs from the source where nothing can be kept', async () => {
  write('main.ts', 'export const say = () => 1;\n');
  write('taken', '');
  const nowhere = { ...gathering, folder: join(folder, 'taken') };
  expect(await commandAddress(nowhere)).toBe(gathering.source);
  expect(existsSync(join(folder, 'taken', 'record.json'))).toBe(false);
});
