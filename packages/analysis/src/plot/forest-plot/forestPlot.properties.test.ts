import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pooled } from './pooled.ts';

const effects = fc
  .array(
    fc.record({
      y: fc.integer({ min: -3000, max: 3000 }).map((n) => n / 1000),
      se: fc.integer({ min: 1, max: 2000 }).map((n) => n / 1000),
    }),
    { minLength: 1, maxLength: 15 },
  )
  .map((rows) => ({ y: Float64Array.from(rows, ({ y }) => y), se: Float64Array.from(rows, ({ se }) => se) }));
const models = fc.constantFrom('fixed' as const, 'random' as const);

it('the summary lies within the estimates, and its weights add up to 1', () =>
  fc.assert(
    fc.property(effects, models, ({ se, y }, model) => {
      const { estimate, weights } = pooled(y, se, model);
      expect(estimate).toBeGreaterThanOrEqual(Math.min(...y) - 1e-9);
      expect(estimate).toBeLessThanOrEqual(Math.max(...y) + 1e-9);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10);
    }),
  ));

it('shifting the estimates shifts the summary and keeps the heterogeneity', () =>
  fc.assert(
    fc.property(effects, models, fc.integer({ min: -50, max: 50 }), ({ se, y }, model, by) => {
      const [one, moved] = [
        pooled(y, se, model),
        pooled(
          y.map((value) => value + by),
          se,
          model,
        ),
      ];
      expect(moved.estimate).toBeCloseTo(one.estimate + by, 6);
      // Q is a sum of squares over small variances, so rounding errors grow with it.
      expect(Math.abs(moved.tau2 - one.tau2)).toBeLessThanOrEqual(1e-6 * Math.max(1, one.tau2));
    }),
  ));

it('the random-effects interval is never narrower than the fixed-effects one', () =>
  fc.assert(
    fc.property(effects, ({ se, y }) => {
      const [fixed, random] = [pooled(y, se, 'fixed'), pooled(y, se, 'random')];
      expect(random.se).toBeGreaterThanOrEqual(fixed.se * (1 - 1e-12));
      expect(random.q).toBe(fixed.q);
      if (fixed.q <= fixed.df) expect(random.estimate).toBe(fixed.estimate);
    }),
  ));
