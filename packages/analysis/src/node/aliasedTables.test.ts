import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SampleAlias } from '../model/index.ts';
import { methodById } from '../registry.ts';
import { executeRun, type RunFiles } from './index.ts';

const samples = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'];
const otherwise = (name: string) => name.replace('S', 'Sample_0');
const lines = (rows: readonly (readonly (string | number)[])[]) => rows.map((row) => `${row.join(',')}\n`).join('');
const valueOf = (row: number, column: number) => 5 + ((row * 7 + column * column * 3) % 17);
const aliases = samples.map((sample): SampleAlias => ({ name: otherwise(sample), sample }));

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'panome-aliased-'));
  const features = [0, 1, 2, 3, 4, 5];
  const matrix = (names: readonly string[], id: string) =>
    lines([['id', ...names], ...features.map((row) => [`${id}${row}`, ...names.map((_, at) => valueOf(row, at))])]);
  writeFileSync(join(dir, 'one.csv'), matrix(samples, 'a'));
  // Written as the first in another case, which is joined by itself, or with a prefix and zeros, which is not.
  writeFileSync(
    join(dir, 'case.csv'),
    matrix(
      samples.map((name) => name.toLowerCase()),
      'b',
    ),
  );
  writeFileSync(join(dir, 'other.csv'), matrix(samples.map(otherwise), 'b'));
  writeFileSync(
    join(dir, 'env.csv'),
    lines([['sample', 'pH', 'depth'], ...samples.map((name, at) => [otherwise(name), 5 + at / 7, (at * 5) % 7])]),
  );
});
afterEach(() => rmSync(dir, { recursive: true }));

const file = (name: string) => ({ path: join(dir, name), name });
const run = (id: string, files: RunFiles) =>
  executeRun({ method: methodById(id)!, files, options: {}, seed: 1, outDir: join(dir, 'out') });
const scheme = { samples: [], group: [], levels: [], colors: {}, factors: [], aliases };

it.each([
  ['network', { matrix2: 'other.csv' }],
  ['mantel', { env: 'env.csv' }],
] as const)('%s joins its second table by names that were confirmed, and by no others', async (id, second) => {
  const [[input, name]] = Object.entries(second) as [[string, string]];
  const files: RunFiles = { matrix: file('one.csv'), [input]: file(name) };
  await expect(run(id, files)).rejects.toThrow(/样本/u);
  // Of a scheme without samples, as a form without groups sends it, or by themselves, as the command has them.
  for (const confirmed of [{ groups: scheme }, { aliases }]) {
    const result = await run(id, { ...files, ...confirmed });
    expect(result.inputs.find((one) => one.id === input)?.aliases).toEqual(aliases);
    expect(result.groups).toBeNull();
    expect(readFileSync(join(dir, 'out', 'methods.zh.md'), 'utf8')).toContain('“Sample_01”即“S1”');
  }
});

it('two tables are joined as tables and groups are, and it is said', async () => {
  const result = await run('correlation', { matrix: file('one.csv'), matrix2: file('case.csv') });
  expect(result.messages.map(({ text }) => text).join()).toContain('7 个样本名写法不同');
});
