import { describe, expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import { InputError } from '../../model/index.ts';
import type { Matrix, MethodOutput } from '../../model/index.ts';
import { transposed } from '../../rows/index.ts';
import { pearsonOf } from '../../testing/byDefinition.ts';
import {
  agglomerate,
  cutTree,
  type Distance,
  distances,
  hclust,
  type HclustOptions,
  type Linkage,
} from '../../hierarchical-clustering/index.ts';
import { hclust as definition } from './index.ts';
import reference from './hclust.reference.json' with { type: 'json' };

const defaults: HclustOptions = { of: 'samples', distance: 'euclidean', linkage: 'average', scale: 'rows', cut: 2 };
const linkages: readonly Linkage[] = ['average', 'complete', 'single', 'mcquitty', 'ward.D2'];

const flat = (rows: readonly (readonly (number | null)[])[]): Float64Array =>
  Float64Array.from(rows.flat(), (value) => value ?? Number.NaN);
const build = (rows: readonly (readonly (number | null)[])[]): Matrix => ({
  idName: 'id',
  ids: rows.map((_, i) => `g${i + 1}`),
  samples: rows[0]!.map((_, j) => `S${j + 1}`),
  values: flat(rows),
  annotations: [],
});
const column = (output: MethodOutput, table: string, name: string): unknown[] => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];

const random = uniform(4);
const noise = Float64Array.from({ length: 40 * 7 }, () => random());

describe('properties', () => {
  it.each(linkages)('%s gives heights that never fall, n − 1 merges and every item once', (linkage) => {
    const { height, merge, order } = agglomerate(distances(noise, 40, 7, 'euclidean'), linkage);
    expect([...height]).toEqual([...height].sort((a, b) => a - b));
    expect([...merge].filter((node) => node < 0).sort((a, b) => b - a)).toEqual(
      Array.from({ length: 40 }, (_, i) => -(i + 1)),
    );
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  });

  it('gives the distances of the plain loop when the matrix product computes them, also for equal rows', () => {
    const size = 1_500;
    const columns = 450;
    const values = Float64Array.from({ length: size * columns }, () => 1_000 + random());
    values.copyWithin(7 * columns, 3 * columns, 4 * columns);
    const { values: fast, stride } = distances(values, size, columns, 'euclidean');
    expect(fast[3 * stride + 7]).toBe(0);
    for (const [i, j] of [
      [0, 1],
      [3, 8],
      [900, 1_499],
      [1_499, 3],
    ] as const) {
      let sum = 0;
      for (let k = 0; k < columns; k += 1) sum += (values[i * columns + k]! - values[j * columns + k]!) ** 2;
      expect(Math.abs(fast[i * stride + j]! / Math.sqrt(sum) - 1)).toBeLessThan(1e-7);
      expect(fast[j * stride + i]).toBe(fast[i * stride + j]);
    }
  });

  it('does not depend on the unit of a feature when rows are standardised', () => {
    const rows = [
      [1, 2, 3, 9, 4],
      [2, 1, 5, 3, 3],
      [7, 8, 1, 2, 2],
    ];
    const other = rows.map((row, i) => row.map((value) => value * 10 ** i));
    expect(column(hclust(build(other), defaults), 'order', 'id')).toEqual(
      column(hclust(build(rows), defaults), 'order', 'id'),
    );
  });

  it('cuts into exactly k clusters, numbered in the order of the items', () => {
    const { merge } = agglomerate(distances(noise, 40, 7, 'manhattan'), 'ward.D2');
    for (const k of [1, 2, 7, 40]) {
      const clusters = [...cutTree(merge, k)];
      expect([...new Set(clusters)]).toEqual(Array.from({ length: k }, (_, i) => i + 1));
    }
  });
});

