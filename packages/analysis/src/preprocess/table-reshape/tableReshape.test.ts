import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { close } from '../../testing/tables.ts';
import { tableReshape } from './index.ts';
import reference from './table-reshape.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  tableReshape.run({ records: recordsOf(columns) }, parseOptions(tableReshape, raw), {
    seed: 1,
    progress: () => undefined,
  });
const { f, long, s, v, wide } = reference;
const cells = (output: MethodOutput): number[] => {
  const [, ...columns] = output.tables[0]!.columns;
  return columns[0]!.values.length === 0
    ? []
    : Array.from(columns[0]!.values.keys()).flatMap((row) => columns.map(({ values }) => Number(values[row])));
};

describe('agrees with tapply and reshape of R', () => {
  it.each(['mean', 'sum', 'max', 'min', 'median'] as const)('%s of the records of a cell', (duplicates) => {
    const output = run({ f, s, v }, { row_column: 'f', column_column: 's', duplicates });
    expect(output.tables[0]!.columns.map(({ name }) => name)).toEqual(['f', 'S1', 'S2', 'S3']);
    const expected = reference[duplicates];
    cells(output).forEach((value, at) => expect(close(value, expected[at] ?? Number.NaN, 1e-15)).toBe(true));
  });
  it('a wide table made long', () => {
    const [first, second, third] = run(wide, { direction: 'long' }).tables[0]!.columns;
    expect([first!.values, second!.values]).toEqual([long.f, long.s]);
    long.v.forEach((value, at) => expect(close(Number(third!.values[at]), value ?? Number.NaN, 0)).toBe(true));
  });
});

it('lists the cells with several records, or refuses them', () => {
  const output = run({ f, s, v }, { row_column: 'f', column_column: 's' });
  expect(output.tables[1]!.columns.map(({ values }) => [...values])).toEqual([
    ['甲', '乙'],
    ['S1', 'S1'],
    [3, 2],
  ]);
  expect(() => run({ f, s, v }, { row_column: 'f', column_column: 's', duplicates: 'error' })).toThrow(
    '“甲”与“S1”有 3 条记录，这样的格共 2 个',
  );
});

it('leaves a cell without a record missing, and fills it with 0 only when asked', () => {
  const data: Columns = { 指标: ['a', 'b'], 样本: ['S1', 'S2'], 值: [1, 2] };
  expect(cells(run(data))).toEqual([1, Number.NaN, Number.NaN, 2]);
  expect(cells(run(data, { absent: 'zero' }))).toEqual([1, 0, 0, 2]);
  const unknown = run({ 指标: ['a', ''], 样本: ['S1', 'S2'], 值: [null, 2], n: [1, 2] });
  expect(unknown.messages.at(-1)!.text).toContain('1 条记录缺少');
  expect(cells(unknown)).toEqual([Number.NaN]);
});

it('leaves missing values out of the long table when asked, and repeats text as written', () => {
  const { tables } = run(
    { id: ['a', 'b'], 备注: ['007', '肝, 左'], x: [1, null], y: [null, 4.5] },
    { direction: 'long', missing: 'drop' },
  );
  expect(tables[0]!.columns.map(({ values }) => [...values])).toEqual([
    ['a', 'b'],
    ['007', '肝, 左'],
    ['x', 'y'],
    [1, 4.5],
  ]);
});

it('refuses what cannot be reshaped and says what to do', () => {
  expect(() => run({ f: ['a'], v: [1] }, { row_column: 'f', column_column: 'f' })).toThrow('行与列取自同一列');
  expect(() => run({ f: ['a'], g: ['b'] }, { direction: 'long' })).toThrow('没有数值列');
  expect(() => run({ f: ['', ''], s: ['a', 'b'], v: [1, 2] }, { row_column: 'f', column_column: 's' })).toThrow(
    '没有一条记录',
  );
});

it('long and back to wide gives the original table', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.array(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)), {
          minLength: 3,
          maxLength: 3,
        }),
        { minLength: 1, maxLength: 6 },
      ),
      (rows) => {
        fc.pre([0, 1, 2].every((at) => rows.some((row) => row[at] !== null)));
        const data = {
          id: rows.map((_, i) => `特征${i}`),
          ...Object.fromEntries([0, 1, 2].map((at) => [`S${at}`, rows.map((row) => row[at]!)])),
        };
        const [ids, names, values] = run(data, { direction: 'long' }).tables[0]!.columns.map(({ values: column }) => [
          ...column,
        ]) as [string[], string[], number[]];
        const back = run(
          { id: ids, s: names, v: values.map((value) => (Number.isNaN(value) ? null : value)) },
          { row_column: 'id', column_column: 's' },
        );
        expect(cells(back)).toEqual(rows.flat().map((value) => value ?? Number.NaN));
      },
    ),
  ));
