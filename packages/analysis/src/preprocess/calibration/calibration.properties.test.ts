import fc from 'fast-check';
import { expect, it } from 'vitest';
import { concentrationAt } from './curves.ts';
import { weightedFit } from './weightedFit.ts';

const spots = fc
  .uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 5, maxLength: 12 })
  .map((list) => Float64Array.from(list, (value) => value / 4));
const shape = fc.record({
  x: spots,
  noise: fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 12, maxLength: 12 }),
  weight: fc.constantFrom(0, 1, 2),
  degree: fc.constantFrom(1 as const, 2 as const),
  origin: fc.boolean(),
});

it('residuals weighted by every power of the model sum to 0: the normal equations', () => {
  fc.assert(
    fc.property(shape, ({ degree, noise, origin, weight, x }) => {
      const y = x.map((value, i) => 3 + 2 * value + noise[i]! / 10);
      const w = x.map((value) => value ** -weight);
      const fit = weightedFit(x, y, w, degree, origin)!;
      const rest = x.map((value, i) => y[i]! - (fit.intercept + fit.slope * value + fit.quadratic * value * value));
      for (const power of [0, 1, 2].slice(origin ? 1 : 0, degree + 1)) {
        const size = x.reduce((sum, value, i) => sum + w[i]! * value ** power * Math.abs(y[i]!), 0);
        expect(Math.abs(x.reduce((sum, value, i) => sum + w[i]! * value ** power * rest[i]!, 0))).toBeLessThan(
          1e-9 * size,
        );
      }
      expect(fit.df).toBe(x.length - degree - Number(!origin));
    }),
  );
});

it('converting a concentration to its response and back gives the concentration, on the branch of the standards', () => {
  const curve = fc.record({
    intercept: fc.integer({ min: -20, max: 20 }),
    slope: fc.integer({ min: 1, max: 40 }),
    bend: fc.integer({ min: -49, max: 80 }),
  });
  fc.assert(
    fc.property(
      curve,
      fc.integer({ min: 0, max: 1000 }),
      fc.boolean(),
      ({ bend, intercept, slope }, place, falling) => {
        // Within 0…100 the slope keeps its sign.
        const sign = falling ? -1 : 1;
        const fit = {
          intercept,
          slope: sign * slope,
          quadratic: (sign * slope * bend) / 10_000,
          r2: 1,
          sigma: 0,
          df: 1,
          interceptError: 0,
        };
        const at = place / 10;
        expect(
          Math.abs(concentrationAt(fit, fit.intercept + at * (fit.slope + fit.quadratic * at), 50) - at),
        ).toBeLessThan(1e-9 * 100);
      },
    ),
  );
});
