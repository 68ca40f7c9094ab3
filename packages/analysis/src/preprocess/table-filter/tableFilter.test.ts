import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { tableFilter } from './index.ts';
import reference from './table-filter.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}, list?: readonly string[]): MethodOutput =>
  tableFilter.run({ records: recordsOf(columns), list }, parseOptions(tableFilter, raw), {
    seed: 1,
    progress: () => undefined,
  });
const cells = (output: MethodOutput, name: string, table = 0) => [
  ...output.tables[table]!.columns.find((column) => column.name === name)!.values,
];
const { id, fc: change, p } = reference;
const data: Columns = { id, fc: change, p, row: id.map((_, i) => i + 1) };
const kept = (raw: Record<string, unknown>, list?: readonly string[]) => cells(run(data, raw, list), 'row');
const both = { operator_1: 'abs-ge', column_1: 'fc', value_1: 1, operator_2: 'lt', column_2: 'p', value_2: 0.05 };

describe('agrees with subset and duplicated of R', () => {
  it('all conditions, any of them, and “not equal” without missing values', () => {
    expect(kept(both)).toEqual(reference.all);
    expect(
      kept({
        operator_1: 'abs-ge',
        column_1: 'fc',
        value_1: 2,
        operator_2: 'le',
        column_2: 'p',
        value_2: 0.01,
        combine: 'any',
      }),
    ).toEqual(reference.any);
    expect(kept({ operator_1: 'ne', column_1: 'fc', value_1: 1 })).toEqual(reference.ne);
  });
  it('rows of a list left out', () => expect(kept({ list_mode: 'drop' }, ['g1', 'g5'])).toEqual(reference.drop));
  it('one row of each id', () => {
    expect(kept({ distinct: 'first' })).toEqual(reference.first);
    expect(kept({ distinct: 'min', rank_column: 'p' })).toEqual(reference.min);
    expect(kept({ distinct: 'max', rank_column: 'fc' })).toEqual(reference.max);
    expect(kept({ distinct: 'abs-max', rank_column: 'fc' })).toEqual(reference.absMax);
  });
});

it('gives the reason why every row was removed, in the order of the file', () => {
  const output = run(data, { ...both, distinct: 'first' }, ['g1', 'g2', 'g3', '无此基因']);
  expect([cells(output, 'row', 1), cells(output, 'reason', 1)]).toEqual([
    [1, 4, 5, 6, 8, 9],
    ['不满足：p < 0.05', '不满足：|fc| ≥ 1', '不满足：|fc| ≥ 1', '不在名单中', '不满足：p < 0.05', '不在名单中'],
  ]);
  expect(output.messages.at(-1)!.text).toBe('名单中有 1 个不在“id”列');
});

describe('conditions on text', () => {
  const words: Columns = { direction: ['up', 'Up ', 'down', null, 'up-only'], row: [1, 2, 3, 4, 5] };
  const rows = (operator: string, text: string) =>
    cells(run(words, { operator_1: operator, column_1: 'direction', text_1: text }), 'row');
  it.each([
    ['is', 'up', [1]],
    ['is-not', 'up', [2, 3, 5]],
    ['contains', 'UP', [1, 2, 5]],
    ['contains-not', 'up', [3]],
    ['begins', 'Do', [3]],
  ] as const)('%s %s', (operator, text, expected) => expect(rows(operator, text)).toEqual(expected));
  it('are described in words, and need a text to compare with', () => {
    expect(cells(run(words, { operator_1: 'contains', column_1: 'direction', text_1: 'down' }), 'reason', 1)[0]).toBe(
      '不满足：direction 含有 "down"',
    );
    expect(() => rows('is', '  ')).toThrow('没有填写“条件 1 的文字”');
  });
  it('use the digits of a numeric column as they were written', () =>
    expect(cells(run({ row: [10, 2, 21] }, { operator_1: 'begins', column_1: 'row', text_1: '2' }), 'row')).toEqual([
      2, 21,
    ]));
});

it('tell empty cells from filled ones, in text and numeric columns', () => {
  expect(kept({ operator_1: 'absent', column_1: 'id' })).toEqual([6, 9]);
  expect(kept({ operator_1: 'present', column_1: 'fc', operator_2: 'absent', column_2: 'p' })).toEqual([5]);
});

it('refuses a filter that keeps no row, has no condition, or names an unknown column', () => {
  expect(() => run(data)).toThrow('没有设置任何筛选条件');
  expect(() => run(data, { operator_1: 'gt', column_1: 'fc', value_1: 99 })).toThrow(
    '全部 9 行都被筛去：不满足：fc > 99 9 行',
  );
  expect(() => run(data, { operator_1: 'gt' })).toThrow('没有选择“条件 1 的列”');
  expect(() => run(data, { operator_1: 'gt', column_1: 'id' })).toThrow('含有不是数字的内容');
  expect(() => run(data, { distinct: 'max' })).toThrow('没有选择“比较的列”');
});

it('every row is either kept or removed with a reason', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          id: fc.constantFrom('a', 'b', ''),
          v: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(null)),
        }),
        { minLength: 1, maxLength: 20 },
      ),
      fc.constantFrom('ge', 'lt', 'ne', 'abs-le'),
      fc.constantFrom('none', 'first', 'max'),
      (rows, operator, distinct) => {
        fc.pre(rows.some(({ v }) => v !== null));
        const columns = { id: rows.map((row) => row.id), v: rows.map((row) => row.v), row: rows.map((_, i) => i + 1) };
        try {
          const output = run(columns, { operator_1: operator, column_1: 'v', value_1: 1, distinct, rank_column: 'v' });
          expect([...cells(output, 'row'), ...cells(output, 'row', 1)].map(Number).toSorted((a, b) => a - b)).toEqual(
            columns.row,
          );
        } catch (error) {
          expect(String(error)).toContain('都被筛去');
        }
      },
    ),
  ));
