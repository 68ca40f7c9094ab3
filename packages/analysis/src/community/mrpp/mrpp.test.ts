import { describe, expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { mrpp } from './index.ts';
import reference from './mrpp.reference.json' with { type: 'json' };

const context = { seed: 3, progress: () => undefined };
const options = { ...defaultOptions(mrpp), permutations: 9_999 };
const few = { ...options, permutations: 99 };
const matrix = matrixOf(reference.values);
const groups: Groups = {
  samples: matrix.samples,
  group: reference.group,
  levels: ['A', 'B', 'C', 'D'],
  colors: {},
  factors: [],
};
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array;
const nearP = (p: number, expected: number): void =>
  expect(Math.abs(p - expected), `${p} for ${expected}`).toBeLessThan(
    5 * Math.sqrt((expected * (1 - expected) * 1.2) / 9_999) + 2e-4,
  );

describe('agrees with mrpp of vegan', () => {
  it.each(['n', 'n-1', 'pairs'] as const)('with groups weighted by %s', (weight) => {
    const output = mrpp.run({ matrix, groups }, { ...options, weight }, context);
    const expected = reference[weight];
    for (const name of ['a', 'delta', 'expected'] as const)
      expect(close(column(output, 'result', name)[0]!, expected[name][0]!, 1e-10), name).toBe(true);
    nearP(column(output, 'result', 'p')[0]!, expected.p[0]!);
    expected.classes.forEach((delta, i) => {
      expect(close(column(output, 'classes', 'delta')[i]!, delta, 1e-10)).toBe(true);
      expect(close(column(output, 'distances', 'mean')[i + 1]!, delta, 1e-10)).toBe(true);
    });
  });
  it('for two of several groups', () => {
    const output = mrpp.run({ matrix, groups }, options, context);
    for (const name of ['a', 'delta', 'expected'] as const)
      expect(close(column(output, 'pairs', name)[0]!, reference.pair[name][0]!, 1e-10), name).toBe(true);
    nearP(column(output, 'pairs', 'p')[0]!, reference.pair.p[0]!);
  });
  it('with groups of one sample, which get no weight', () => {
    const output = mrpp.run({ matrix, groups: { ...groups, group: reference.single } }, options, context);
    for (const name of ['a', 'delta', 'expected'] as const)
      expect(close(column(output, 'result', name)[0]!, reference.alone[name][0]!, 1e-10), name).toBe(true);
    nearP(column(output, 'result', 'p')[0]!, reference.alone.p[0]!);
    expect([...column(output, 'classes', 'delta')].map(Number.isNaN)).toEqual([false, false, true, true]);
    expect(output.messages[0]!.text).toBe('C、D 只有一个样本，没有组内距离，不计入 δ');
    // C and D together have no distance within a group.
    expect(column(output, 'pairs', 'a').at(-1)).toBeNaN();
  });
});

it('joins the groups by name, and gives the same result from the table and from its distances', () => {
  const turned: Groups = { ...groups, samples: groups.samples.toReversed(), group: groups.group.toReversed() };
  expect(mrpp.run({ matrix, groups: turned }, few, context)).toEqual(mrpp.run({ matrix, groups }, few, context));
  const size = 4;
  const values = Float64Array.from({ length: size * size }, (_, at) => Math.abs(Math.floor(at / size) - (at % size)));
  const output = mrpp.run(
    {
      distance: { ids: ['S1', 'S2', 'S3', 'S4'], values },
      groups: { ...groups, samples: ['S1', 'S2', 'S3', 'S4'], group: ['A', 'A', 'B', 'B'] },
    },
    few,
    context,
  );
  expect(column(output, 'result', 'delta')[0]).toBe(1);
  expect(column(output, 'result', 'a')[0]).toBeCloseTo(1 - 1 / (10 / 6), 12);
});

it('refuses groups of one sample each, samples that are all equal, and missing values', () => {
  const small = matrixOf([
    [1, 2, 9, 8],
    [5, 4, 1, 3],
  ]);
  const scheme = (group: readonly string[]): Groups => ({
    ...groups,
    samples: small.samples,
    group,
    levels: [...new Set(group)],
  });
  expect(() => mrpp.run({ matrix: small, groups: scheme(['A', 'B', 'C', 'D']) }, few, context)).toThrow(
    '每组只有一个样本',
  );
  expect(() =>
    mrpp.run(
      {
        matrix: matrixOf([
          [1, 1, 1, 1],
          [2, 2, 2, 2],
        ]),
        groups: scheme(['A', 'A', 'B', 'B']),
      },
      few,
      context,
    ),
  ).toThrow('所有样本之间的距离都为 0');
  expect(() =>
    mrpp.run(
      { matrix: { ...small, values: small.values.with(0, Number.NaN) }, groups: scheme(['A', 'A', 'B', 'B']) },
      few,
      context,
    ),
  ).toThrow('缺失');
  expect(mrpp.run({ matrix: small, groups: scheme(['A', 'A', 'B', 'B']) }, few, context).messages[0]!.text).toContain(
    '只有 6 种',
  );
});
