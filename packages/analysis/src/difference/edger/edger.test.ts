import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close, matrixOf, type Cells } from '../../testing/tables.ts';
import { edger } from './index.ts';
import reference from './edger.reference.json' with { type: 'json' };

const samples = reference.group.map((_, i) => `S${i + 1}`);
const groups: Groups = {
  samples,
  group: reference.group,
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [
    { name: 'batch', values: reference.batch },
    { name: 'subject', values: reference.subject },
    { name: 'age', values: reference.age.map(String) },
    { name: 'twin', values: reference.group },
  ],
};
const only = (columns: readonly number[]): Groups => ({
  ...groups,
  samples: columns.map((i) => samples[i]!),
  group: columns.map((i) => reference.group[i]!),
  factors: groups.factors.map(({ name, values }) => ({ name, values: columns.map((i) => values[i]!) })),
});
const pairs = only([0, 1, 2, 3, 4, 5, 6]);
const four = only([0, 1, 7, 8]);
const data = matrixOf(reference.counts as Cells);
const run = (raw: Record<string, unknown> = {}, scheme = groups, matrix = data): MethodOutput =>
  edger.run({ matrix, groups: scheme }, parseOptions(edger, { reference: 'A', test_group: 'C', ...raw }), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, id: string, name: string): (string | number)[] =>
  Array.from<string | number>(
    output.tables.find((table) => table.id === id)!.columns.find((one) => one.name === name)!.values,
  );
const numbers = (output: MethodOutput, id: string, name: string): number[] => column(output, id, name).map(Number);

type Expected = {
  readonly kept: readonly number[];
  readonly factors: readonly number[];
  readonly common: number;
  readonly prior_df: number | null;
  readonly log_cpm: readonly number[];
  readonly trended: readonly number[];
  readonly tagwise: readonly number[];
  readonly ql?: readonly number[];
  readonly ql_trend?: readonly number[];
  readonly df?: readonly number[];
  readonly log2fc: readonly number[];
  readonly statistic?: readonly number[];
  readonly p: readonly number[];
  readonly p_adj: readonly number[];
};

/** edgeR's own iterations end within about 1e-8 of the maximum. */
const share = 1e-6;

describe('edger agrees with edgeR', () => {
  it.each([
    ['plain', {}, groups],
    ['batch', { batch: 'batch' }, groups],
    ['covariate', { covariate: 'age' }, groups],
    ['paired', { pair: 'subject', test_group: 'B' }, pairs],
    ['twoByTwo', {}, four],
    ['zeros', { filter: false }, groups],
    ['zerosBatch', { filter: false, batch: 'batch' }, groups],
    ['rle', { library: 'rle', batch: 'batch' }, groups],
    ['ratio', { test: 'lrt', test_group: 'B' }, groups],
    ['ratioBatch', { test: 'lrt', batch: 'batch' }, groups],
    ['exact', { test: 'exact' }, groups],
    ['exactAll', { test: 'exact', test_group: 'B', filter: false }, groups],
    ['exactTwo', { test: 'exact' }, four],
  ] as const)('%s', (name, raw, scheme) => {
    const expected: Expected = reference.cases[name];
    const output = run(raw, scheme);
    expect(column(output, 'result', 'feature').map((id) => Number(String(id).slice(1)))).toEqual(expected.kept);
    expect(Math.abs(Number(output.facts['common']) / expected.common - 1)).toBeLessThan(share);
    expect(Math.abs(Number(output.facts['prior_df']) / expected.prior_df! - 1)).toBeLessThan(share);
    const agree = (id: string, column_: string, values: readonly number[] | undefined, floor = 0): void => {
      if (!values) return;
      const actual = numbers(output, id, column_);
      values.forEach((value, row) => {
        expect(
          close(actual[row]!, value, share) || Math.abs(actual[row]! - value) <= share * floor,
          `${column_} of ${row + 1}: ${actual[row]} for ${value}`,
        ).toBe(true);
      });
    };
    agree('factors', 'factor', expected.factors);
    for (const each of ['log_cpm', 'trended', 'tagwise', 'ql', 'ql_trend'] as const)
      agree('dispersions', each, expected[each], each === 'log_cpm' ? 1 : 0);
    agree('result', 'df', expected.df);
    // A change or a statistic near 0 is a difference of large numbers.
    agree('result', 'log2fc', expected.log2fc, 1);
    agree('result', 'statistic', expected.statistic, 1);
    agree('result', 'p', expected.p);
    agree('result', 'p_adj', expected.p_adj);
  });
});

