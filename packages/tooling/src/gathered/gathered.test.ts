import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { gathered } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'panome-gathered-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  writeFileSync(join(folder, name), content);
  const earlier = Date.now() / 1000 - 60;
  utimesSync(join(folder, name), earlier, earlier);
}
const source = pathToFileURL(join(folder, 'main.ts')).href;
const gathering = { sources: [source], folder: join(folder, 'kept') };
const address = async (of = gathering) => (await gathered(of))[source]!;
const run = async (address: string) => ((await import(/* @vite-ignore */ address)) as { say: () => unknown }).say();

it('runs what was gathered until a module changes, which then runs as it is now', async () => {
  write('main.ts', "import { word } from './part.ts';\nexport const say = () => [word, import.meta.url];\n");
  write('part.ts', "export const word: string = 'before';\n");
  const first = await address();
  expect(first).not.toBe(source);
  expect(await run(first)).toEqual(['before', source]);
  expect(await address()).toBe(first);
  write('part.ts', "export const word: string = 'afterwards';\n");
  expect(await run(await address())).toEqual(['afterwards', source]);
});

it('runs from the source where nothing can be kept', async () => {
  write('main.ts', 'export const say = () => 1;\n');
  write('taken', '');
  const nowhere = { ...gathering, folder: join(folder, 'taken') };
  expect(await address(nowhere)).toBe(source);
  expect(existsSync(join(folder, 'taken', 'record.json'))).toBe(false);
});
