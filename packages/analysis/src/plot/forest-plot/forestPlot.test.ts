import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import reference from './forest-plot.reference.json' with { type: 'json' };
import { forestPlot } from './index.ts';

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}): MethodOutput =>
  forestPlot.run({ records: recordsOf(columns) }, parseOptions(forestPlot, raw), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string) => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];
const { arm, high, low, or, study } = reference;
const data = { study, arm, or, low, high };
const figures = ['k', 'estimate', 'low', 'high', 'z', 'p', 'q', 'df', 'p_q', 'i2', 'tau2', 'pi_low', 'pi_high'];

describe('agrees with lm and the definitions of DerSimonian & Laird in R', () => {
  const cases = (['at95', 'at90'] as const).flatMap((at) =>
    (['fixed', 'random'] as const).flatMap((model) =>
      (['x', 'y', 'all'] as const).map((part) => ({ at, model, part })),
    ),
  );
  it.each(cases)('$at $part $model', ({ at, model, part }) => {
    const output = run(data, { summary: 'both', group_column: 'arm', level: Number(at.slice(2)) / 100 });
    const [group, models] = [column(output, 'summary', 'group'), column(output, 'summary', 'model')];
    const row = models.findIndex((name, i) => name === model && group[i] === (part === 'all' ? '全部' : part));
    const expected = reference[at][part][model];
    figures.forEach((name, i) =>
      expect(close(Number(column(output, 'summary', name)[row]), expected[i] ?? Number.NaN, 1e-9), name).toBe(true),
    );
  });

  it('in the weights', () => {
    const output = run(data);
    const label = column(output, 'rows', 'label');
    reference.studies.forEach((name, i) => {
      const row = label.indexOf(name);
      expect(close(Number(column(output, 'rows', 'weight_fixed')[row]), reference.shareFixed[i]!, 1e-9)).toBe(true);
      expect(close(Number(column(output, 'rows', 'weight_random')[row]), reference.shareRandom[i]!, 1e-9)).toBe(true);
    });
    expect(column(output, 'rows', 'weight_fixed')[label.indexOf('g')]).toBeNaN();
  });
});

it('draws rows without an interval, but leaves them out of the summary and says so', () => {
  const output = run(data, { summary: 'random' });
  expect(column(output, 'rows', 'label')).toHaveLength(8);
  expect(output.messages.map(({ text }) => text)).toEqual([
    '1 行缺少“study”或“or”，未画出',
    '1 行没有区间或区间宽度为 0，只画出点，未参与汇总',
  ]);
  expect(output.facts).toMatchObject({ rows: 8, left: 1, pooled: 7, measure: 'ratio' });
});

it('pools the logarithms of ratios and reports ratios', () => {
  const log = (values: readonly (number | null)[]) => values.map((value) => (value === null ? null : Math.log(value)));
  const [ratios, logs] = [
    run(data, { summary: 'random' }),
    run({ study, or: log(or), low: log(low), high: log(high) }, { summary: 'random', measure: 'log-ratio' }),
  ];
  for (const name of figures)
    expect(close(Number(column(logs, 'summary', name)[0]), Number(column(ratios, 'summary', name)[0]), 1e-12)).toBe(
      true,
    );
});

it('keeps subgroups together in the order of the file and sorts within them', () => {
  const output = run(data, { group_column: 'arm', order: 'estimate' });
  expect(column(output, 'rows', 'label')).toEqual(['g', 'a', 'c', 'i', 'd', 'h', 'b', 'e']);
  expect(column(run(data, { top: 2 }), 'rows', 'label')).toEqual(['a', 'b']);
});

it('uses a weight column for the sizes of the marks only, not for the summary', () => {
  const weighted = run(
    { ...data, n: [10, 20, 10, 10, 10, 10, null, 10, 20] },
    { weight_column: 'n', summary: 'fixed' },
  );
  expect(Number(column(weighted, 'rows', 'weight')[1])).toBeCloseTo((20 / 90) * 100, 12);
  expect(column(weighted, 'summary', 'estimate')).toEqual(
    column(run(data, { summary: 'fixed' }), 'summary', 'estimate'),
  );
});

it('has no summary of a single row, and warns of asymmetric intervals', () => {
  const single = run({ study: ['a', 'b'], or: [1, 2], low: [0.5, null], high: [2, null] }, { summary: 'both' });
  expect(single.tables[1]!.rows).toBe(0);
  expect(single.messages.at(-1)!.text).toContain('不足 2 行');
  const skewed = run({ study: ['a', 'b'], estimate: [1, 2], low: [0.5, 1], high: [4, 9] }, { summary: 'fixed' });
  expect(skewed.messages[0]!.text).toContain('2 行的效应值明显偏离区间的中点');
});

it('refuses what cannot be drawn and says what to do', () => {
  const refused = (columns: Columns, raw: Record<string, unknown> = {}) => {
    try {
      run(columns, raw);
    } catch (error) {
      return (error as { problems: readonly { what: string; remedy: string }[] }).problems[0]!;
    }
    throw new Error('not refused');
  };
  expect(refused({ study: ['a'], or: [-1], low: [-2], high: [1] }).remedy).toContain('比值的自然对数');
  expect(refused({ study: ['a'], or: [3], low: [1], high: [2] }).what).toContain('不在区间 1～2 之内');
  expect(refused({ study: ['a'], or: [1] }).what).toContain('没有认出哪一列是“区间下限列”');
  expect(refused({ study: [''], or: [1], low: [0.5], high: [2] }).what).toContain('没有一行同时有');
  expect(refused({ study: ['a'], or: [1], low: [0.5], high: [2], n: [-1] }, { weight_column: 'n' }).what).toContain(
    '为负',
  );
});
