import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import reference from './box-plot.reference.json' with { type: 'json' };
import { boxPlot } from './index.ts';

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  boxPlot.run({ records: recordsOf(columns) }, parseOptions(boxPlot, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string) => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];
const { g, y, z } = reference;
const tests = [
  ['tukey', {}],
  ['welch', { adjust: 'holm' }],
  ['wilcoxon', { adjust: 'BH' }],
] as const;

describe('agrees with quantile, TukeyHSD, t.test and wilcox.test of R', () => {
  it('boxes of two measures', () => {
    const output = run({ g, y, z });
    reference.boxes.forEach((expected, panel) => {
      for (const [name, values] of Object.entries(expected))
        values.forEach((value, at) =>
          expect(
            close(Number(column(output, 'boxes', name)[panel * 4 + at]), value ?? Number.NaN, 1e-12),
            `${name} ${at}`,
          ).toBe(true),
        );
    });
  });
  it.each(tests)('%s', (test, more) => {
    const output = run({ g, y, z }, { test, ...more });
    reference.tests.forEach(({ a, b, difference, ...p }, panel) => {
      expect(column(output, 'comparisons', 'a').slice(panel * 3, panel * 3 + 3)).toEqual(a);
      expect(column(output, 'comparisons', 'b').slice(panel * 3, panel * 3 + 3)).toEqual(b);
      difference.forEach((value, at) =>
        expect(close(Number(column(output, 'comparisons', 'difference')[panel * 3 + at]), value, 1e-12)).toBe(true),
      );
      p[test].forEach((value, at) =>
        expect(close(Number(column(output, 'comparisons', 'p_adj')[panel * 3 + at]), value, 1e-6)).toBe(true),
      );
    });
  });
});

it('gives one letter to groups that do not differ, the first to the highest mean', () => {
  expect(column(run({ g, y }), 'boxes', 'letters')).toEqual(['b', 'ab', 'a', '']);
});

it('makes a panel for each value of a column, up to the number asked for', () => {
  const long = { 指标: [...g.map(() => '甲'), ...g.map(() => '乙')], g: [...g, ...g], v: [...y, ...z] };
  const output = run(long, { facet_column: '指标', x_column: 'g' });
  expect(column(output, 'boxes', 'mean')).toEqual(column(run({ g, y, z }), 'boxes', 'mean'));
  const one = run({ g, y, z }, { panels: 1 });
  expect([one.facts['panels'], one.messages[1]!.text]).toEqual([1, '共 2 幅，画出前 1 幅']);
});

it('leaves out values without a logarithm, and groups of one value from the tests', () => {
  const output = run({ g: ['a', 'a', 'a', 'b', 'b', 'c'], v: [1, 4, 0, 2, 8, 16] }, { transform: 'log2' });
  expect(output.messages).toEqual([
    { level: 'info', text: '1 个值缺失或不能取对数，未参与' },
    { level: 'warning', text: '1 组只有 1 个值，不参与比较' },
  ]);
  expect(column(output, 'points', 'value')).toEqual([0, 2, 1, 3, 4]);
  expect(column(output, 'comparisons', 'a')).toEqual(['a']);
});

it('refuses what cannot be drawn and says what to do', () => {
  expect(() => run({ g: ['a'], h: ['b'] })).toThrow('没有数值列');
  expect(() =>
    run({ g: Array.from({ length: 21 }, (_, i) => `g${i}`), v: Array.from({ length: 21 }, () => 1) }),
  ).toThrow('最多画 20 组');
  expect(() => run({ g: ['a'], v: [-1] }, { transform: 'log2' })).toThrow('取对数时 0 与负值不参与');
});

it('draws every value once, within the ends of its box', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.constantFrom('甲', '乙', '丙'), fc.oneof(fc.integer({ min: -50, max: 50 }), fc.constant(null))),
        { minLength: 1, maxLength: 30 },
      ),
      (rows) => {
        fc.pre(rows.some(([, value]) => value !== null));
        const output = run({ g: rows.map(([group]) => group), v: rows.map(([, value]) => value) }, { test: 'none' });
        expect(column(output, 'points', 'value')).toHaveLength(rows.filter(([, value]) => value !== null).length);
        const [low, q1, median, q3, high] = ['lower', 'q1', 'median', 'q3', 'upper'].map((name) =>
          column(output, 'boxes', name).map(Number),
        ) as [number[], number[], number[], number[], number[]];
        low.forEach((value, at) =>
          expect([value, q1[at]!, median[at]!, q3[at]!, high[at]!]).toEqual(
            [value, q1[at]!, median[at]!, q3[at]!, high[at]!].toSorted((a, b) => a - b),
          ),
        );
      },
    ),
  ));
