import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { kmeans } from './kmeans.ts';
import type { KmeansOptions } from './kmeans.schema.ts';
import reference from './kmeans.reference.json' with { type: 'json' };

const defaults: KmeansOptions = { k: 4, starts: 25, scale: 'rows', by: 'samples', top_variable: 'all' };
const context = { seed: 1, progress: () => undefined };
const build = (rows: readonly (readonly (number | null)[])[]): Matrix => ({
  idName: 'id',
  ids: rows.map((_, i) => `f${i + 1}`),
  samples: rows[0]!.map((_, j) => `S${j + 1}`),
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const matrix = build(reference.values);
const group = ['a', 'a', 'a', 'b', 'b', 'c', 'c'];
// Not in the order of the matrix: joined by name.
const groups: Groups = {
  samples: matrix.samples.toReversed(),
  group: group.toReversed(),
  levels: ['a', 'b', 'c'],
  colors: {},
  factors: [],
};
const numbers = (output: MethodOutput, table: string, name: string) =>
  Array.from(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array,
  );

/** The adjusted Rand index of two divisions (Hubert & Arabie 1985). */
function adjustedRand(one: readonly number[], other: readonly number[]): number {
  const pairs = (count: number) => (count * (count - 1)) / 2;
  const tally = (keys: readonly string[]) =>
    [...keys.reduce((map, key) => map.set(key, (map.get(key) ?? 0) + 1), new Map<string, number>()).values()].reduce(
      (sum, count) => sum + pairs(count),
      0,
    );
  const [a, b, both] = [
    tally(one.map(String)),
    tally(other.map(String)),
    tally(one.map((value, i) => `${value} ${other[i]}`)),
  ];
  const chance = (a * b) / pairs(one.length);
  return (both - chance) / ((a + b) / 2 - chance);
}

describe('is as good as kmeans of R with 100 starts', () => {
  it.each([
    ['k4', {}],
    ['k6', { k: 6 }],
    ['raw3', { k: 3, scale: 'none' }],
    ['groups5', { k: 5, by: 'groups' }],
  ] as const)('%s', (name, setting) => {
    const output = kmeans(
      { matrix: name === 'groups5' ? build(reference.values.slice(0, 61)) : matrix, groups },
      { ...defaults, ...setting },
      context,
    );
    const expected = reference[name];
    expect(Number(output.facts['within'])).toBeLessThan(expected.total * 1.001);
    expect(Number(output.facts['within'])).toBeGreaterThan(expected.total * (1 - 1e-9));
    expect(adjustedRand(numbers(output, 'clusters', 'cluster'), expected.cluster)).toBeGreaterThan(0.95);
    expect(numbers(output, 'summary', 'size')).toEqual(expected.size);
    expect(numbers(output, 'summary', 'withinss').reduce((sum, value) => sum + value, 0)).toBeCloseTo(
      Number(output.facts['within']),
      8,
    );
  });
});

it('the centre of a cluster is the mean of its features, and distances are to that centre', () => {
  const output = kmeans({ matrix }, defaults, context);
  const cluster = numbers(output, 'clusters', 'cluster');
  const squares = numbers(output, 'clusters', 'distance').map((value) => value ** 2);
  for (const at of [1, 2, 3, 4]) {
    const rows = [...cluster.keys()].filter((row) => cluster[row] === at);
    const profile = numbers(output, 'profiles', 'S3');
    expect(numbers(output, 'centers', 'S3')[at - 1]).toBeCloseTo(
      rows.reduce((sum, row) => sum + profile[row]!, 0) / rows.length,
      12,
    );
    expect(rows.reduce((sum, row) => sum + squares[row]!, 0)).toBeCloseTo(
      numbers(output, 'summary', 'withinss')[at - 1]!,
      10,
    );
  }
});

it('leaves out features with missing values and constant ones, and names them', () => {
  expect(kmeans({ matrix }, defaults, context).removed).toEqual([
    { kind: 'feature', id: 'f61', reason: '取值恒定，无法标准化' },
    { kind: 'feature', id: 'f62', reason: '有 1 个缺失值' },
  ]);
  expect(kmeans({ matrix }, { ...defaults, scale: 'none' }, context).removed).toHaveLength(1);
  expect(kmeans({ matrix, groups }, { ...defaults, by: 'groups' }, context).removed).toHaveLength(1);
});

it('is the same for the same seed', () => {
  expect(kmeans({ matrix }, defaults, context)).toEqual(kmeans({ matrix }, defaults, context));
});

describe('refuses', () => {
  it.each([
    [
      'more clusters than different features',
      () =>
        kmeans(
          {
            matrix: build([
              [1, 2, 3],
              [1, 2, 3],
              [3, 1, 2],
            ]),
          },
          { ...defaults, k: 3 },
          context,
        ),
      '只有 2 个互不相同的特征',
    ],
    ['means without groups', () => kmeans({ matrix }, { ...defaults, by: 'groups' }, context), '需要样本分组'],
    ['a single sample', () => kmeans({ matrix: build([[1], [2], [3]]) }, { ...defaults, k: 2 }, context), '只有 1 列'],
  ])('%s', (_, run, text) => {
    expect(run).toThrow(text);
  });
});
