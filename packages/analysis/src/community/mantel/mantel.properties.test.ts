import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pearsonOf, ranksOf } from '../../testing/byDefinition.ts';
import { mantelTest, shuffles } from '../../permutations/index.ts';

const size = 5;
const pairs = (size * (size - 1)) / 2;
/** Distances with ties. */
const distances = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: pairs, maxLength: pairs });
const square = (list: readonly number[]): Float64Array => {
  const values = new Float64Array(size * size);
  for (let j = 0, at = 0; j < size; j += 1)
    for (let i = j + 1; i < size; i += 1, at += 1) values[i * size + j] = values[j * size + i] = list[at]!;
  return values;
};
const varied = (list: readonly number[]): boolean => new Set(list).size > 1;

it.each(['pearson', 'spearman'] as const)(
  '%s r is the correlation over all pairs, and p the share of orders that reach it',
  (method) =>
    fc.assert(
      fc.property(distances, distances, fc.integer({ min: 1, max: 1e6 }), (x, y, seed) => {
        const orders = shuffles(size, 19, seed);
        const { p, r } = mantelTest(square(x), square(y), size, method, orders);
        if (!varied(x) || !varied(y)) {
          expect(r).toBeNaN();
          return;
        }
        const of = (values: readonly number[]): number[] => (method === 'spearman' ? ranksOf(values) : [...values]);
        const expected = pearsonOf(of(x), of(y));
        expect(Math.abs(r - expected)).toBeLessThan(1e-9);
        let hits = 0;
        for (let b = 0; b < 19; b += 1) {
          const order = orders.values.subarray(b * size, (b + 1) * size);
          const table = square(x);
          const moved: number[] = [];
          for (let j = 0; j < size; j += 1)
            for (let i = j + 1; i < size; i += 1) moved.push(table[order[i]! * size + order[j]!]!);
          // The ranks of moved pairs are the moved ranks.
          if (pearsonOf(of(moved), of(y)) >= expected - 1e-9) hits += 1;
        }
        expect(p).toBeCloseTo((hits + 1) / 20, 12);
      }),
    ),
);
