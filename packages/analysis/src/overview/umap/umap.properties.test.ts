import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestNeighbours } from '../../neighbours/index.ts';
import { fuzzyGraph, smoothDistances } from '../../umap/index.ts';

const tables = fc.integer({ min: 1, max: 4 }).chain((dimensions) =>
  fc.array(
    fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100),
      ),
      { minLength: dimensions, maxLength: dimensions },
    ),
    { minLength: 5, maxLength: 40 },
  ),
);

it('the nearest neighbours are those of a full sort; of equal distances the earlier point', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 1, max: 6 }), (rows, wanted) => {
      const dimensions = rows[0]!.length;
      const { distance, index, k } = nearestNeighbours(Float64Array.from(rows.flat()), rows.length, dimensions, wanted);
      expect(k).toBe(Math.min(wanted, rows.length - 1));
      rows.forEach((row, i) => {
        const sorted = rows
          .map((other, j) => [j, Math.sqrt(other.reduce((sum, value, d) => sum + (value - row[d]!) ** 2, 0))] as const)
          .filter(([j]) => j !== i)
          .toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
        for (let rank = 0; rank < k; rank += 1)
          expect(Math.abs(distance[i * k + rank]! - sorted[rank]![1])).toBeLessThan(1e-9 * (1 + sorted[rank]![1]));
        // Which of several equally distant points is chosen is irrelevant; its distance is not.
        for (let rank = 0; rank < k; rank += 1)
          expect(Math.abs(distance[i * k + rank]! - sorted.find(([j]) => j === index[i * k + rank]!)![1])).toBeLessThan(
            1e-9 * (1 + sorted[rank]![1]),
          );
      });
    }),
    { numRuns: 100 },
  );
});

it('the graph is symmetric with weights in (0, 1], the nearest has weight 1, and memberships sum to log2 k', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const neighbours = nearestNeighbours(Float64Array.from(rows.flat()), rows.length, rows[0]!.length, 4);
      const { heads, tails, weights } = fuzzyGraph(neighbours);
      const weight = new Map(Array.from(heads, (i, at) => [`${i} ${tails[at]}`, weights[at]!]));
      expect(weight.size).toBe(weights.length);
      heads.forEach((i, at) => {
        expect(weights[at]).toBeGreaterThanOrEqual(0);
        expect(weights[at]).toBeLessThanOrEqual(1 + 1e-12);
        expect(Math.abs(weight.get(`${tails[at]} ${i}`)! - weights[at]!)).toBeLessThan(1e-15);
      });
      const { rho, sigma } = smoothDistances(neighbours);
      rows.forEach((_, i) => {
        const own = neighbours.distance.subarray(i * 4, i * 4 + 4);
        expect(weight.get(`${i} ${neighbours.index[i * 4]}`)).toBeCloseTo(1, 12);
        const beyond = own.filter((value) => value > rho[i]!).length;
        const sum = own.reduce(
          (total, value) => total + (value > rho[i]! ? Math.exp(-(value - rho[i]!) / sigma[i]!) : 1),
          0,
        );
        // With too many points at the nearest distance, or at the lower limit of the scale, the sum cannot be reached.
        if (
          beyond > 0 &&
          4 - beyond < Math.log2(5) &&
          sigma[i]! > (1.01e-3 * own.reduce((total, value) => total + value, 0)) / 5
        )
          expect(sum).toBeCloseTo(Math.log2(5), 4);
      });
    }),
    { numRuns: 100 },
  );
});
