import { describe, expect, it } from 'vitest';
import type { Groups, MethodOutput, Options } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { rankAbundance } from './index.ts';
import reference from './rankAbundance.reference.json' with { type: 'json' };

const context = { seed: 1, progress: () => undefined };
const options = defaultOptions(rankAbundance);
const matrix = matrixOf(reference.values);
// Not in the order of the samples: they are joined by name.
const groups: Groups = {
  samples: matrix.samples.toReversed(),
  group: reference.groups.toReversed(),
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [],
};
const run = (changes: Options = {}) => rankAbundance.run({ matrix, groups }, { ...options, ...changes }, context);
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const measures = ['observed', 'dominance', 'pielou', 'simpson', 'heip', 'evar', 'slope'];

describe('agrees with as.rad and diversity of vegan', () => {
  const runs = {
    sample: () => run(),
    mean: () => run({ by: 'group' }),
    sum: () => run({ by: 'group', merge: 'sum' }),
  } as const;

  it.each(['sample', 'mean', 'sum'] as const)('%s', (name) => {
    const output = runs[name]();
    const expected = reference[name];
    const names = column(output, 'evenness', 'name') as readonly string[];
    expect(names).toEqual(name === 'sample' ? matrix.samples : groups.levels);
    const [owner, share] = [
      column(output, 'curve', 'name') as readonly string[],
      column(output, 'curve', 'share') as Float64Array,
    ];
    names.forEach((unit, at) => {
      measures.forEach((measure, i) =>
        expect(
          close(
            (column(output, 'evenness', measure) as Float64Array)[at]!,
            expected.evenness[at]![i] ?? Number.NaN,
            1e-10,
          ),
          `${unit} ${measure}`,
        ).toBe(true),
      );
      const curve = share.filter((_, row) => owner[row] === unit);
      expect(curve).toHaveLength(expected.shares[at]!.length);
      curve.forEach((value, rank) => expect(close(value, expected.shares[at]![rank]!, 1e-10)).toBe(true));
    });
  });
});

it('equal features keep the order of the table, and features with a count of 0 are left out', () => {
  const output = rankAbundance.run(
    {
      matrix: matrixOf([
        [2, 0],
        [5, 1],
        [2, 0],
        [0, 0],
      ]),
    },
    options,
    context,
  );
  expect(column(output, 'curve', 'feature')).toEqual(['f2', 'f1', 'f3', 'f2']);
  expect(column(output, 'curve', 'rank')).toEqual(Float64Array.of(1, 2, 3, 1));
  expect((column(output, 'evenness', 'pielou') as Float64Array)[1]).toBeNaN();
});

it('works on relative abundances as on counts, and names samples that take no part', () => {
  const shares = rankAbundance.run(
    {
      matrix: matrixOf([
        [0.25, 0.5, 0],
        [0.75, 0.5, 0],
      ]),
    },
    options,
    context,
  );
  expect(shares.removed).toEqual([{ kind: 'sample', id: 'S3', reason: '所有特征的计数都为 0' }]);
  const two: Groups = { ...groups, samples: ['S1', 'S2'], group: ['A', 'B'] };
  const output = rankAbundance.run({ matrix, groups: two }, { ...options, by: 'group' }, context);
  expect(output.messages[0]!.text).toContain('4 个样本不在分组表中');
  expect(column(output, 'evenness', 'name')).toEqual(['A', 'B']);
});

it('refuses missing values, and groups that do not exist', () => {
  expect(() =>
    rankAbundance.run(
      {
        matrix: matrixOf([
          [1, null],
          [2, 3],
        ]),
      },
      options,
      context,
    ),
  ).toThrow('缺失');
  expect(() => rankAbundance.run({ matrix }, { ...options, by: 'group' }, context)).toThrow('没有提供分组');
});
