import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { piePlot } from './index.ts';
import reference from './pie-plot.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  piePlot.run({ records: recordsOf(columns) }, parseOptions(piePlot, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, name: string) => [
  ...output.tables[0]!.columns.find((one) => one.name === name)!.values,
];
const { g, k, v } = reference;

describe('agrees with tapply and prop.table of R', () => {
  it.each([
    [{}, reference.value, reference.share],
    [{ group_column: 'g' }, reference.byGroup, reference.shareByGroup],
  ] as const)('%o', (more, values, shares) => {
    const output = run({ k, g, v }, { category_column: 'k', value_column: 'v', top: 3, ...more });
    expect(column(output, 'category').slice(0, 4)).toEqual(reference.order);
    column(output, 'value').forEach((value, i) => expect(close(Number(value), values[i]!, 1e-12)).toBe(true));
    column(output, 'share').forEach((value, i) => expect(close(Number(value), shares[i]!, 1e-12)).toBe(true));
  });
});

it('counts rows when there is no value column, in the order of the file when asked', () => {
  const output = run({ k }, { order: 'input', top: 6 });
  expect(column(output, 'category')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', '其他']);
  expect(column(output, 'value')).toEqual([2, 2, 2, 2, 1, 1, 1]);
  expect(output.messages[0]!.text).toContain('1 行缺少类别');
});

it('says how many categories were combined', () => {
  expect(run({ k }, { top: 2 }).messages.at(-1)!.text).toContain('7 个类别中，合计小的 4 个合并为“其他”');
});

it('refuses values that are not shares and says what to do', () => {
  expect(() => run({ k: ['a'], v: [-1] }, { value_column: 'v' })).toThrow('小于 0');
  expect(() => run({ k: ['a'], v: [0] }, { value_column: 'v' })).toThrow('没有一行有“k”');
  expect(() =>
    run(
      { k, g: k.map((_, i) => `g${i}`), h: k.map((_, i) => `h${i}`), v: k.map(() => 1) },
      { group_column: 'h', category_column: 'g' },
    ),
  ).not.toThrow();
  expect(() =>
    run(
      { k: Array.from({ length: 13 }, () => 'a'), g: Array.from({ length: 13 }, (_, i) => `g${i}`) },
      { category_column: 'k', group_column: 'g' },
    ),
  ).toThrow('最多能画 12 个饼');
});

it('the shares add up to 1, including the combined ones', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ k: fc.constantFrom('a', 'b', 'c', 'd', 'e'), v: fc.integer({ min: 1, max: 50 }) }), {
        minLength: 1,
        maxLength: 30,
      }),
      fc.integer({ min: 2, max: 6 }),
      (rows, top) => {
        const output = run({ k: rows.map((row) => row.k), v: rows.map((row) => row.v) }, { value_column: 'v', top });
        expect(column(output, 'share').reduce<number>((sum, share) => sum + Number(share), 0)).toBeCloseTo(1, 12);
        expect(column(output, 'value').reduce<number>((sum, value) => sum + Number(value), 0)).toBe(
          rows.reduce((sum, row) => sum + row.v, 0),
        );
        expect(column(output, 'category').length).toBeLessThanOrEqual(top + 1);
      },
    ),
  ));
