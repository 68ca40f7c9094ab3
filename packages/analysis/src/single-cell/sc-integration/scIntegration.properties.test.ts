import fc from 'fast-check';
import { expect, it } from 'vitest';
import { harmony, usualSettings } from './harmony.ts';
import { localDiversity, neighboursOf } from './lisi.ts';
import { nearestNeighbours } from '../../neighbours/index.ts';

const cloud = fc
  .record({
    n: fc.integer({ min: 8, max: 40 }),
    d: fc.integer({ min: 2, max: 4 }),
    count: fc.integer({ min: 2, max: 3 }),
    seed: fc.integer({ min: 1, max: 1e6 }),
  })
  .map(({ count, d, n, seed }) => {
    const at = (i: number): number => Math.sin(seed + i * 12.9898) * 3 + Math.cos(i * 78.233 + seed) * 2;
    return {
      n,
      d,
      count,
      points: Float64Array.from({ length: n * d }, (_, i) => at(i)),
      of: Int32Array.from({ length: n }, (_, i) => i % count),
    };
  });

it('a very strong penalty leaves the components unchanged, in any order of the cells', () => {
  fc.assert(
    fc.property(cloud, fc.boolean(), ({ count, d, n, of, points }, turned) => {
      const order = Int32Array.from({ length: n }, (_, i) => (turned ? n - 1 - i : i));
      const { corrected, rounds } = harmony(
        points,
        n,
        d,
        { of, count },
        points.slice(0, 2 * d),
        { ...usualSettings, lambda: 1e9, rounds: 2 },
        () => order,
      );
      corrected.forEach((value, i) => expect(Math.abs(value - points[i]!)).toBeLessThan(1e-5));
      for (const { distance, diversity, entropy, objective } of rounds) {
        expect(Math.abs(objective - distance - entropy - diversity)).toBeLessThan(1e-9);
        expect(distance).toBeGreaterThanOrEqual(-1e-9);
        expect(entropy).toBeLessThanOrEqual(1e-12);
      }
    }),
    { numRuns: 60 },
  );
});

it('LISI lies between 1 and the number of labels, and does not depend on their names', () => {
  fc.assert(
    fc.property(cloud, fc.integer({ min: 2, max: 8 }), ({ count, d, n, of, points }, perplexity) => {
      const [found, renamed] = localDiversity(
        nearestNeighbours(points, n, d, neighboursOf(perplexity, n)),
        [
          { of, count },
          { of: of.map((own) => count - 1 - own), count },
        ],
        perplexity,
      );
      found!.forEach((value, i) => {
        expect(value).toBeGreaterThanOrEqual(1 - 1e-12);
        expect(value).toBeLessThanOrEqual(count + 1e-12);
        expect(renamed![i]!).toBeCloseTo(value, 12);
      });
    }),
    { numRuns: 60 },
  );
});
