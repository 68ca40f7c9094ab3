import { describe, expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import { InputError } from '../../model/index.ts';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { communityDistances } from '../../community-distances/index.ts';
import { permanova } from './index.ts';
import { classTerm, ordersOf, partition } from './partition.ts';
import reference from './permanova.reference.json' with { type: 'json' };

const context = { seed: 7, progress: () => undefined };
const options = defaultOptions(permanova);
const matrix = matrixOf(reference.values);
const groups: Groups = {
  samples: matrix.samples,
  group: reference.group,
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [
    { name: 'block', values: reference.block },
    { name: 'age', values: reference.age.map(String) },
    { name: 'lot', values: reference.lot.map(String) },
  ],
};
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;

describe('agrees with adonis2 of vegan', () => {
  it.each([
    ['plain', {}],
    ['covariate', { covariate: 'block' }],
    ['numeric', { covariate: 'age' }],
    ['coded', { covariate: 'lot', covariate_type: 'category' }],
    ['strata', { strata: 'block' }],
  ] as const)('%s', (name, changes) => {
    const expected = reference[name];
    const output = permanova.run({ matrix, groups }, { ...options, ...changes, permutations: 9_999 }, context);
    for (const [key, values] of [
      ['df', expected.df],
      ['ss', expected.ss],
      ['r2', expected.r2],
      ['f', expected.f],
    ] as const) {
      values.forEach((value, row) =>
        expect(close(column(output, 'result', key)[row] as number, value ?? Number.NaN, 1e-9), `${key} ${row}`).toBe(
          true,
        ),
      );
    }
    // Both are estimates: five standard errors of ours.
    expected.p.forEach(
      (p, row) =>
        p !== null &&
        expect(Math.abs((column(output, 'result', 'p')[row] as number) - p)).toBeLessThan(
          5 * Math.sqrt((p * (1 - p)) / 9_999) + 2e-4,
        ),
    );
  });

  it('for two of several groups', () => {
    const output = permanova.run({ matrix, groups }, { ...options, permutations: 9_999 }, context);
    expect(close(column(output, 'pairs', 'r2')[0] as number, reference.pair.r2[0]!, 1e-9)).toBe(true);
    expect(close(column(output, 'pairs', 'f')[0] as number, reference.pair.f[0]!, 1e-9)).toBe(true);
    expect(Math.abs((column(output, 'pairs', 'p')[0] as number) - reference.pair.p[0]!)).toBeLessThan(0.012);
  });
});

it('says what the covariate was taken for, and tells numbers that may be codes', () => {
  const of = (changes: Record<string, string>) =>
    permanova.run({ matrix, groups }, { ...options, ...changes }, context);
  const numeric = of({ covariate: 'lot' });
  expect(numeric.facts['terms']).toBe('“lot”（数值）');
  expect(numeric.messages[0]!.text).toContain('“lot”列只有 3 个不同的数，按数值');
  const told = of({ covariate: 'lot', covariate_type: 'category' });
  expect(permanova.note({ ...options, covariate: 'lot' }, told.facts)).toContain('“lot”（分类，3 类）');
});

it('gives the same p for the same seed, whatever the order of the groups file', () => {
  const reversed: Groups = {
    ...groups,
    samples: groups.samples.toReversed(),
    group: groups.group.toReversed(),
    factors: groups.factors.map(({ name, values }) => ({ name, values: values.toReversed() })),
  };
  expect(permanova.run({ matrix, groups: reversed }, { ...options, covariate: 'block' }, context).tables).toEqual(
    permanova.run({ matrix, groups }, { ...options, covariate: 'block' }, context).tables,
  );
});

it('names samples without a group or without a block and leaves them out', () => {
  const partial: Groups = {
    ...groups,
    samples: [...matrix.samples.slice(0, 10), 'S99'],
    factors: [{ name: 'block', values: ['', ...reference.block.slice(1)] }],
  };
  const output = permanova.run({ matrix, groups: partial }, { ...options, covariate: 'block' }, context);
  expect(output.removed.map(({ id }) => id)).toEqual(['S11', 'S1']);
  expect(output.facts['samples']).toBe(9);
});

it('warns when so few samples allow only a few permutations', () => {
  const small = matrixOf([
    [1, 2, 9, 8],
    [5, 4, 1, 3],
  ]);
  const output = permanova.run(
    { matrix: small, groups: { ...groups, samples: small.samples, group: ['A', 'A', 'B', 'B'], factors: [] } },
    options,
    context,
  );
  expect(output.messages[0]!.text).toContain('不同的分组方式只有 6 种');
});

it.each([
  ['a group that is its covariate', { covariate: 'same' }, '分组没有剩下可解释的差异'],
  ['a column that is not there', { strata: 'plot' }, '分组表没有名为“plot”的列'],
])('refuses %s in Chinese', (_, changes, text) => {
  const scheme = { ...groups, factors: [...groups.factors, { name: 'same', values: groups.group }] };
  const attempt = () => permanova.run({ matrix, groups: scheme }, { ...options, ...changes }, context);
  expect(attempt).toThrow(InputError);
  expect(attempt).toThrow(text);
});

it('refuses groups of one sample each', () => {
  const small = matrixOf([
    [1, 2, 9],
    [5, 4, 1],
  ]);
  expect(() =>
    permanova.run(
      { matrix: small, groups: { ...groups, samples: small.samples, group: ['A', 'B', 'C'], factors: [] } },
      options,
      context,
    ),
  ).toThrow('每组只有一个样本');
});

it('runs 999 permutations of 500 samples in well under a second of one thread', () => {
  const next = uniform(2);
  const distance = communityDistances(
    Float64Array.from({ length: 500 * 30 }, () => next()),
    500,
    30,
    'bray',
  );
  const orders = ordersOf(500, { permutations: 999, seed: 1, strata: undefined });
  const before = process.cpuUsage();
  partition(
    distance,
    [
      classTerm(
        'g',
        Array.from({ length: 500 }, (_, i) => i % 3),
      ),
    ],
    orders,
  );
  const { system, user } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(2);
});
