import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { close } from '../../testing/tables.ts';
import { survival } from './index.ts';
import reference from './survival.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  survival.run({ records: recordsOf(columns) }, parseOptions(survival, raw), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string) => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];
const same = (actual: readonly unknown[], expected: readonly (number | null)[], share: number, what: string) => {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, i) =>
    expect(
      close(Number(value), expected[i] ?? Number.NaN, share),
      `${what} ${i}: ${String(value)} for ${String(expected[i])}`,
    ).toBe(true),
  );
};
const { time, event, group, age } = reference;
const data = { time, event, group, age };

describe('agrees with survival of R', () => {
  it('for the curve and its standard errors', () => {
    const output = run(data);
    (['time', 'n_risk', 'n_event', 'n_censor', 'survival', 'std_err'] as const).forEach((name) =>
      same(column(output, 'curve', name), reference.curve[name], 1e-12, name),
    );
  });

  it.each(Object.entries(reference.limits))('for the interval %s', (interval, { high, low }) => {
    const output = run(data, { interval });
    same(column(output, 'curve', 'ci_low'), low, 1e-10, 'low');
    same(column(output, 'curve', 'ci_high'), high, 1e-10, 'high');
  });

  it('for medians with their intervals, and the log-rank test', () => {
    const output = run(data);
    (['n', 'events', 'expected', 'median'] as const).forEach((name) =>
      same(column(output, 'summary', name), reference.summary[name], 1e-12, name),
    );
    same(column(output, 'summary', 'median_low'), reference.summary.low, 1e-12, 'low');
    same(column(output, 'summary', 'median_high'), reference.summary.high, 1e-12, 'high');
    same(column(output, 'test', 'chisq'), [reference.test.chisq], 1e-10, 'chisq');
    same(column(output, 'test', 'p'), [reference.test.p], 1e-10, 'p');
  });

  it.each([
    ['without', '', reference.cox],
    ['with', 'age', reference.adjusted],
  ])('for the Cox model %s a covariate', (_, covariate_column, expected) => {
    const output = run(data, { covariate_column });
    (['coef', 'se', 'p'] as const).forEach((name) => same(column(output, 'cox', name), expected[name], 1e-8, name));
    same(column(output, 'cox', 'ci_low'), expected.low, 1e-8, 'low');
    same(column(output, 'cox', 'ci_high'), expected.high, 1e-8, 'high');
  });
});

describe('the columns', () => {
  it('take NA for missing: no arm, no event, no class of the covariate, and the rows are named', () => {
    const id = time.map((_, i) => `p${i + 1}`);
    const last = time.findLastIndex((value, i) => value !== null && event[i] !== null && group[i] !== null);
    const sex: readonly string[] = time.map((_, i) => (i % 2 ? 'F' : 'M'));
    const all = { id, ...data, sex };
    const less = Object.fromEntries(Object.entries(all).map(([name, cells]) => [name, cells.toSpliced(last, 1)]));
    const expected = run(less, { covariate_column: 'sex' }).tables;
    for (const name of ['group', 'sex'] as const) {
      const output = run({ ...all, [name]: all[name].with(last, 'NA') }, { covariate_column: 'sex' });
      expect(output.tables).toEqual(expected);
      expect(output.removed).toContainEqual({ kind: 'sample', id: id[last], reason: `缺少“${name}”的值` });
    }
    const words: readonly string[] = event.map((value) => (value ? 'dead' : 'alive'));
    expect(run({ ...all, event: words.with(last, 'N/A') }, { covariate_column: 'sex' }).tables).toEqual(expected);
  });

  it('take numbers of the covariate as numbers unless told, and say which', () => {
    const stage = time.map((_, i) => 1 + (i % 3));
    expect(run({ ...data, stage }, { covariate_column: 'stage' }).facts['terms']).toBe('“stage”（数值）');
    const told = run({ ...data, stage }, { covariate_column: 'stage', covariate_type: 'category' });
    expect(told.facts['terms']).toBe('“stage”（分类，3 类）');
    expect(column(told, 'cox', 'term')).toEqual(expect.arrayContaining(['stage：2', 'stage：3']));
  });

  it('read words and the codes 1 and 2 as events', () => {
    const expected = run({ time: [1, 2, 3, 4], event: [1, 0, 1, 0] }).tables;
    expect(run({ 时间: [1, 2, 3, 4], 状态: ['死亡', '存活', '是', '删失'] }).tables).toEqual(expected);
    expect(run({ time: [1, 2, 3, 4], status: [2, 1, 2, 1] }).tables).toEqual(expected);
  });

  it('of measurements are divided at the median, and columns of few numbers are used as groups', () => {
    const times = { time: [1, 2, 3, 4, 5, 6, 7, 8], event: [1, 1, 1, 0, 1, 1, 0, 1] };
    const measured = run({ ...times, 表达量: [1, 2, 3, 4, 5, 6, 7, 8] }, { group_column: '表达量' });
    expect(column(measured, 'summary', 'group')).toEqual(['表达量 低', '表达量 高']);
    expect(measured.facts['divided']).toBe(4.5);
    expect(column(run({ ...times, stage: [1, 2, 1, 2, 1, 2, 1, 2] }), 'summary', 'group')).toEqual(['1', '2']);
  });

  it.each([
    ['a word that says neither', { time: [1, 2], event: ['是', '也许'] }, '第 3 行的“也许”看不出是否发生事件'],
    ['a negative time', { time: [-1, 2], event: [1, 1] }, '小于 0'],
    ['no event at all', { time: [1, 2], event: [0, 0] }, '没有发生事件的人'],
    ['no time', { name: ['a', 'b'], event: [1, 0] }, '没有认出哪一列是“时间列”'],
  ])('refuse %s', (_, columns, words) => expect(() => run(columns as Columns)).toThrow(words));
});

it('say that a hazard ratio is not finite when a group has no event', () => {
  const output = run({ time: [1, 2, 3, 4, 5, 6], event: [1, 1, 1, 0, 0, 0], group: ['A', 'A', 'A', 'B', 'B', 'B'] });
  expect(output.messages.map(({ text }) => text).join('')).toContain('风险比没有有限的估计');
});

it('without censoring the curve is the share of those without the event, in any order of rows', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 12 }), (times) => {
      const output = run({ time: times, event: times.map(() => 1) });
      column(output, 'curve', 'time').forEach((t, row) =>
        expect(
          close(
            Number(column(output, 'curve', 'survival')[row]),
            times.filter((one) => one > Number(t)).length / times.length,
            1e-12,
          ),
        ).toBe(true),
      );
      expect(run({ time: times.toReversed(), event: times.map(() => 1) }).tables).toEqual(output.tables);
    }),
  ));
