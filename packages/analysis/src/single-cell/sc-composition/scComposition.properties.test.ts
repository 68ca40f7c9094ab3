import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proportionTests, transformed } from '../../group-tests/index.ts';

const tallies = fc
  .integer({ min: 2, max: 6 })
  .chain((clusters) =>
    fc.array(
      fc
        .array(fc.integer({ min: 0, max: 40 }), { minLength: clusters, maxLength: clusters })
        .filter((row) => row.some((count) => count > 0)),
      { minLength: 4, maxLength: 9 },
    ),
  )
  .map((rows) => rows.map((row) => Float64Array.from(row)));

it('proportions sum to 1 before the logit, and exchanging the groups only turns the sign', () => {
  fc.assert(
    fc.property(tallies, fc.constantFrom('logit', 'asin'), (counts, test) => {
      const width = counts.length;
      const values = transformed(counts, 'logit');
      counts.forEach((own, sample) => {
        const sum = own.reduce(
          (total, _, cluster) => total + 1 / (1 + Math.exp(-values[cluster * width + sample]!)),
          0,
        );
        expect(sum).toBeCloseTo(1, 10);
      });
      const half = width >> 1;
      const parts = [
        Int32Array.from({ length: half }, (_, i) => i),
        Int32Array.from({ length: width - half }, (_, i) => half + i),
      ];
      const [one] = proportionTests(counts, parts, test as 'logit' | 'asin');
      const [other] = proportionTests(counts, parts.toReversed(), test as 'logit' | 'asin');
      one!.statistic.forEach((value, cluster) => {
        if (Number.isNaN(value)) expect(other!.statistic[cluster]).toBeNaN();
        else if (Number.isFinite(value))
          expect(Math.abs(value + other!.statistic[cluster]!)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(value)));
      });
    }),
    { numRuns: 150 },
  );
});
