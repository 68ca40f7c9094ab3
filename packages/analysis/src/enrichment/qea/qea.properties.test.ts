import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tTwoSided } from '../../testing/byDefinition.ts';
import { globalStatistic, normalP, outcomeOf, positiveChance } from './globalTest.ts';

const centred = (values: readonly number[]): Float64Array => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Float64Array.from(values, (value) => value - mean);
};
const row = (n: number) =>
  fc
    .array(fc.integer({ min: -20, max: 20 }), { minLength: n, maxLength: n })
    .filter((values) => new Set(values).size > 1);
const isTest = Uint8Array.of(0, 0, 0, 1, 1, 1, 1, 1);

it('a set of one feature has the p of the t-test', () => {
  fc.assert(
    fc.property(row(8), (values) => {
      const rows = [centred(values)];
      const { q } = globalStatistic({ rows, samples: 8 }, outcomeOf(isTest));
      // q is r² in percent, and t² = r² (n − 2) ÷ (1 − r²).
      fc.pre(q > 1e-6 && q < 99.9);
      const t = Math.sqrt(((q / 100) * 6) / (1 - q / 100));
      expect(normalP({ rows, samples: 8 }, q)).toBeCloseTo(tTwoSided(t, 6), 7);
    }),
    { numRuns: 60 },
  );
});

it('Q lies between 0 and 100, is the same for a repeated set, and on average equals its expectation', () => {
  fc.assert(
    fc.property(fc.array(row(8), { minLength: 1, maxLength: 5 }), (list) => {
      const rows = list.map(centred);
      const { expected, parts, q } = globalStatistic({ rows, samples: 8 }, outcomeOf(isTest));
      expect(q).toBeGreaterThanOrEqual(0);
      expect(q).toBeLessThanOrEqual(100 + 1e-9);
      expect(parts).toHaveLength(rows.length);
      expect(globalStatistic({ rows: [...rows, ...rows], samples: 8 }, outcomeOf(isTest)).q).toBeCloseTo(q, 9);
      // All 56 ways to choose three of eight.
      const all = [0, 1, 2, 3, 4, 5].flatMap((a) =>
        [1, 2, 3, 4, 5, 6].flatMap((b) => [2, 3, 4, 5, 6, 7].flatMap((c) => (a < b && b < c ? [[a, b, c]] : []))),
      );
      const mean =
        all.reduce(
          (sum, chosen) =>
            sum +
            globalStatistic(
              { rows, samples: 8 },
              outcomeOf(Uint8Array.from({ length: 8 }, (_, i) => Number(!chosen.includes(i)))),
            ).q,
          0,
        ) / all.length;
      expect(mean).toBeCloseTo(expected, 7);
    }),
    { numRuns: 40 },
  );
});

it('the tail is one half for two equal and opposite weights, and follows F for weights of two kinds', () => {
  expect(positiveChance(Float64Array.of(2, -2))).toBeCloseTo(0.5, 12);
  // P(χ²₂ / χ²₂ > c) = 1 ÷ (1 + c).
  for (const c of [0.2, 1, 7, 1000]) expect(positiveChance(Float64Array.of(1, 1, -c, -c))).toBeCloseTo(1 / (1 + c), 11);
  expect(positiveChance(Float64Array.of(1, 0))).toBe(1);
  expect(positiveChance(Float64Array.of(-1, 0))).toBe(0);
});
