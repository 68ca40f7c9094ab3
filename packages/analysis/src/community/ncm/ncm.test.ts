import { describe, expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import type { Groups, MethodOutput, Options } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { ncm } from './index.ts';
import reference from './ncm.reference.json' with { type: 'json' };
import { rarefied } from '../../abundances/index.ts';

const context = { seed: 1, progress: () => undefined };
const options = defaultOptions(ncm);
const matrix = matrixOf(reference.values);
// Not in the order of the samples: they are joined by name.
const groups: Groups = {
  samples: matrix.samples.toReversed(),
  group: reference.groups.toReversed(),
  levels: ['A', 'B'],
  colors: {},
  factors: [],
};
const run = (changes: Options = {}, seed = 1) =>
  ncm.run({ matrix, groups }, { ...options, ...changes }, { ...context, seed });
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;

describe('agrees with nls and pbeta of R', () => {
  it.each([
    ['all', '全部样本', 0],
    ['A', 'A', 0],
    ['B', 'B', 1],
  ] as const)('%s', (key, name, row) => {
    const output = run({ by: key === 'all' ? 'all' : 'group', rarefy: 'none' });
    const expected = reference[key];
    ['samples', 'features', 'n', 'm', 'm_low', 'm_high', 'nm', 'r2', 'rmse', 'r2_random'].forEach((measure, i) =>
      expect(close((column(output, 'fit', measure) as Float64Array)[row]!, expected.fit[i]!, 1e-6), measure).toBe(true),
    );
    const rows = [...(column(output, 'features', 'name') as readonly string[]).keys()].filter(
      (at) => column(output, 'features', 'name')[at] === name,
    );
    expect(rows.map((at) => column(output, 'features', 'feature')[at])).toEqual(
      expected.feature.map((feature) => `f${feature}`),
    );
    for (const measure of ['share', 'frequency', 'predicted', 'ci_low', 'ci_high'] as const)
      rows.forEach((at, i) =>
        expect(
          close((column(output, 'features', measure) as Float64Array)[at]!, expected[measure][i]!, 1e-6),
          `${measure} ${i}`,
        ).toBe(true),
      );
  });
});

it('marks taxa outside the interval as above or below, and counts them', () => {
  const output = run();
  const [frequency, low, high, predicted] = ['frequency', 'ci_low', 'ci_high', 'predicted'].map(
    (name) => column(output, 'features', name) as Float64Array,
  );
  const classes = column(output, 'features', 'class') as readonly string[];
  const far = (at: number) => Math.abs(frequency![at]! - predicted![at]!) * 13 >= 0.5;
  classes.forEach((one, at) =>
    expect(one).toBe(
      far(at) && frequency![at]! > high![at]! ? 'above' : far(at) && frequency![at]! < low![at]! ? 'below' : 'neutral',
    ),
  );
  expect(classes.some((one, at) => one === 'neutral' && frequency![at] === 1 && high![at]! < 1)).toBe(true);
  for (const name of ['above', 'neutral', 'below'])
    expect((column(output, 'fit', name) as Float64Array)[0]).toBe(classes.filter((one) => one === name).length);
});

it('draws every sample down to the smallest, always the same for one seed', () => {
  expect(run().facts['depth']).toBe(
    Math.min(...matrix.samples.map((_, i) => reference.values.reduce((sum, row) => sum + row[i]!, 0))),
  );
  expect((column(run(), 'fit', 'n') as Float64Array)[0]).toBeCloseTo(Number(run().facts['depth']), 9);
  expect(run()).toEqual(run());
  expect(run({}, 2).tables).not.toEqual(run().tables);
  const counts = Float64Array.of(5, 0, 3, 2);
  const mean = new Float64Array(4);
  const random = uniform(3);
  for (let round = 0; round < 4_000; round += 1)
    rarefied(counts, 4, random).forEach((value, at) => (mean[at]! += value / 4_000));
  counts.forEach((count, at) => expect(Math.abs(mean[at]! - 0.4 * count)).toBeLessThan(0.08));
});

it('warns of unequal depths that are not rarefied', () => {
  expect(run({ rarefy: 'none' }).messages[0]!.text).toContain('相差 2');
});

it('refuses too few taxa or samples, missing values, relative abundances, and groups that do not exist', () => {
  expect(() =>
    ncm.run(
      {
        matrix: matrixOf([
          [1, 2, 3],
          [2, 3, 4],
        ]),
      },
      options,
      context,
    ),
  ).toThrow('至少需要 4 个');
  expect(() =>
    ncm.run(
      {
        matrix: matrixOf([
          [1, 2, 3, 1],
          [2, 3, 4, 2],
        ]),
      },
      options,
      context,
    ),
  ).toThrow('至少需要 5 个');
  expect(() => ncm.run({ matrix: matrixOf([[1, null, 3, 1]]) }, options, context)).toThrow('缺失');
  expect(() => ncm.run({ matrix: matrixOf([[0.5, 1, 3, 1]]) }, options, context)).toThrow('不是整数');
  expect(() => ncm.run({ matrix }, { ...options, by: 'group' }, context)).toThrow('没有提供分组');
});
