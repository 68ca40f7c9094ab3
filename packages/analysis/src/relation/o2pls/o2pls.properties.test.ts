import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dense, flipped, leadingPairs, minus, squares, times } from './dense.ts';
import type { Dense } from './dense.ts';
import { o2plsModel } from './o2plsModel.ts';
import { profilesOf } from './profiles.ts';

const cell = fc.integer({ min: -1000, max: 1000 }).map((value) => value / 100);
const samples = 9;
const centred = (table: Dense): Dense => {
  const mean = Float64Array.from(
    { length: table.columns },
    (_, j) =>
      Array.from({ length: table.rows }, (__, i) => table.values[i * table.columns + j]!).reduce(
        (sum, value) => sum + value,
        0,
      ) / table.rows,
  );
  return dense(
    table.rows,
    table.columns,
    table.values.map((value, at) => value - mean[at % table.columns]!),
  );
};
const tableOf = (columns: number) =>
  fc
    .array(cell, { minLength: samples * columns, maxLength: samples * columns })
    .map((values) => centred(dense(samples, columns, Float64Array.from(values))));
const pairs = fc.record({ x: tableOf(6), y: tableOf(4) }).filter(({ x, y }) => {
  // Tables that are nearly of a lower rank leave directions that rounding decides.
  const [a, b] = [x, y].map((one) => profilesOf(times(one, flipped(one)).values, samples).scores);
  return a!.columns === 6 && b!.columns === 4 && squares(times(flipped(y), x)) > 1e-3;
});
const count = { joint: 2, x: 1, y: 1 };
const near = (a: Dense, b: Dense, size: number) => expect(squares(minus(a, b))).toBeLessThan(1e-14 * (1 + size) ** 2);

it('joint weights are orthonormal, and orthogonal scores are uncorrelated with the joint part of the other table', () => {
  fc.assert(
    fc.property(pairs, ({ x, y }) => {
      const { x: one, y: other } = o2plsModel(x, y, count);
      for (const half of [one, other])
        near(times(flipped(half.weights), half.weights), dense(2, 2, Float64Array.of(1, 0, 0, 1)), 1);
      near(times(flipped(one.own!.scores), one.scores), dense(1, 2), squares(x));
      near(times(flipped(other.own!.scores), other.scores), dense(1, 2), squares(y));
    }),
    { numRuns: 60 },
  );
});

it('the result is the same in the space of the principal scores', () => {
  fc.assert(
    fc.property(pairs, ({ x, y }) => {
      const [p, q] = [x, y].map((one) => profilesOf(times(one, flipped(one)).values, samples));
      const [plain, reduced] = [o2plsModel(x, y, count), o2plsModel(p!.scores, q!.scores, count)];
      const part = (scores: Dense, weights: Dense) => squares(times(scores, flipped(weights)));
      const size = squares(x) + squares(y);
      expect(Math.abs(part(plain.x.scores, plain.x.weights) - part(reduced.x.scores, reduced.x.weights))).toBeLessThan(
        1e-5 * size,
      );
      expect(
        Math.abs(
          part(plain.y.own!.scores, plain.y.own!.loadings) - part(reduced.y.own!.scores, reduced.y.own!.loadings),
        ),
      ).toBeLessThan(1e-5 * size);
    }),
    { numRuns: 40 },
  );
});

it('exchanging the tables exchanges the two halves', () => {
  fc.assert(
    fc.property(pairs, ({ x, y }) => {
      const [one, other] = [o2plsModel(x, y, count), o2plsModel(y, x, count)];
      expect(Math.abs(squares(one.x.scores) - squares(other.y.scores))).toBeLessThan(1e-5 * squares(x));
      expect(Math.abs(squares(one.y.scores) - squares(other.x.scores))).toBeLessThan(1e-5 * squares(y));
    }),
    { numRuns: 40 },
  );
});

it('gives no more pairs of singular vectors than the matrix has rank', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.array(cell, { minLength: 3 * 11, maxLength: 3 * 11 }),
      fc.array(cell, { minLength: 3 * 6, maxLength: 3 * 6 }),
      fc.constantFrom(1e-12, 1, 1e12),
      (rank, left, right, scale) => {
        const product = times(
          dense(
            11,
            rank,
            Float64Array.from(left.slice(0, 11 * rank), (value) => value * scale),
          ),
          dense(rank, 6, Float64Array.from(right.slice(0, 6 * rank))),
        );
        for (const matrix of [product, flipped(product)]) {
          const found = leadingPairs(matrix, 5);
          expect(found.left.columns).toBeLessThanOrEqual(rank);
          expect(found.right.columns).toBe(found.left.columns);
          expect(found.left.values.every(Number.isFinite) && found.right.values.every(Number.isFinite)).toBe(true);
        }
      },
    ),
    { numRuns: 100 },
  ));