describe('edges', () => {
  it('leaves out and names constant features where standardising would divide by 0', () => {
    const output = hclust(build(reference.values), defaults);
    expect(output.removed).toEqual([{ kind: 'feature', id: 'g3', reason: '在所有样本中的值相同' }]);
    expect(hclust(build(reference.values), { ...defaults, scale: 'none' }).removed).toEqual([]);
  });

  it('correlates samples over constant features too, which are left out only of a tree of features', () => {
    const rows = [
      [1, 2],
      [5, 3],
      [9, 9],
      [2, 7],
    ];
    const options = { ...defaults, scale: 'none', distance: 'pearson' } as const;
    const height =
      1 -
      pearsonOf(
        rows.map(([first]) => first!),
        rows.map(([, second]) => second!),
      );
    expect(column(hclust(build(rows), options), 'merge', 'height')[0]).toBeCloseTo(height, 12);
    const both = hclust(build([...rows.map((row) => [...row, row[0]! * row[1]!]), [4, 4, 4]]), {
      ...options,
      of: 'both',
    });
    expect(both.removed.map(({ id }) => id)).toEqual(['g5']);
    expect(column(both, 'merge', 'height').slice(0, 2)).toEqual(
      column(hclust(build([...rows.map((row) => [...row, row[0]! * row[1]!]), [4, 4, 4]]), options), 'merge', 'height'),
    );
  });

  it('clusters rows and columns and keeps the two trees apart', () => {
    const output = hclust(build(reference.values), { ...defaults, of: 'both', cut: 3 });
    expect(column(output, 'clusters', 'axis')).toEqual([
      ...Array<string>(6).fill('samples'),
      ...Array<string>(8).fill('features'),
    ]);
    expect(column(output, 'merge', 'step')).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6, 7]);
    expect(output.messages.map(({ text }) => text).join()).toContain('3 个缺失值');
  });

  it('cuts two samples into no more than two clusters, and says so', () => {
    const output = hclust(
      build([
        [1, 2],
        [3, 5],
        [4, 1],
      ]),
      { ...defaults, cut: 5 },
    );
    expect(column(output, 'clusters', 'cluster')).toEqual([1, 2]);
    expect(output.messages[0]!.text).toContain('按 2 类切分');
  });

  it('refuses a single row, and names a pair without a common value', () => {
    expect(() => hclust(build([[1, 2, 3]]), { ...defaults, of: 'features' })).toThrow('可用的特征只有 1 个');
    const attempt = (): unknown =>
      hclust(
        build([
          [1, 2, null, null],
          [null, null, 3, 4],
          [1, 5, 3, 4],
        ]),
        { ...defaults, of: 'features' },
      );
    expect(attempt).toThrow(InputError);
    expect(attempt).toThrow('特征“g1”与“g2”之间的距离无法计算（共 1 对）');
  });

  it('does not change its input', () => {
    const matrix = build(reference.values);
    const copy = matrix.values.slice();
    hclust(matrix, { ...defaults, of: 'both' });
    expect(matrix.values).toEqual(copy);
  });
});

describe('agrees with dist, hclust and cutree of R, ties and missing values included', () => {
  const all = flat(reference.values);
  const vary = Float64Array.from([...all].filter((_, at) => Math.floor(at / 6) !== 2));
  const z = vary.slice();
  for (let i = 0; i < 8; i += 1) {
    const row = [...vary.subarray(i * 6, i * 6 + 6)].filter((value) => !Number.isNaN(value));
    const mean = row.reduce((a, b) => a + b) / row.length;
    const sd = Math.sqrt(row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (row.length - 1));
    for (let j = 0; j < 6; j += 1) z[i * 6 + j] = (vary[i * 6 + j]! - mean) / sd;
  }
  const input = (name: string, distance: string): readonly [Float64Array, number, number] => {
    if (name === 'grid') return [flat(reference.grid), 24, 3];
    if (name === 'scaled') return [z, 8, 6];
    const [values, rows] =
      distance === 'pearson' || distance === 'spearman' ? ([vary, 8] as const) : ([all, 9] as const);
    return name === 'features' ? [values, rows, 6] : [transposed(values, rows, 6), 6, rows];
  };

  it.each(reference.cases.map((one) => [one.name, one.distance, one.linkage, one] as const))(
    '%s, %s, %s',
    (name, distance, linkage, expected) => {
      const [values, size, columns] = input(name, distance);
      const pairs = distances(values, size, columns, distance as Distance);
      let at = 0;
      for (let i = 0; i < size; i += 1)
        for (let j = i + 1; j < size; j += 1)
          expect(Math.abs(pairs.values[i * pairs.stride + j]! - expected.distances[at++]!)).toBeLessThan(1e-12);
      const { merge, height, order } = agglomerate(pairs, linkage as Linkage);
      expected.height.forEach((value, i) =>
        expect(Math.abs(height[i]! - value)).toBeLessThan(1e-12 * Math.max(1, value)),
      );
      expect([...merge]).toEqual(expected.merge);
      expect(Array.from(order, (item) => item + 1)).toEqual(expected.order);
      expect([...cutTree(merge, 3)]).toEqual(expected.cut3);
    },
  );
});

it('writes a paragraph for publication, with its sources', () => {
  const options = { of: 'both', distance: 'spearman', linkage: 'ward.D2', scale: 'rows', cut: 3 };
  const output = definition.run({ matrix: build(reference.values) }, options, { seed: 1, progress: () => undefined });
  const note = definition.note(options, output.facts);
  expect(note).toContain('6 个样本和 8 个特征');
  expect(note).toContain('doi:10.1007/s00357-014-9161-z');
  expect(note).not.toMatch(/undefined|NaN/u);
});
