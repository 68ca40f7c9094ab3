import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { close } from '../../testing/tables.ts';
import { tableTranspose } from './index.ts';
import reference from './table-transpose.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  tableTranspose.run({ records: recordsOf(columns) }, parseOptions(tableTranspose, raw), {
    seed: 1,
    progress: () => undefined,
  });
const { columns, key, rows, x, y, z } = reference;

describe('agrees with t of R', () => {
  const table = run({ id: key, x, y, 浓度: z }).tables[0]!;
  it('puts each row into a column', () => {
    expect(table.columns[0]!.values).toEqual(rows);
    for (const [row, expected] of columns.entries())
      expected.forEach((value, at) =>
        expect(close(Number(table.columns[row + 1]!.values[at]), value ?? Number.NaN, 0)).toBe(true),
      );
  });
});

it('numbers repeated and empty names, and says so', () => {
  const { messages, tables } = run({ id: ['a', 'a', '', 'a_2'], v: [1, 2, 3, 4] });
  expect(tables[0]!.columns.map(({ name }) => name)).toEqual(['id', 'a', 'a_2', '第 3 行', 'a_2_2']);
  expect(messages.map(({ text }) => text).join('')).toMatch(/2 列的列名后加了序号.*1 行为空/u);
});

it('keeps text as written, or leaves the text columns out', () => {
  const data: Columns = { 样本: ['S1', 'S2'], 分组: ['对照', '模型'], 编号: ['007', '010'], v: [1.5, null] };
  const whole = run(data).tables[0]!;
  expect(whole.columns.map(({ values }) => [...values])).toEqual([
    ['分组', '编号', 'v'],
    ['对照', '007', '1.5'],
    ['模型', '010', ''],
  ]);
  const numbers = run(data, { text: 'drop' }).tables[0]!;
  expect(numbers.columns.map(({ values }) => [...values])).toEqual([['v'], [1.5], [Number.NaN]]);
});

it('keeps the leading zeros of numbers', () => {
  const numbers = Float64Array.of(7, 10);
  const output = tableTranspose.run(
    {
      records: {
        rows: 2,
        columns: [
          { name: 'id', text: ['a', 'b'], numbers: null },
          { name: 'code', text: ['007', '010'], numbers },
        ],
      },
    },
    parseOptions(tableTranspose, {}),
    { seed: 1, progress: () => undefined },
  );
  expect(output.tables[0]!.columns.slice(1).map(({ values }) => [...values])).toEqual([['007'], ['010']]);
});

it('refuses tables too wide for a spreadsheet, and a table without numbers', () => {
  expect(() =>
    run({ id: Array.from({ length: 16_385 }, (_, i) => `r${i}`), v: Array.from({ length: 16_385 }, () => 1) }),
  ).toThrow('16384 列');
  expect(() => run({ id: ['a'], g: ['x'] }, { text: 'drop' })).toThrow('没有数值列可转置');
  expect(() => run({ id: ['a'], g: ['x'] }, { key_column: 'q' })).toThrow('没有名为“q”的列');
});

it('transposing twice gives the original table', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('甲', '乙', '丙', 'd', 'e'), { minLength: 1 }).chain((ids) =>
        fc.record({
          ids: fc.constant(ids),
          values: fc.array(
            fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), {
              minLength: ids.length,
              maxLength: ids.length,
            }),
            { minLength: 1, maxLength: 4 },
          ),
        }),
      ),
      ({ ids, values }) => {
        const data = { id: ids, ...Object.fromEntries(values.map((column, at) => [`v${at}`, column])) };
        const once = run(data).tables[0]!;
        const back = run(Object.fromEntries(once.columns.map(({ name, values: cells }) => [name, [...cells]])))
          .tables[0]!;
        expect(back.columns.map(({ name }) => name)).toEqual(['id', ...values.map((_, at) => `v${at}`)]);
        values.forEach((column, at) => expect([...back.columns[at + 1]!.values].map(Number)).toEqual(column));
      },
    ),
  ));
