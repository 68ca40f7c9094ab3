import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leaveOneOut, loessWeights, spansFor, weighted } from './loess.ts';

const places = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 6, maxLength: 15 })
  .map((list) => Float64Array.from(list).sort());

it('reproduces a polynomial of its degree everywhere, also beyond the points and with one left out', () => {
  fc.assert(
    fc.property(
      places,
      fc.constantFrom(1 as const, 2 as const),
      fc.integer({ min: 0, max: 70 }),
      fc.integer({ min: 0, max: 14 }),
      (x, degree, at, pick) => {
        const spans = spansFor(x.length, degree);
        fc.pre(spans.length > 0);
        const shape = { span: spans[pick % spans.length]!, degree };
        const truth = (value: number): number => 3 - 0.5 * value + (degree === 2 ? 0.02 * value * value : 0);
        const y = x.map(truth);
        const weights = loessWeights(x, at, shape);
        if (weights)
          expect(Math.abs(weighted(weights, y) - truth(at))).toBeLessThan(
            1e-6 * (1 + weights.reduce((sum, value) => sum + Math.abs(value), 0) * 40),
          );
        const rows = leaveOneOut(x, shape);
        rows?.forEach((row, i) => {
          expect(row[i]).toBe(0);
          expect(row.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
        });
      },
    ),
  );
});
