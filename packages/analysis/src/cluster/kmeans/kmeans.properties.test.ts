import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partition } from '../../k-means/index.ts';

it('finds the best of all partitions of a few points', () => {
  const points = fc.uniqueArray(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 })), {
    minLength: 3,
    maxLength: 7,
    selector: String,
  });
  fc.assert(
    fc.property(points, fc.constantFrom(2, 3), (rows, k) => {
      const within = (labels: readonly number[]): number => {
        let sum = 0;
        for (let one = 0; one < k; one += 1) {
          const own = rows.filter((_, row) => labels[row] === one);
          const mean = [0, 1].map((side) => own.reduce((all, row) => all + row[side]!, 0) / own.length);
          for (const row of own) sum += (row[0] - mean[0]!) ** 2 + (row[1] - mean[1]!) ** 2;
        }
        return sum;
      };
      let best = Infinity;
      for (let code = 0; code < k ** rows.length; code += 1) {
        const labels = rows.map((_, row) => Math.floor(code / k ** row) % k);
        if (new Set(labels).size === k) best = Math.min(best, within(labels));
      }
      expect(partition(Float64Array.from(rows.flat()), rows.length, 2, k, 40, 5, () => undefined).total).toBeLessThan(
        best + 1e-6,
      );
    }),
    { numRuns: 40 },
  );
});
