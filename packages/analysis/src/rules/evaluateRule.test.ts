import { describe, expect, it } from 'vitest';
import { InputError, numberColumn, tableOf, textColumn } from '../model/index.ts';
import { evaluateRule, rowsOfBits, ruleTableOf, type Condition, type Rule, type RuleGroups } from './index.ts';

const table = ruleTableOf(
  tableOf('t', '表', [
    textColumn('feature', '特征', ['a', 'b', 'c', 'd', 'e', ' ']),
    numberColumn('vip', 'VIP', [2, 1, Number.NaN, 0.5, 2, -3]),
    textColumn('direction', '变化方向', ['up', 'down', 'up', '', 'Up ', 'none']),
    numberColumn('A1', 'A1', [1, 2, Number.NaN, 4, 0, 1]),
    numberColumn('A2', 'A2', [3, 2, Number.NaN, Number.NaN, 0, 1]),
    numberColumn('B1', 'B1', [1, 1, 1, 2, 0, 1]),
  ]),
);
const groups: RuleGroups = { A: ['A1', 'A2'], B: ['B1'] };
const kept = (rule: Rule) => [...rowsOfBits(evaluateRule(rule, table, { groups }).kept)];

describe('a missing value passes no comparison', () => {
  it.each([
    [{ column: 'vip', op: 'ge', value: -100 }, [0, 1, 3, 4, 5]],
    [{ column: 'vip', op: 'ne', value: 2 }, [1, 3, 5]],
    [{ column: 'vip', op: 'between', from: 0.5, to: 1 }, [1, 3]],
    [{ column: 'vip', op: 'abs-ge', value: 2 }, [0, 4, 5]],
    [{ column: 'direction', op: 'is-not', value: 'up' }, [1, 4, 5]],
    [{ column: 'direction', op: 'contains-not', value: 'UP' }, [1, 5]],
    [{ column: 'direction', op: 'not-in', values: ['up'] }, [1, 4, 5]],
    [{ column: 'direction', op: 'absent' }, [3]],
    [{ column: '', op: 'absent' }, [5]],
    [{ column: 'vip', op: 'present' }, [0, 1, 3, 4, 5]],
  ] as const satisfies readonly (readonly [Condition, readonly number[]])[])('%j', (condition, rows) =>
    expect(kept(condition)).toEqual(rows),
  );
});

it('the largest and smallest values take in all that are equal to the last of them', () => {
  expect(kept({ column: 'vip', op: 'top', value: 1, unit: 'rows' })).toEqual([0, 4]);
  expect(kept({ column: 'vip', op: 'bottom', value: 2, unit: 'rows' })).toEqual([3, 5]);
  expect(kept({ column: 'vip', op: 'top', value: 1, unit: 'percent' })).toEqual([0, 4]);
  expect(kept({ column: 'vip', op: 'top', value: 99, unit: 'rows' })).toEqual([0, 1, 3, 4, 5]);
});

it('samples of a group are counted, averaged and compared without their missing cells', () => {
  const rows = (measure: Extract<Condition, { measure: unknown }>['measure'], value: number) =>
    kept({ measure, op: 'ge', value });
  expect(rows({ kind: 'count', group: 'A', cell: { op: 'gt', value: 0 } }, 2)).toEqual([0, 1, 5]);
  expect(rows({ kind: 'share', group: 'A', cell: null }, 0.5)).toEqual([0, 1, 3, 4, 5]);
  expect(rows({ kind: 'count', group: '', cell: { op: 'ge', value: 1 } }, 3)).toEqual([0, 1, 5]);
  expect(rows({ kind: 'mean', group: 'A' }, 2)).toEqual([0, 1, 3]);
  expect(rows({ kind: 'rsd', group: 'A' }, Math.SQRT2 / 2 - 1e-12)).toEqual([0]);
  expect(rows({ kind: 'foldchange', group: 'A', reference: 'B' }, 2)).toEqual([0, 1, 3]);
});

it('says for each condition how many rows pass it alone, and what is left step by step', () => {
  const { conditions, count, steps } = evaluateRule(
    {
      all: [
        { column: 'vip', op: 'gt', value: 0 },
        {
          any: [
            { column: 'direction', op: 'is', value: 'up' },
            { column: 'feature', op: 'is', value: 'd' },
          ],
        },
        { not: { column: 'feature', op: 'is', value: 'd' } },
      ],
    },
    table,
  );
  expect(count).toBe(1);
  expect(conditions.map(({ alone }) => alone)).toEqual([4, 2, 1, 1]);
  expect(steps.map(({ alone, left }) => [alone, left])).toEqual([
    [4, 4],
    [3, 2],
    [5, 1],
  ]);
});

it('no condition at all keeps every row, and none of nothing keeps no row', () => {
  expect(kept({ all: [] })).toEqual([0, 1, 2, 3, 4, 5]);
  expect(kept({ any: [] })).toEqual([]);
});

it('text that stands in many rows is looked at once, with the same rows', () => {
  const coded = {
    rows: 4,
    columns: [
      {
        name: 'class',
        label: '分类',
        kind: 'text' as const,
        numbers: () => new Float64Array(),
        texts: () => ({ values: ['', '脂', '糖'], codes: Uint32Array.of(1, 0, 2, 1) }),
      },
    ],
  };
  expect([...evaluateRule({ column: 'class', op: 'is', value: '脂' }, coded).kept]).toEqual([1, 0, 0, 1]);
  expect([...evaluateRule({ column: 'class', op: 'is-not', value: '脂' }, coded).kept]).toEqual([0, 0, 1, 0]);
});

describe('what a table cannot answer is refused by name', () => {
  const problem = (rule: Rule) => {
    try {
      evaluateRule(rule, table, { groups });
    } catch (error) {
      if (error instanceof InputError) return error.problems[0]!;
    }
    throw new Error('not refused');
  };
  it('a column that is gone, with the nearest names', () => {
    const { remedy, what } = problem({
      all: [
        { column: 'vip', op: 'gt', value: 1 },
        { column: 'VIP-1', op: 'gt', value: 1 },
      ],
    });
    expect(what).toContain('没有名为“VIP-1”的列（条件 2');
    expect(remedy).toBe('最接近的是：vip');
  });
  it('a comparison of sizes in a column of text', () =>
    expect(problem({ column: 'direction', op: 'gt', value: 1 }).what).toContain('“direction”列是文字'));
  it('a group that is not there', () =>
    expect(problem({ measure: { kind: 'mean', group: 'C' }, op: 'gt', value: 1 }).what).toBe('没有名为“C”的分组'));
  it('more conditions, brackets or names than the limits', () => {
    const one: Condition = { column: 'vip', op: 'gt', value: 0 };
    expect(problem({ all: Array.from({ length: 51 }, () => one) }).what).toBe('筛选条件有 51 个，最多 50 个');
    expect(problem({ not: { not: { not: { not: { not: one } } } } }).what).toContain('括号有 5 层');
    expect(problem({ column: '', op: 'in', values: Array.from({ length: 10_001 }, (_, at) => `g${at}`) }).what).toBe(
      '名单有 10001 个名称，最多 10000 个',
    );
  });
});
