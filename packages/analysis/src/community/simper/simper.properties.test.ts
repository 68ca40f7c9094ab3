import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shuffles } from '../../permutations/index.ts';
import { contributions, pairsOf, permutedP, type Community } from './contributions.ts';

/** Counts with many zeros and ties; every group has a sample. */
const communities = fc
  .record({
    extra: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 5 }),
    features: fc.integer({ min: 1, max: 4 }),
    even: fc.boolean(),
    seed: fc.integer({ min: 1, max: 1e6 }),
  })
  .chain(({ even, extra, features, seed }) => {
    const code = Int32Array.from([0, 1, 2, ...extra]);
    const cell = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 900 }));
    return fc
      .tuple(
        fc.array(fc.array(cell, { minLength: code.length, maxLength: code.length }), {
          minLength: features,
          maxLength: features,
        }),
        fc.array(fc.integer({ min: 900, max: 5000 }), { minLength: code.length, maxLength: code.length }),
      )
      .map(([rows, totals]) => ({
        seed,
        community: {
          columns: rows.map((row) => Float64Array.from(row)),
          totals: Float64Array.from(totals, (total) => (even ? 4000 : total)),
          code,
          sizes: [0, 1, 2].map((group) => code.filter((one) => one === group).length),
        } satisfies Community,
      }));
  });

const averageOf = (
  { columns, totals }: Community,
  code: Int32Array,
  [a, b]: readonly [number, number],
  feature: number,
): number => {
  const found = Array.from(code.keys()).flatMap((i) =>
    Array.from(code.keys())
      .filter((j) => code[i] === a && code[j] === b)
      .map((j) => Math.abs(columns[feature]![i]! - columns[feature]![j]!) / (totals[i]! + totals[j]!)),
  );
  return found.reduce((sum, value) => sum + value, 0) / found.length;
};

it('averages and p follow their definitions whether totals are equal or not', () =>
  fc.assert(
    fc.property(communities, ({ community, seed }) => {
      const pairs = pairsOf(3);
      expect(pairs).toEqual([
        [0, 1],
        [0, 2],
        [1, 2],
      ]);
      const { code, columns } = community;
      const orders = shuffles(code.length, 19, seed);
      const observed = pairs.map((pair) => contributions(community, pair));
      const p = permutedP(
        community,
        pairs,
        observed.map(({ average }) => average),
        orders,
        () => undefined,
      );
      pairs.forEach((pair, at) =>
        columns.forEach((_, feature) => {
          const average = averageOf(community, code, pair, feature);
          expect(Math.abs(observed[at]!.average[feature]! - average)).toBeLessThan(1e-14);
          let hits = 1;
          for (let b = 0; b < 19; b += 1)
            hits += Number(
              averageOf(
                community,
                Int32Array.from(code.keys(), (i) => code[orders.values[b * code.length + i]!]!),
                pair,
                feature,
              ) >=
                average - 1.490_116e-8,
            );
          expect(p[at]![feature]).toBe(hits / 20);
        }),
      );
    }),
  ));
