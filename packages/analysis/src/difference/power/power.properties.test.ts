import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fisherUpper, studentUpper } from '../../statistics/index.ts';
import { noncentralFUpper, noncentralTUpper, powerAt } from '../../power-of-tests/index.ts';
import { fdrPowerAt } from './fdrPower.ts';

const near = (a: number, b: number, share = 1e-9): boolean => Math.abs(a - b) <= share * Math.max(a, b) + 1e-13;
const df = fc.integer({ min: 1, max: 200 });
const place = fc.integer({ min: 1, max: 800 }).map((value) => value / 100);

it('without an effect the noncentral tails equal the central ones, and a test rejects at rate α', () => {
  fc.assert(
    fc.property(
      place,
      df,
      fc.integer({ min: 1, max: 8 }),
      fc.double({ min: 1e-6, max: 0.4, noNaN: true }),
      (t, n, k, alpha) => {
        expect(near(noncentralFUpper(t, k, n, 1e-18), fisherUpper(t, k, n))).toBe(true);
        expect(near(noncentralTUpper(t, n, 0), studentUpper(t, n))).toBe(true);
        for (const design of ['two-sample', 'paired', 'anova'] as const)
          expect(near(powerAt(n + 1, 1e-9, { design, sides: 2, alpha, groups: k + 1 }).power, alpha, 1e-6)).toBe(true);
      },
    ),
    { numRuns: 80 },
  );
});

it('both tails of t together are the noncentral F of its square', () => {
  fc.assert(
    fc.property(place, df, place, (t, n, delta) => {
      // P(T < −t) under δ is what is left of both tails; it is below that of the central t.
      const [both, upper] = [noncentralFUpper(t * t, 1, n, delta * delta), noncentralTUpper(t, n, delta)];
      expect(both - upper).toBeGreaterThanOrEqual(-1e-12);
      expect(both - upper).toBeLessThanOrEqual(studentUpper(t, n) + 1e-12);
    }),
    { numRuns: 120 },
  );
});

it('agrees with an analysis of variance of two groups at f = d ÷ 2', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 120 }), place, (n, d) => {
      const test = { sides: 2, alpha: 0.05, groups: 2 } as const;
      expect(
        near(
          powerAt(n, d / 4, { ...test, design: 'two-sample' }).power,
          powerAt(n, d / 8, { ...test, design: 'anova' }).power,
          1e-8,
        ),
      ).toBe(true);
    }),
    { numRuns: 80 },
  );
});

it('keeps the false discovery rate at its bound wherever some rejection region can', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 60 }),
      place,
      fc.double({ min: 0.3, max: 0.99, noNaN: true }),
      fc.double({ min: 0.001, max: 0.2, noNaN: true }),
      (n, change, pi0, fdr) => {
        const { critical, power } = fdrPowerAt(n, change, { fdr, pi0, sds: Float64Array.of(0.5, 1, 2) });
        const nulls = pi0 * 2 * studentUpper(critical, 2 * n - 2);
        expect(
          Number.isFinite(critical)
            ? critical === 0 || near(nulls / (nulls + (1 - pi0) * power), fdr, 1e-6)
            : power === 0,
        ).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
