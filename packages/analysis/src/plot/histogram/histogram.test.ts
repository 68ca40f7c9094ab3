import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { classes, kernelDensity, ruleOfThumb } from '../../density/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import reference from './histogram.reference.json' with { type: 'json' };
import { histogram } from './index.ts';
import { sheatherJones } from './sheatherJones.ts';

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  histogram.run({ records: recordsOf(columns) }, parseOptions(histogram, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string) => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];
type Expected = {
  values: (number | null)[];
  classes: number[];
  nrd0: number[];
  sj: (number | null)[];
  at: number[];
  density: number[];
} & Record<'fd' | 'sturges' | 'scott', { breaks: number[]; counts: number[] }>;

describe('agrees with hist, bw.nrd0 and bw.SJ of R', () => {
  const names = ['ties', 'constant', 'skewed', 'heaped', 'negative', 'far'] as const;
  it.each(names.flatMap((name) => (['fd', 'sturges', 'scott'] as const).map((rule) => ({ name, rule }))))(
    '$name by $rule',
    ({ name, rule }) => {
      const { [rule]: expected, values } = reference[name] as Expected;
      const output = run({ values }, { rule });
      const [from, to] = [column(output, 'bins', 'from'), column(output, 'bins', 'to')];
      expect(column(output, 'bins', 'count')).toEqual(expected.counts);
      expected.breaks.forEach((value, i) =>
        expect(close(Number(i === 0 ? from[0] : to[i - 1]), value, 1e-12)).toBe(true),
      );
    },
  );

  it.each(names)('%s: classes, bandwidths and density', (name) => {
    const expected = reference[name] as Expected;
    const sorted = Float64Array.from(expected.values.filter((value): value is number => value !== null)).sort();
    expect((['fd', 'sturges', 'scott'] as const).map((rule) => classes(sorted, rule))).toEqual(expected.classes);
    expect(close(ruleOfThumb(sorted), expected.nrd0[0]!, 1e-12)).toBe(true);
    const sj = sheatherJones(sorted);
    expect(close(sj, expected.sj[0] ?? Number.NaN, 1e-8)).toBe(true);
    const density = kernelDensity(sorted, Float64Array.from(expected.at), Number.isNaN(sj) ? expected.nrd0[0]! : sj);
    expected.density.forEach((value, i) => expect(close(density[i]!, value, 1e-7)).toBe(true));
  });
});

const two = { kind: ['b', 'a', '', 'b', 'a', 'b'], x: [1, 2, 3, 4, null, 10], y: [1, 1, 2, 2, 3, -1] };

it('counts groups separately in the same intervals, samples without a group last', () => {
  const output = run(two, { group_column: 'kind', value_column: 'x', rule: 'width', bin_width: 5 });
  expect(column(output, 'bins', 'group')).toEqual(['b', 'b', 'a', 'a', '', '']);
  expect(column(output, 'bins', 'count')).toEqual([2, 1, 1, 0, 1, 0]);
  expect(column(output, 'bins', 'from')).toEqual([0, 5, 0, 5, 0, 5]);
  expect(column(output, 'summary', 'missing')).toEqual([0, 1, 0]);
});

it('draws every numeric column when none is chosen, and says how many are left out', () => {
  expect(column(run(two), 'summary', 'column')).toEqual(['x', 'y']);
  expect(run(two, { columns: 1 }).messages[0]!.text).toContain('另有 1 个数值列');
});

it('divides from the smallest to the largest value into as many intervals as asked', () => {
  const output = run(two, { value_column: 'x', rule: 'count', bin_count: 3, density: 'none' });
  expect(column(output, 'bins', 'to')).toEqual([4, 7, 10]);
  expect(column(output, 'bins', 'count')).toEqual([4, 0, 1]);
  expect(output.tables[1]!.rows).toBe(0);
});

it('counts values without a logarithm as missing and says so', () => {
  const output = run({ y: [8, 0, -1, 2] }, { transform: 'log2' });
  expect(column(output, 'summary', 'missing')).toEqual([2]);
  expect(output.messages[0]!.text).toContain('2 个 0 或负值');
});

it('uses the rule of thumb where Sheather–Jones has no solution', () => {
  const output = run({ x: [5, 5, 5] }, { density: 'sj' });
  expect(output.messages[0]!.text).toContain('无解');
  expect(column(output, 'density', 'y').every(Number.isFinite)).toBe(true);
});

it('refuses what cannot be counted and says what to do', () => {
  expect(() => run({ word: ['a', 'b'] })).toThrow('没有数值列');
  expect(() => run({ x: [-1, -2] }, { transform: 'log10' })).toThrow('没有可以作图的值');
  expect(() => run({ x: [0, 1e9] }, { rule: 'width', bin_width: 1 })).toThrow('超过 1000 个区间');
  expect(() =>
    run(
      { k: Array.from({ length: 13 }, (_, i) => `g${i}`), x: Array.from({ length: 13 }, (_, i) => i) },
      { group_column: 'k' },
    ),
  ).toThrow('最多能分 12 组');
});
