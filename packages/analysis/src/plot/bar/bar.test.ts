import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import reference from './bar.reference.json' with { type: 'json' };
import { bar } from './index.ts';

type Columns = Parameters<typeof recordsOf>[0];
const data = { x: reference.x, y: reference.y, f: reference.f };
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  bar.run({ records: recordsOf(columns) }, parseOptions(bar, { x_column: 'x', ...raw }), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string) => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];

describe('agrees with R', () => {
  it('in means and errors', () => {
    const output = run(data);
    ['n', 'mean', 'sd', 'sem', 'ci_low', 'ci_high'].forEach((name, at) =>
      column(output, 'summary', name).forEach((value, cell) =>
        expect(close(Number(value), reference.summary[cell]![at] ?? Number.NaN, 1e-10), `${name} ${cell}`).toBe(true),
      ),
    );
    column(output, 'comparisons', 'difference').forEach((value, i) =>
      expect(Number(value)).toBeCloseTo(reference.difference[i]!, 12),
    );
  });

  it.each(['tukey', 'welch', 'student', 'wilcoxon'] as const)('in the p-values of %s', (test) => {
    const output = run(data, { test });
    for (const name of ['p', 'p_adj'] as const)
      column(output, 'comparisons', name).forEach((value, i) =>
        expect(close(Number(value), reference[test][name][i]!, 1e-5), `${name} ${i}`).toBe(true),
      );
  });

  it('in p-values within each x when there are fills', () => {
    const output = run(data, { test: 'welch', fill_column: 'f' });
    expect(column(output, 'comparisons', 'x')).toEqual(['CK', 'T1', 'T2']);
    column(output, 'comparisons', 'p_adj').forEach((value, i) =>
      expect(close(Number(value), reference.fills.p_adj[i]!, 1e-6)).toBe(true),
    );
  });
});

it('gives letters from the highest mean on, and none to a bar of one value', () => {
  expect(column(run(data), 'summary', 'letters')).toEqual(['b', 'a', 'b', '']);
});

it('draws the error bars that the option chooses', () => {
  const [sd, sem, none] = ['sd', 'sem', 'none'].map((error) => run(data, { error }));
  expect(Number(column(sd!, 'summary', 'high')[0]) - Number(column(sd!, 'summary', 'mean')[0])).toBeCloseTo(
    reference.summary[0]![2]!,
    12,
  );
  expect(Number(column(sem!, 'summary', 'high')[0]) - Number(column(sem!, 'summary', 'mean')[0])).toBeCloseTo(
    reference.summary[0]![3]!,
    12,
  );
  expect(column(none!, 'summary', 'high')[0]).toBeNaN();
});

it('keeps bars in the order in which the values appear, and leaves out incomplete rows', () => {
  const output = run({ x: ['b', 'a', 'b', '', 'a'], y: [1, 2, 3, 4, null] }, { test: 'none' });
  expect(column(output, 'summary', 'x')).toEqual(['b', 'a']);
  expect(column(output, 'summary', 'mean')).toEqual([2, 2]);
  expect(output.facts['left']).toBe(2);
});

it('refuses more bars than can be read, and tables without a number', () => {
  expect(() =>
    run({ x: Array.from({ length: 80 }, (_, i) => `g${i}`), y: Array.from({ length: 80 }, (_, i) => i) }),
  ).toThrow('最多画 60 根');
  expect(() => run({ x: ['a', 'b'], y: ['c', 'd'] })).toThrow('没有认出哪一列是“数值列”');
});
