import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goodness, neutralFit, neutralFrequency, wilson } from './neutralFit.ts';

const share = fc.double({ min: 1e-4, max: 0.3, noNaN: true });
const size = fc.integer({ min: 50, max: 5_000 });
const rate = fc.double({ min: 0.005, max: 0.9, noNaN: true });

it('the expected frequency is the area of the beta density above one individual', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.02, max: 0.3, noNaN: true }),
      fc.integer({ min: 50, max: 400 }),
      fc.double({ min: 0.2, max: 0.9, noNaN: true }),
      (p, n, m) => {
        const [a, b] = [n * m * p, n * m * (1 - p)];
        // Simpson's rule over ln(x ÷ (1 − x)), where the density is smooth.
        const density = (z: number) => Math.exp(-a * Math.log1p(Math.exp(-z)) - b * Math.log1p(Math.exp(z)));
        const integral = (from: number, to: number) => {
          const steps = 8_000;
          const width = (to - from) / steps;
          let sum = density(from) + density(to);
          for (let i = 1; i < steps; i += 1) sum += (i % 2 === 1 ? 4 : 2) * density(from + i * width);
          return (sum * width) / 3;
        };
        const edge = -Math.log(n - 1);
        const [low, high] = [-60 / Math.min(a, 1), 60 / Math.min(b, 1)];
        const [below, above] = [integral(Math.max(low, -400), edge), integral(edge, Math.min(high, 400))];
        expect(Math.abs(neutralFrequency(p, n, m) - above / (below + above))).toBeLessThan(1e-6);
      },
    ),
    { numRuns: 40 },
  );
});

it('recovers the migration rate that made the frequencies, and no rate near it fits better', () => {
  fc.assert(
    fc.property(fc.array(share, { minLength: 6, maxLength: 25 }), size, rate, (given, n, m) => {
      const shares = Float64Array.from(given);
      const frequency = shares.map((p) => neutralFrequency(p, n, m));
      // Where features are everywhere or near 1/n, many rates make the same frequencies: the frequencies are what must
      // come back.
      expect(neutralFit({ shares, frequency }, n).rmse).toBeLessThan(1e-3);
      const noisy = frequency.map(
        (value, i) => Math.round(Math.min(1, Math.max(0.1, value + 0.1 * ((i % 3) - 1))) * 10) / 10,
      );
      const fit = neutralFit({ shares, frequency: noisy }, n);
      // The search ends at 10, where m has long lost its meaning.
      if (fit.m > 9.5) return;
      for (const factor of [0.9, 0.99, 1.01, 1.1])
        expect(
          goodness(
            noisy,
            shares.map((p) => neutralFrequency(p, n, fit.m * factor)),
          ).rmse,
        ).toBeGreaterThanOrEqual(fit.rmse - 1e-9);
    }),
    { numRuns: 30 },
  );
});

it('the interval is Wilson’s: each end lies z of its own standard errors from the share', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), fc.integer({ min: 3, max: 200 }), (p, n) => {
      for (const end of wilson(p, n))
        expect(Math.abs(Math.abs(p - end) / Math.sqrt((end * (1 - end)) / n) - 1.959963984540054)).toBeLessThan(1e-6);
    }),
  );
});
