import { numberColumn, tableOf, textColumn } from '@panome/analysis/model';
import { ruleLimits, type Rule } from '@panome/analysis/rules';
import { filterRule, type AsSent, type FilterRule } from '@panome/contract';
import { expect, expectTypeOf, it } from 'vitest';
import { rowsOfView } from './tableView.ts';

const table = tableOf('result', '结果', [
  textColumn('feature', '特征', ['葡萄糖 10', '葡萄糖 2', 'Alanine', 'alanine-d3']),
  numberColumn('p', 'p 值', Float64Array.of(0.04, NaN, 1e-12, 0.5)),
]);
const view = { order: 'asc' as const, filters: [] };

it('numbers are sorted by value, missing ones last in both directions', () => {
  expect(rowsOfView(table, { ...view, sort: 'p' })).toEqual([2, 0, 3, 1]);
  expect(rowsOfView(table, { ...view, sort: 'p', order: 'desc' })).toEqual([3, 0, 2, 1]);
});

it('names are sorted with their numbers by value', () => {
  const order = rowsOfView(table, { ...view, sort: 'feature' });
  expect(order.indexOf(1)).toBeLessThan(order.indexOf(0));
});

it('a missing value passes no comparison', () => {
  expect(rowsOfView(table, { ...view, filters: [{ column: 'p', op: 'lt', value: 0.05 }] })).toEqual([0, 2]);
  expect(rowsOfView(table, { ...view, filters: [{ column: 'p', op: 'absent' }] })).toEqual([1]);
});

it('the search ignores the case of text', () => {
  expect(rowsOfView(table, { ...view, search: 'ALANINE' })).toEqual([2, 3]);
});

it('the contract takes the rules of the engine, within the same limits', () => {
  expectTypeOf<AsSent<FilterRule>>().toEqualTypeOf<Rule>();
  const one = { column: 'p', op: 'lt', value: 1 } as const;
  const taken = (rule: unknown) => filterRule.safeParse(rule).success;
  const { conditions, depth, names } = ruleLimits;
  const nested = (levels: number): unknown => (levels === 0 ? one : { not: nested(levels - 1) });
  expect([nested(depth), nested(depth + 1)].map(taken)).toEqual([true, false]);
  expect([conditions, conditions + 1].map((count) => taken({ all: [{ any: Array(count).fill(one) }] }))).toEqual([
    true,
    false,
  ]);
  const list = (count: number) => ({
    column: '',
    op: 'in',
    values: Array.from({ length: count }, (_, at) => `g${at}`),
  });
  expect([names, names + 1].map((count) => taken(list(count)))).toEqual([true, false]);
});
