import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { close } from '../../testing/tables.ts';
import { tableMerge } from './index.ts';
import reference from './table-merge.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const second = (
  ids: readonly string[],
  columns: Readonly<Record<string, readonly (number | null)[]>>,
  annotations: Matrix['annotations'] = [],
): Matrix => ({
  idName: 'id',
  ids,
  samples: Object.keys(columns),
  values: Float64Array.from(ids.flatMap((_, row) => Object.values(columns).map((column) => column[row] ?? Number.NaN))),
  annotations,
});
const run = (columns: Columns, matrix2: Matrix, raw: Record<string, unknown> = {}): MethodOutput =>
  tableMerge.run({ records: recordsOf(columns), matrix2 }, parseOptions(tableMerge, raw), {
    seed: 1,
    progress: () => undefined,
  });
const named = (output: MethodOutput, name: string, table = 0): Column['values'] =>
  output.tables[table]!.columns.find((column) => column.name === name)!.values;
const same = (actual: Column['values'], expected: readonly (number | null)[]) => {
  expect(actual).toHaveLength(expected.length);
  expected.forEach((value, at) => expect(close(Number(actual[at]), value ?? Number.NaN, 0)).toBe(true));
};
const { x, y } = reference;

describe('agrees with merge of R', () => {
  it.each(['inner', 'left', 'right', 'outer'] as const)('%s', (join) => {
    const output = run(x, second(y.id, { v: y.v, w: y.w }), { join, suffix: 'r' });
    const expected = reference[join];
    expect([...named(output, 'id')]).toEqual(expected.id);
    expect([...named(output, 'name')]).toEqual(expected.name);
    same(named(output, 'v.x'), expected.vx);
    same(named(output, 'v.y'), expected.vy);
    same(named(output, 'w'), expected.w);
  });
});

it('lists keys without a match, and says when only the case differs', () => {
  const output = run(
    { id: ['TP53', 'brca1', 'X'], name: ['甲', '乙', '丙'] },
    second(['TP53', 'BRCA1', 'MYC'], { s: [1, 2, 3] }),
  );
  expect([...named(output, 'side', 1)]).toEqual(['第一个表', '第一个表', '第二个表', '第二个表']);
  expect([...named(output, 'key', 1)]).toEqual(['brca1', 'X', 'BRCA1', 'MYC']);
  expect(output.messages).toContainEqual({
    level: 'warning',
    text: '1 个没有配上的键与另一个表的键只差大小写、全半角或空格，请检查写法',
  });
});

describe('a second table of any kind', () => {
  const merge = (columns: Columns, other: Columns, raw: Record<string, unknown> = {}, matrix2?: Matrix): MethodOutput =>
    tableMerge.run(
      { records: recordsOf(columns), records2: recordsOf(other), matrix2 },
      parseOptions(tableMerge, raw),
      { seed: 1, progress: () => undefined },
    );
  const words = { 名称: ['甲', '乙', '丙'], 通路: ['p1', '', 'p3'] };

  it('can hold text only, with its key in any column', () => {
    const output = merge(
      { id: ['b', 'a', 'b'], note: ['x', 'y', 'z'] },
      { ...words, id: ['a', 'b', 'c'] },
      { join: 'outer' },
    );
    expect(output.tables[0]!.columns.map(({ name }) => name)).toEqual(['id', 'note', '名称', '通路']);
    expect([...named(output, 'id')]).toEqual(['b', 'a', 'b', 'c']);
    expect([...named(output, '名称')]).toEqual(['乙', '甲', '乙', '丙']);
    expect([...named(output, 'note')]).toEqual(['x', 'y', 'z', '']);
    expect([...named(merge({ id: ['甲'], v: [1] }, { 通路: ['q'], x: ['甲'] }, { key_column2: 'x' }), '通路')]).toEqual(
      ['q'],
    );
  });

  it.each(['inner', 'left', 'right', 'outer'] as const)(
    'gives the same result as the same table read as features: %s',
    (join) => {
      const one = merge(x, { id: y.id, v: y.v, w: y.w }, { join });
      const other = run(x, second(y.id, { v: y.v, w: y.w }), { join });
      expect(one.tables).toEqual(other.tables);
      expect(one.facts).toEqual(other.facts);
    },
  );

  it('is refused by row numbers when a key repeats; empty keys match nothing', () => {
    expect(() => merge({ id: ['a'], v: [1] }, { id: ['a', 'b', 'a'], w: ['1x', '2x', '3x'] })).toThrow(
      '“a”不止一行（第 1 条和第 3 条）',
    );
    expect(
      merge({ id: ['a', ''], v: [1, 2] }, { id: ['a', '', ''], w: ['x', 'y', 'z'] }, { join: 'outer' }).tables[0]!.rows,
    ).toBe(4);
  });

  it('is required exactly once', () => {
    expect(() =>
      tableMerge.run({ records: recordsOf({ id: ['a'], v: [1] }) }, parseOptions(tableMerge, {}), {
        seed: 1,
        progress: () => undefined,
      }),
    ).toThrow('没有给第二个表');
    expect(() => merge({ id: ['a'], v: [1] }, { id: ['a'], w: ['x'] }, {}, second(['a'], { s: [1] }))).toThrow(
      '给了两个',
    );
  });
});

it('keeps the text columns of both tables, and renames columns of the same name', () => {
  const matrix = second(['a', 'b'], { id: [1, 2] }, [{ name: '描述', values: ['肝, 左叶', '“引号”'] }]);
  const output = run({ id: ['b', 'a'], 描述: ['p', 'q'] }, matrix, { suffix: 'words' });
  expect(output.tables[0]!.columns.map(({ name }) => name)).toEqual([
    'id',
    '描述（表一）',
    '描述（表二）',
    'id（表二）',
  ]);
  expect([...named(output, '描述（表二）')]).toEqual(['“引号”', '肝, 左叶']);
});

it('refuses tables without a common key and says what to check', () => {
  expect(() => run({ id: ['a'], v: [1] }, second(['ENSG1'], { s: [1] }))).toThrow(
    '没有一个相同的值：前者如“a”，后者如“ENSG1”',
  );
  expect(() => run({ id: ['a'], v: [1] }, second(['a'], { s: [1] }), { key_column: 'q' })).toThrow('没有名为“q”的列');
});

it('accounts for every row of both tables', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { minLength: 1, maxLength: 8 }),
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }),
      fc.constantFrom('inner', 'left', 'right', 'outer'),
      (left: readonly string[], right: readonly string[], join) => {
        fc.pre(left.some((key) => right.includes(key)));
        const { facts, tables } = run(
          { id: left, at: left.map((_, i) => i) },
          second(right, { s: right.map((_, i) => i / 3) }),
          { join },
        );
        const both = left.filter((key) => right.includes(key)).length;
        const [onlyLeft, onlyRight] = [left.length - both, right.filter((key) => !left.includes(key)).length];
        expect(tables[0]!.rows).toBe(
          both +
            (join === 'left' || join === 'outer' ? onlyLeft : 0) +
            (join === 'right' || join === 'outer' ? onlyRight : 0),
        );
        expect(facts).toMatchObject({ only_left: onlyLeft, only_right: onlyRight });
        expect(tables[1]!.rows).toBe(onlyLeft + onlyRight);
      },
    ),
  ));
