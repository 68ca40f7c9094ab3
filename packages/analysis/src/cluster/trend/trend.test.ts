import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { matrixOf, reals, tables } from '../../testing/tables.ts';
import { estimatedFuzzifier, fuzzyMeans } from './fuzzyMeans.ts';
import { trend } from './trend.ts';
import type { TrendOptions } from './trend.schema.ts';
import reference from './trend.reference.json' with { type: 'json' };

const defaults: TrendOptions = { k: 3, m: 0, core: 0.5, starts: 10, scale: 'rows', by: 'samples', top_variable: 'all' };
const context = { seed: 1, progress: () => undefined };
const matrix: Matrix = matrixOf(reference.values as (number | null)[][]);
const numbers = (output: MethodOutput, table: string, name: string) => [
  ...(output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Float64Array),
];

describe('agrees with cmeans of e1071', () => {
  it.each([
    ['k3', { k: 3 }],
    ['k4', { k: 4, m: 1.25, starts: 40 }],
  ] as const)('%s', (name, setting) => {
    const output = trend({ matrix }, { ...defaults, ...setting }, context);
    const expected = reference[name];
    const { k } = { ...defaults, ...setting };
    expect(Math.abs(Number(output.facts['m']) / expected.m - 1)).toBeLessThan(1e-12);
    expect(Number(output.facts['objective']) / expected.objective - 1).toBeLessThan(1e-6);
    expect(Number(output.facts['objective']) / expected.objective - 1).toBeGreaterThan(name === 'k3' ? -1e-6 : -0.05);
    if (name === 'k4') return;
    // Clusters are numbered anew: theirs that is nearest to each of ours.
    const centers = Array.from({ length: k }, (_, c) =>
      matrix.samples.map((sample) => numbers(output, 'centers', sample)[c]!),
    );
    const nearest = centers.map((own) =>
      expected.centers
        .map((other) => Math.hypot(...other.map((value, j) => value - own[j]!)))
        .reduce((best, value, at, all) => (value < all[best]! ? at : best), 0),
    );
    expect(new Set(nearest).size).toBe(k);
    nearest.forEach((theirs, c) => {
      centers[c]!.forEach((value, j) => expect(Math.abs(value - expected.centers[theirs]![j]!)).toBeLessThan(1e-4));
      numbers(output, 'memberships', `cluster_${c + 1}`).forEach((value, row) =>
        expect(Math.abs(value - expected.membership[row]![theirs]!)).toBeLessThan(1e-4),
      );
    });
  });

  it('estimates the fuzzifier as Mfuzz does', () => expect(estimatedFuzzifier(52, 6)).toBeCloseTo(reference.k3.m, 12));
});

it('memberships sum to 1 and fall with the distance, and centres are the weighted means', () =>
  fc.assert(
    fc.property(tables({ rows: [5, 12], columns: [2, 4] }, reals), (rows) => {
      const [count, width] = [rows.length, rows[0]!.length];
      const values = matrixOf(rows).values;
      const { centers, converged, memberships } = fuzzyMeans(values, count, width, 2, 2, 3, 1, () => undefined);
      rows.forEach((row, i) => {
        const squares = [0, 1].map((c) =>
          row.reduce<number>((sum, value, j) => sum + (Number(value) - centers[c * width + j]!) ** 2, 0),
        );
        const [first, second] = [memberships[i * 2]!, memberships[i * 2 + 1]!];
        expect(Math.abs(first + second - 1)).toBeLessThan(1e-12);
        // u1 d1² = u2 d2² for m = 2.
        expect(Math.abs(first * squares[0]! - second * squares[1]!)).toBeLessThanOrEqual(
          1e-9 * Math.max(1, ...squares),
        );
      });
      expect(converged).toBe(true);
    }),
    { numRuns: 60 },
  ));

it('marks core members by the chosen membership, and leaves out features that cannot be clustered', () => {
  const output = trend({ matrix }, defaults, context);
  const core = output.tables[0]!.columns.find(({ name }) => name === 'core')!.values as readonly string[];
  numbers(output, 'clusters', 'membership').forEach((value, row) => expect(core[row]).toBe(value >= 0.5 ? '是' : '否'));
  expect(output.removed).toEqual([
    { kind: 'feature', id: 'f53', reason: '取值恒定，无法标准化' },
    { kind: 'feature', id: 'f54', reason: '有 1 个缺失值' },
  ]);
  expect(trend({ matrix }, defaults, context)).toEqual(output);
});

it.each([
  ['more clusters than different features', { k: 60 }, '分不成 60 类'],
  ['a fuzzifier of 1', { m: 1 }, '不大于 1'],
  ['means without groups', { by: 'groups' }, '需要样本分组'],
] as const)('refuses %s', (_, setting, words) =>
  expect(() =>
    trend({ matrix, groups: undefined as Groups | undefined }, { ...defaults, ...setting }, context),
  ).toThrow(words),
);