describe('edger', () => {
  const quick = { test: 'lrt' };
  it('compares every group with the reference, or all pairs, and turns the sign with the reference', () => {
    expect([...new Set(column(run({ test_group: '' }), 'result', 'contrast'))]).toEqual(['B vs A', 'C vs A']);
    expect([...new Set(column(run({ test: 'exact', contrasts: 'pairs' }), 'result', 'contrast'))]).toEqual([
      'B vs A',
      'C vs A',
      'C vs B',
    ]);
    for (const test of ['qlf', 'lrt', 'exact']) {
      const [forward, backward] = [run({ test }), run({ test, reference: 'C', test_group: 'A' })];
      numbers(forward, 'result', 'log2fc').forEach((change, row) =>
        expect(close(change, -numbers(backward, 'result', 'log2fc')[row]!, 1e-8)).toBe(true),
      );
      numbers(forward, 'result', 'p').forEach((p, row) =>
        expect(close(p, numbers(backward, 'result', 'p')[row]!, 1e-6)).toBe(true),
      );
    }
  });
  it('joins by sample name, whatever the order of the groups file', () => {
    const turned = only([...samples.keys()].toReversed());
    expect(run({ batch: 'batch' }, turned).tables).toEqual(run({ batch: 'batch' }).tables);
  });
  it('leaves out samples without a group, and names them and the features of low counts', () => {
    const { removed, tables } = run(quick, four);
    expect(removed.filter(({ kind }) => kind === 'sample').map(({ id }) => id)).toEqual([
      'S3',
      'S4',
      'S5',
      'S6',
      'S7',
      'S10',
      'S11',
    ]);
    expect(removed.filter(({ kind }) => kind === 'feature')).toHaveLength(150 - tables[0]!.rows);
    expect(run({ ...quick, filter: false }).tables[0]!.rows).toBe(150);
    expect(run({ ...quick, min_count: 50 }).tables[0]!.rows).toBeLessThan(run(quick).tables[0]!.rows);
  });
  it('gives a feature without a count no change and p = 1', () => {
    for (const test of ['qlf', 'lrt', 'exact']) {
      const output = run({ test, filter: false });
      expect(column(output, 'result', 'p')[2]).toBe(1);
      expect(Math.abs(numbers(output, 'result', 'log2fc')[2]!)).toBeLessThan(1e-9);
    }
  });
  it('takes two features, and two samples against one', () => {
    const two = run({ filter: false }, groups, matrixOf(reference.counts.slice(84, 86)));
    expect(numbers(two, 'result', 'p').every((p) => p > 0 && p < 1)).toBe(true);
    const few = run({}, only([0, 1, 7]));
    expect(few.messages.some(({ text }) => text.startsWith('残差自由度只有 1'))).toBe(true);
    expect(numbers(few, 'result', 'p').every((p) => p >= 0 && p <= 1)).toBe(true);
  });
  it('lists the library sizes of the samples, corrected or not', () => {
    const plain = run({ ...quick, library: 'none' });
    expect(numbers(plain, 'factors', 'factor')).toEqual(samples.map(() => 1));
    expect(numbers(plain, 'factors', 'library_size')).toEqual(
      samples.map((_, i) => reference.cases.plain.kept.reduce((sum, row) => sum + reference.counts[row - 1]![i]!, 0)),
    );
  });
  it('rounds expected counts when asked to', () => {
    const expected: Matrix = {
      ...data,
      values: data.values.map((value, at) => (at % 3 === 0 && value > 0 ? value + 0.25 : value)),
    };
    const output = run({ ...quick, round: true }, groups, expected);
    expect(output.tables).toEqual(run(quick).tables);
    expect(output.messages.some(({ text }) => text.endsWith('个小数计数已四舍五入'))).toBe(true);
  });
  it('reports its progress', () => {
    const steps: [string, number][] = [];
    edger.run({ matrix: data, groups }, parseOptions(edger, {}), {
      seed: 1,
      progress: (step, fraction) => steps.push([step, fraction]),
    });
    const fractions = steps.map(([, fraction]) => fraction);
    expect(new Set(steps.map(([step]) => step)).size).toBe(4);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  const changed = (at: number, value: number): Matrix => ({ ...data, values: data.values.with(at, value) });
  const perMillion: Matrix = {
    ...data,
    values: data.values.map(
      (value, at) => (value / reference.counts.reduce((sum, row) => sum + row[at % 11]!, 0)) * 1e6,
    ),
  };
  it('ignores covariates in the exact test', () =>
    expect(run({ test: 'exact', batch: 'batch' }).tables).toEqual(run({ test: 'exact' }).tables));
  it.each([
    ['a batch that is the groups', { batch: 'twin' }, 'confounded', data],
    ['a group that is not there', { reference: 'Z' }, 'option-value', data],
    ['a group against itself', { test_group: 'A' }, 'option-value', data],
    ['a missing count', {}, 'not-a-count', changed(1000, Number.NaN)],
    ['a negative count', {}, 'not-a-count', changed(1000, -1)],
    ['a fraction', {}, 'not-a-count', changed(1000, 3.5)],
    [
      'logged data',
      { round: true },
      'not-a-count',
      { ...data, values: data.values.map((value) => Math.log2(value + 1)) },
    ],
    ['data of one total', { round: true }, 'not-a-count', perMillion],
    [
      'an empty sample',
      { filter: false },
      'empty-sample',
      { ...data, values: data.values.map((value, at) => (at % 11 === 4 ? 0 : value)) },
    ],
    [
      'factors that zeros forbid',
      { filter: false, library: 'rle' },
      'no-factor',
      { ...data, values: data.values.map((value, at) => ((Math.floor(at / 11) + at) % 11 === 0 ? 0 : value)) },
    ],
    [
      'nothing above the lowest count',
      {},
      'too-few-features',
      { ...data, values: data.values.map((value) => Math.min(value, 1)) },
    ],
    ['a single feature', { filter: false }, 'too-few-features', matrixOf([reference.counts[100]!])],
    [
      'hardly any count',
      { filter: false },
      'too-few-counts',
      matrixOf([
        samples.map((_, i) => (i < 4 ? 1 : 0)),
        samples.map((_, i) => (i > 3 && i < 8 ? 1 : 0)),
        samples.map((_, i) => (i > 6 ? 1 : 0)),
      ]),
    ],
  ])('refuses %s and says what to do', (_, raw, code, matrix) => {
    try {
      run(raw, groups, matrix);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
      expect((error as InputError).problems[0]!.code).toBe(code);
      expect((error as InputError).problems[0]!.remedy).not.toBe('');
    }
  });
});
