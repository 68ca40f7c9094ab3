import { expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { scNormalize } from './index.ts';
import reference from './scNormalize.reference.json' with { type: 'json' };

const cells = countsOf(reference.values);
const groups: Groups = {
  samples: cells.cells.toReversed(),
  group: reference.kind.map(String).toReversed(),
  levels: ['2', '1'],
  colors: {},
  factors: [],
};
const run = (options: Record<string, unknown> = {}, counts = cells, scheme?: Groups): MethodOutput =>
  scNormalize.run({ cells: counts, ...(scheme && { groups: scheme }) }, parseOptions(scNormalize, options), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string): readonly (number | string)[] =>
  Array.from(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Iterable<
      number | string
    >,
  );
const near = (actual: readonly (number | string)[], expected: readonly number[], digits = 1e-10): void => {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, i) =>
    expect(Math.abs(Number(value) - expected[i]!)).toBeLessThanOrEqual(digits * Math.max(1e-3, Math.abs(expected[i]!))),
  );
};

it('agrees with pooledSizeFactors of scuttle', () => {
  near(column(run({ method: 'deconvolution' }), 'cells', 'factor'), reference.pooled, 1e-8);
});

it('scales totals to 10,000 or to the median, and takes the logarithm', () => {
  const output = run();
  near(
    column(output, 'cells', 'factor'),
    reference.libraries.map((total) => total / 1e4),
  );
  near(column(output, 'genes', 'mean'), reference.mean);
  near(column(output, 'genes', 'variance'), reference.variance);
  column(output, 'genes', 'depth_r').forEach((r, gene) =>
    reference.depth_r[gene] === null ? expect(r).toBeNaN() : near([r], [reference.depth_r[gene]!]),
  );
  column(output, 'genes', 'depth_r_raw').forEach((r, gene) =>
    reference.depth_r_raw[gene] === null ? expect(r).toBeNaN() : near([r], [reference.depth_r_raw[gene]!]),
  );
  near(
    output.tables[2]!.columns.slice(1).map(({ values }) => Number(values[0])),
    reference.first,
  );
  near(
    column(run({ method: 'median' }), 'cells', 'factor'),
    reference.libraries.map((total) => total / reference.middle),
  );
  near(
    column(run({ log: 'log2' }), 'genes', 'mean'),
    reference.mean.map((value) => value / Math.LN2),
  );
});

it('gives the mean of each group, joined by cell name', () => {
  const output = run({}, cells, groups);
  expect(output.tables[1]!.columns.map(({ name }) => name)).toEqual([
    'gene',
    'cells',
    'mean',
    'variance',
    'depth_r_raw',
    'depth_r',
    'mean_2',
    'mean_1',
  ]);
  near(column(output, 'genes', 'mean_2'), reference.mean_2);
});

it('every cell sums to the target when no logarithm is taken', () => {
  const matrix = run({ log: 'none', scale: 500 }).tables[2]!;
  for (const { values } of matrix.columns.slice(1))
    expect((values as Float64Array).reduce((sum, value) => sum + value, 0)).toBeCloseTo(500, 8);
});

it('lists a part of a large matrix, and says how to get the whole', () => {
  expect(run({ genes: 10 }).tables[2]!.rows).toBe(10);
  expect(run({ genes: 10 }).messages[0]!.text).toContain('变异最大的 10 个基因；全部细胞的因子');
  const many = countsOf([
    Array.from({ length: 1200 }, (_, i) => 1 + (i % 3)),
    Array.from({ length: 1200 }, (_, i) => i % 5),
    Array.from({ length: 1200 }, () => 2),
  ]);
  const output = run({}, many);
  expect(output.tables.map(({ rows }) => rows)).toEqual([1200, 3, 3]);
  expect(output.tables[2]!.columns).toHaveLength(1001);
  expect(output.messages[0]!.text).toContain('1,200 个细胞中等距抽取的 1,000 个细胞');
});

it('leaves out cells without a count, and never gives a factor of 0', () => {
  const output = run(
    { method: 'deconvolution' },
    { ...cells, cells: [...cells.cells, '空'], starts: Int32Array.of(...cells.starts, cells.starts.at(-1)!) },
  );
  expect(output.removed).toEqual([{ kind: 'sample', id: '空', reason: '没有任何计数' }]);
  near(column(output, 'cells', 'factor'), reference.pooled, 1e-8);
  const poor = countsOf(
    reference.values.map((row, gene) => row.map((value, cell) => (cell === 3 ? Number(gene === 43) : value))),
  );
  expect(column(run({ method: 'deconvolution' }, poor), 'cells', 'factor').every((factor) => Number(factor) > 0)).toBe(
    true,
  );
});

it('refuses too few cells for pools', () => {
  const few = countsOf(reference.values.map((row) => row.slice(0, 20)));
  expect(() => run({ method: 'deconvolution' }, few)).toThrow('去卷积法至少需要 21 个');
  expect(run({}, few).tables[0]!.rows).toBe(20);
});

it.each(['library', 'median', 'deconvolution'])('writes a paragraph for %s', (method) => {
  const options = parseOptions(scNormalize, { method });
  const note = scNormalize.note(options, run({ method }).facts);
  expect(note).toContain('58 个细胞、45 个基因');
  expect(note).not.toMatch(/undefined|NaN/u);
});
