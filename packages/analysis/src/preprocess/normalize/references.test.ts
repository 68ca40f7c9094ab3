import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { normalize } from './index.ts';
import reference from './factors.reference.json' with { type: 'json' };

type Rows = readonly (readonly (number | null)[])[];
const matrixOf = (rows: Rows): Matrix => ({
  idName: 'id',
  ids: rows.map((_, row) => `f${row + 1}`),
  samples: rows[0]!.map((_, at) => `S${at + 1}`),
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
// The groups name the samples in another order: amounts are joined by name.
const groupsOf = (amounts: readonly (number | string)[]): Groups => {
  const samples = amounts.map((_, at) => `S${at + 1}`).toReversed();
  return {
    samples,
    group: samples.map(() => 'A'),
    levels: ['A'],
    colors: {},
    factors: [{ name: 'mg', values: amounts.map(String).toReversed() }],
  };
};
const run = (matrix: Matrix, raw: Record<string, unknown>, groups?: Groups, seed = 1): MethodOutput =>
  normalize.run({ matrix, groups }, parseOptions(normalize, raw), { seed, progress: () => undefined });
const valuesOf = (output: MethodOutput): number[][] =>
  output.tables[0]!.columns.slice(1).map(({ values }) => [...(values as Float64Array)]);
const samplesOf = (output: MethodOutput): string[] => output.tables[0]!.columns.slice(1).map(({ name }) => name);
const same = (output: MethodOutput, expected: Rows): void =>
  valuesOf(output).forEach((column, at) =>
    column.forEach((value, row) =>
      expect(close(value, expected[row]![at] ?? Number.NaN, 1e-12), `f${row + 1} S${at + 1}`).toBe(true),
    ),
  );
const matrix = matrixOf(reference.values);

describe('agrees with the same division in R', () => {
  it('by the geometric mean of the reference features', () => {
    const output = run(matrix, { method: 'reference', reference_features: ' f1\n\nf6；f1' });
    same(output, reference.reference);
    [...(output.tables[1]!.columns[1]!.values as Float64Array)].forEach((factor, at) =>
      expect(close(factor, reference.reference_factor[at]!, 1e-12)).toBe(true),
    );
  });
  it('by the amounts of the samples, joined by name', () =>
    same(run(matrix, { method: 'amount', amount_column: 'mg' }, groupsOf(reference.amount)), reference.by_amount));
});

it('refuses references and amounts that cannot be divided by, naming feature and sample', () => {
  const by = (text: string) => () => run(matrix, { method: 'reference', reference_features: text });
  expect(by(' \n ')).toThrow('没有填写参照特征');
  expect(by('f1\nIS-9\nIS-8')).toThrow('数据表中没有参照特征“IS-9”等 2 个');
  expect(by('f2')).toThrow('参照特征“f2”在样本“S3”中缺失');
  expect(() =>
    run(
      matrixOf([
        [1, 0],
        [2, 3],
      ]),
      { method: 'reference', reference_features: 'f1' },
    ),
  ).toThrow('参照特征“f1”在样本“S2”中不大于 0');
  const amounts =
    (values: readonly (number | string)[], column = 'mg') =>
    () =>
      run(matrix, { method: 'amount', amount_column: column }, groupsOf(values));
  expect(amounts(reference.amount, '')).toThrow('没有选择样本用量的列');
  expect(amounts(reference.amount, 'ml')).toThrow('分组表没有名为“ml”的列');
  expect(amounts([1, 2, '约 3', 4, 5])).toThrow('样本“S3”的“mg”为“约 3”，不是正数');
  expect(() => run(matrix, { method: 'amount', amount_column: 'mg' })).toThrow('按样本用量归一化需要分组表');
});

describe('even depth', () => {
  const counts = matrixOf([
    [30, 5, 0],
    [10, 5, 2],
    [0, null, 1],
    [60, 10, 0],
  ]);
  it('draws the same number of counts from every sample, never more of a feature than there are', () => {
    const output = run(counts, { method: 'rarefy', depth: 15 });
    expect([samplesOf(output), output.removed]).toEqual([
      ['S1', 'S2'],
      [{ kind: 'sample', id: 'S3', reason: '只有 3 条，不到抽平深度 15' }],
    ]);
    valuesOf(output).forEach((column, at) => {
      expect(column.reduce((sum, value) => sum + value, 0)).toBe(15);
      column.forEach((value, row) => expect(value).toBeLessThanOrEqual(counts.values[row * 3 + at]! || 0));
    });
  });
  it('uses the depth of the shallowest sample, which stays unchanged', () => {
    const output = run(counts, { method: 'rarefy' });
    expect([valuesOf(output)[2], output.facts['depth'], output.removed]).toEqual([[0, 2, 1, 0], 3, []]);
  });
  it('is the same for the same seed, and unbiased over many seeds', () => {
    expect(valuesOf(run(counts, { method: 'rarefy', depth: 15 }, undefined, 7))).toEqual(
      valuesOf(run(counts, { method: 'rarefy', depth: 15 }, undefined, 7)),
    );
    const rounds = 400;
    const mean = Array.from(
      { length: rounds },
      (_, seed) => valuesOf(run(counts, { method: 'rarefy', depth: 15 }, undefined, seed))[0]![0]!,
    ).reduce((sum, value) => sum + value / rounds, 0);
    // Hypergeometric: 15 of 100 with 30 of the kind; six standard errors of the mean.
    expect(Math.abs(mean - 4.5)).toBeLessThan(6 * Math.sqrt((15 * 0.3 * 0.7 * (85 / 99)) / rounds));
  });
  it('refuses values that are not counts, and samples that are too shallow', () => {
    expect(() => run(matrix, { method: 'rarefy' })).toThrow('不是计数');
    expect(() =>
      run(
        matrixOf([
          [1, 0],
          [2, 0],
        ]),
        { method: 'rarefy' },
      ),
    ).toThrow('样本“S2”没有任何计数');
    expect(() => run(counts, { method: 'rarefy', depth: 500 })).toThrow('没有一个样本达到 500 条，最多的有 100 条');
  });
});

it('a sample without an amount leaves, and the others are as without it', () => {
  const run5 = (values: readonly (number | string)[], of = matrix): MethodOutput =>
    run(of, { method: 'amount', amount_column: 'mg' }, groupsOf(values));
  const output = run5([1, '', 3, 4, 5]);
  expect(output.removed).toEqual([{ kind: 'sample', id: 'S2', reason: '缺少“mg”的值' }]);
  expect(output.tables[1]!.columns[0]!.values).toEqual(['S1', 'S3', 'S4', 'S5']);
});
