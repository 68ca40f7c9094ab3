import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { scQc } from './index.ts';
import reference from './scQc.reference.json' with { type: 'json' };

const cells = countsOf(reference.values, reference.genes);
const run = (options: Record<string, unknown> = {}, counts = cells): MethodOutput =>
  scQc.run({ cells: counts }, parseOptions(scQc, options), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const near = (actual: number, expected: number) => expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-12);

it('agrees with scuttle in the metrics of each cell, the MAD, and the limits', () => {
  const output = run();
  expect(Array.from(column(output, 'cells', 'counts') as Float64Array)).toEqual(reference.counts);
  expect(Array.from(column(output, 'cells', 'genes') as Float64Array)).toEqual(reference.detected);
  reference.mito.forEach((value, i) =>
    value === null
      ? expect(column(output, 'cells', 'mito_share')[i]).toBeNaN()
      : near(Number(column(output, 'cells', 'mito_share')[i]) + 1, value + 1),
  );
  reference.mad.forEach((value, i) => near(Number(column(output, 'thresholds', 'mad')[i]), value));
  near(Number(column(output, 'thresholds', 'lower')[0]), reference.counts_lower);
  near(Number(column(output, 'thresholds', 'lower')[1]), reference.genes_lower);
  near(Number(column(output, 'thresholds', 'upper')[2]), reference.mito_upper);
});

it('lists every cell left out with its reason, and counts each once', () => {
  const output = run();
  expect(output.removed.find(({ id }) => id === 'c24')).toEqual({ kind: 'sample', id: 'c24', reason: '没有任何计数' });
  expect(output.removed.map(({ id }) => id)).toEqual(expect.arrayContaining(['c22', 'c23']));
  const counts = Array.from(column(output, 'summary', 'cells') as Float64Array);
  expect(counts.reduce((sum, value) => sum + value, 0)).toBe(24);
  expect(counts[0]).toBe(24 - output.removed.length);
  expect(output.facts['kept']).toBe(counts[0]);
});

it('keeps a cell exactly at a fixed limit, and leaves out one beyond it', () => {
  const counts = countsOf(
    [
      [1, 1, 1, 1],
      [1, 1, 0, 1],
      [8, 0, 0, 1],
      [0, 8, 9, 1],
    ],
    ['MT-1', 'b', 'c', 'd'],
  );
  const options = { thresholds: 'fixed', min_genes: 2, max_genes: 3, max_mito: 10 };
  expect(run(options, counts).removed).toEqual([{ kind: 'sample', id: 'c4', reason: '基因数过高' }]);
  expect(run({ ...options, max_genes: 0 }, counts).removed.map(({ reason }) => reason)).toEqual(['线粒体占比过高']);
  expect(
    run({ ...options, min_genes: 3, min_counts: 5 }, counts).removed.map(({ id, reason }) => `${id} ${reason}`),
  ).toEqual(['c3 基因数过低', 'c4 总计数过低']);
});

describe('mitochondrial genes', () => {
  const counts = countsOf(
    [
      [1, 2],
      [2, 1],
      [3, 3],
      [1, 1],
    ],
    ['MT-A', 'mt-b', 'MTOR', 'g'],
  );
  it.each([
    ['auto', 2],
    ['human', 1],
    ['mouse', 1],
    ['none', 0],
  ])('%s: %i', (mito, found) => expect(run({ mito }, counts).facts['mito_genes']).toBe(found));
  it('are reported when there are none', () => {
    expect(
      run(
        {},
        countsOf([
          [1, 2],
          [3, 4],
        ]),
      ).messages[0]!.text,
    ).toContain('没有识别到线粒体基因');
    expect(
      run(
        { mito: 'none' },
        countsOf([
          [1, 2],
          [3, 4],
        ]),
      ).messages,
    ).toEqual([]);
  });
});

it('warns when few cells are left, and marks rare genes', () => {
  const output = run({ thresholds: 'fixed', min_genes: 31 });
  expect(output.messages.at(-1)!.text).toContain('只保留 0 个');
  expect(column(output, 'genes', 'kept')[30]).toBe('剔除');
});

it('refuses more cells than this product analyses', () => {
  const many = {
    genes: ['a'],
    cells: Array.from({ length: 200_001 }, (_, i) => `c${i}`),
    starts: new Int32Array(200_002),
    rows: new Int32Array(),
    values: new Float64Array(),
  };
  expect(() => run({}, many)).toThrow('有 200,001 个细胞，在线分析最多 200,000 个');
});

it('writes a paragraph with the limits it used', () => {
  const options = parseOptions(scQc, { thresholds: 'fixed' });
  const note = scQc.note(options, run({ thresholds: 'fixed' }).facts);
  expect(note).toContain('基因数 ≥ 200、线粒体占比 ≤ 20.0%');
  expect(note).not.toMatch(/undefined|NaN|none/u);
});
