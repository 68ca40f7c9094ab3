import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import { nonNegative } from './nonNegative.ts';
import { nuSvr } from './nuSvr.ts';

const problem = fc
  .record({
    rows: fc.integer({ min: 8, max: 40 }),
    columns: fc.integer({ min: 1, max: 5 }),
    seed: fc.nat(10_000),
    nu: fc.constantFrom(0.25, 0.5, 0.75),
  })
  .map(({ columns, nu, rows, seed }) => {
    const random = uniform(seed + 1);
    const x = Float64Array.from({ length: rows * columns }, () => 2 * random() - 1);
    return {
      rows,
      columns,
      nu,
      x,
      y: Float64Array.from(
        { length: rows },
        (_, i) => x[i * columns]! - 0.5 * (x[i * columns + columns - 1] ?? 0) + 0.6 * (random() - 0.5),
      ),
    };
  });

/**
 * The objective of nu-SVR as a function of the weights: the best offset and tube width are searched among the
 * residuals.
 */
function objective(x: Float64Array, columns: number, y: Float64Array, nu: number, weights: Float64Array): number {
  const left = Array.from(y, (value, i) => value - weights.reduce((sum, w, c) => sum + w * x[i * columns + c]!, 0));
  const n = y.length;
  // The loss is linear between the residuals, so that its least value has tubes that end at two of them.
  let best = Infinity;
  for (const a of left) {
    for (const b of left) {
      const [offset, width] = [(a + b) / 2, Math.abs(a - b) / 2];
      best = Math.min(
        best,
        nu * n * width + left.reduce((sum, value) => sum + Math.max(0, Math.abs(value - offset) - width), 0),
      );
    }
  }
  return 0.5 * weights.reduce((sum, w) => sum + w * w, 0) + best;
}

it('nu-SVR: no other weights nearby give a smaller objective', () => {
  fc.assert(
    fc.property(problem, fc.nat(1000), ({ columns, nu, x, y }, seed) => {
      const { settled, weights } = nuSvr(x, columns, y, nu);
      expect(settled).toBe(true);
      const least = objective(x, columns, y, nu, weights);
      const random = uniform(seed + 7);
      for (const reach of [1, 0.1, 0.01, 0.001]) {
        for (let i = 0; i < 4; i += 1)
          expect(
            objective(
              x,
              columns,
              y,
              nu,
              weights.map((w) => w + reach * (random() - 0.5)),
            ),
          ).toBeGreaterThan(least - 1e-7);
      }
    }),
    { numRuns: 40 },
  );
});

it('least squares: no coefficient is negative, and the gradient is 0 where a coefficient is positive', () => {
  fc.assert(
    fc.property(problem, ({ columns, rows, x, y }) => {
      const beta = nonNegative(x, columns, y);
      for (let c = 0; c < columns; c += 1) {
        let slope = 0;
        for (let i = 0; i < rows; i += 1)
          slope += x[i * columns + c]! * (y[i]! - beta.reduce((sum, b, k) => sum + b * x[i * columns + k]!, 0));
        expect(beta[c]).toBeGreaterThanOrEqual(0);
        if (beta[c]! > 0) expect(Math.abs(slope)).toBeLessThan(1e-9);
        else expect(slope).toBeLessThan(1e-9);
      }
    }),
  );
});
