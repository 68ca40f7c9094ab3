import { describe, expect, it } from 'vitest';
import { numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';
import { caught } from '../../testing/caught.ts';
import { edgeTable } from './edgeTable.ts';

const of = (...columns: readonly (readonly [string, readonly (string | number)[]])[]): Table =>
  tableOf(
    't',
    '差异检验结果',
    columns.map(([name, values]) =>
      typeof values[0] === 'number'
        ? numberColumn(name, name as never, values as number[])
        : textColumn(name, name as never, values as string[]),
    ),
  );
const differences = of(
  ['contrast', ['A vs C', 'A vs C', 'A vs C', 'B vs C', 'B vs C', 'B vs C']],
  ['feature', ['f1', 'f2', 'f3', 'f1', 'f2', 'f3']],
  ['log2fc', [2, 0.1, -3, 1, 2, Number.NaN]],
  ['p', [0.01, 0.9, 0.001, 0.02, 0.0001, Number.NaN]],
  ['direction', ['up', 'none', 'down', 'none', 'up', 'untested']],
);
const levels = of(['feature', ['f1', 'f2', 'f3', 'f4']], ['s1', [1, 2, 3, 4]], ['s2', [5, 6, 7, 8]]);
const notes = of(['蛋白', ['f4', 'f2']], ['psm', [3, 9]], ['s1', [0, 0]]);

const tables = {
  step: (step: string) => (step === 'test' ? differences : levels),
  role: () => notes,
};
const cells = (edge: object) => {
  const { columns } = edgeTable({ from: 'step', step: 'test', table: 't', ...edge } as never, tables);
  return Object.fromEntries(columns.map(({ name, values }) => [name, [...values]]));
};
const changed = { column: 'direction', op: 'in', values: ['up', 'down'] } as const;
const inContrast = (value: string) => ({ all: [{ column: 'contrast', op: 'is', value }, changed] });

describe('what goes on from one step to the next', () => {
  it('is the rows that the rules keep, with the columns asked for under their new names', () =>
    expect(cells({ rules: inContrast('A vs C'), columns: ['feature', 'log2fc'], as: ['feature', 'score'] })).toEqual({
      feature: ['f1', 'f3'],
      score: [2, -3],
    }));

  it('is one column of names for each contrast, as long as the longest', () => {
    const rows = (name: string) => ({ step: 'test', table: 't', column: 'feature', name, rules: inContrast(name) });
    expect(cells({ gather: { kind: 'lists', lists: [rows('A vs C'), rows('B vs C')] } })).toEqual({
      'A vs C': ['f1', 'f3'],
      'B vs C': ['f2', ''],
    });
  });

  it('is the rows that some contrast names, in the order of the table, the least values first to stay', () => {
    const named = [{ step: 'test', table: 't', column: 'feature', rules: changed }];
    const gather = { kind: 'rows', named, by: 'p' };
    expect(cells({ step: 'normalize', gather })['feature']).toEqual(['f1', 'f2', 'f3']);
    // f2 0.0001, f3 0.001, f1 0.01
    expect(cells({ step: 'normalize', gather: { ...gather, most: 2 } })['feature']).toEqual(['f2', 'f3']);
  });

  it('has the columns of a role beside its first, and never a sample twice', () =>
    expect(cells({ step: 'normalize', gather: { kind: 'columns', role: 'counts' } })).toEqual({
      feature: ['f1', 'f2', 'f3', 'f4'],
      psm: [Number.NaN, 9, Number.NaN, 3],
      s1: [1, 2, 3, 4],
      s2: [5, 6, 7, 8],
    }));
});

describe('is refused', () => {
  const problem = (edge: object) => caught(() => cells(edge)).problems[0]!;

  it('when the rules leave nothing, with what each of them takes', () =>
    expect(
      problem({
        rules: {
          all: [
            { column: 'p', op: 'lt', value: 0.05 },
            { column: 'log2fc', op: 'gt', value: 5 },
          ],
        },
      }),
    ).toMatchObject({
      code: 'nothing-left',
      what: '“差异检验结果”的 6 行中没有一行符合条件：“p < 0.05”的 4 行，“log2fc > 5”的 0 行',
    }));

  it('when no row is of the kind that there is something to do with', () => {
    const some = { column: 'log2fc', op: 'gt', value: 5 };
    expect(problem({ rules: { column: 'p', op: 'present' }, some })).toMatchObject({
      code: 'nothing-left',
      what: '“差异检验结果”的 5 行中没有一行符合条件：“log2fc > 5”的 0 行',
    });
  });

  it('when fewer than two contrasts have a name', () => {
    const rows = (name: string) => ({ step: 'test', table: 't', column: 'feature', name, rules: inContrast(name) });
    expect(problem({ gather: { kind: 'lists', lists: [rows('A vs C'), rows('Z vs C')] } }).what).toBe(
      '有名单的比较不到 2 个：A vs C 2 个，Z vs C 0 个',
    );
  });

  it('when no contrast names a row', () => {
    const named = [{ step: 'test', table: 't', column: 'feature', rules: inContrast('Z vs C') }];
    expect(problem({ step: 'normalize', gather: { kind: 'rows', named } })).toMatchObject({
      code: 'nothing-left',
      what: '“差异检验结果”的 6 行中没有一行符合条件：“contrast 是 "Z vs C"”的 0 行，“direction 属于 (上调, 下调)”的 3 行',
    });
  });

  it('when a column is not there', () => expect(problem({ columns: ['vip'] }).what).toContain('没有名为“vip”的列'));

  it('when a role has no name of the table, or one in several rows', () => {
    const beside = (other: Table) =>
      caught(() =>
        edgeTable(
          { from: 'step', step: 'normalize', table: 't', gather: { kind: 'columns', role: 'counts' } },
          { ...tables, role: () => other },
        ),
      ).problems[0]!.what;
    expect(beside(of(['x', ['g1']], ['psm', [1]]))).toContain('没有相同的名称');
    expect(beside(of(['x', ['f1', 'f1']], ['psm', [1, 2]]))).toContain('有几行，内容不同');
  });
});
