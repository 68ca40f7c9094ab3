import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countsOf } from '../../testing/countsOf.ts';
import { deconvolvedFactors } from './deconvolution.ts';

const tables = fc.integer({ min: 21, max: 40 }).chain((cells) =>
  fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: cells, maxLength: cells }), {
    minLength: 5,
    maxLength: 12,
  }),
);

it('cells that differ only in depth get factors in proportion to it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 21, maxLength: 60 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 4, maxLength: 9 }),
      (depths, profile) => {
        const { factors } = deconvolvedFactors(countsOf(profile.map((value) => depths.map((depth) => depth * value))));
        const mean = depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
        // Windows around the whole ring are not informative about single cells: rounding errors are divided by the
        // weight of 10⁻⁶.
        depths.forEach((depth, cell) => expect(Math.abs((factors[cell]! * mean) / depth - 1)).toBeLessThan(1e-5));
      },
    ),
    { numRuns: 60 },
  );
});

it('factors are positive with mean 1, and do not change when all counts are doubled', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const { factors } = deconvolvedFactors(countsOf(rows));
      expect(factors.every((factor) => factor > 0)).toBe(true);
      expect(factors.reduce((sum, factor) => sum + factor, 0) / factors.length).toBeCloseTo(1, 10);
      deconvolvedFactors(countsOf(rows.map((row) => row.map((value) => 2 * value)))).factors.forEach((factor, cell) =>
        expect(Math.abs(factor / factors[cell]! - 1)).toBeLessThan(1e-4),
      );
    }),
    { numRuns: 60 },
  );
});
