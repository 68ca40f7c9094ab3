import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pAdjust } from '../../statistics/index.ts';
import { nearestNeighbours } from '../../neighbours/index.ts';
import {
  drawnCells,
  neighbourhoodCounts,
  neighbourhoodsOf,
  overlaps,
  refinedCells,
  weightedFdr,
} from './neighbourhoods.ts';

const cloud = fc
  .record({ n: fc.integer({ min: 5, max: 30 }), k: fc.integer({ min: 1, max: 4 }), seed: fc.nat(1000) })
  .chain(({ k, n, seed }) =>
    fc.record({
      k: fc.constant(k),
      seed: fc.constant(seed),
      points: fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })), {
        minLength: n,
        maxLength: n,
      }),
    }),
  );

it('neighbourhoods follow the graph, and every overlap is counted once', () => {
  fc.assert(
    fc.property(cloud, ({ k, points, seed }) => {
      const n = points.length;
      const known = nearestNeighbours(Float64Array.from(points.flat()), n, 2, k);
      const centres = refinedCells(Float64Array.from(points.flat()), 2, known, drawnCells(n, 0.6, seed));
      expect(new Set(centres).size).toBe(centres.length);
      const joined = (i: number, j: number): boolean =>
        known.index.subarray(i * k, (i + 1) * k).includes(j) || known.index.subarray(j * k, (j + 1) * k).includes(i);
      const found = neighbourhoodsOf(known, centres);
      found.forEach(({ cells, index }) =>
        expect(Array.from(cells)).toEqual(points.map((_, i) => i).filter((i) => i === index || joined(i, index))),
      );
      const shared = overlaps(found, n);
      found.forEach(({ cells }, at) =>
        expect(shared[at]).toBe(
          found.reduce((sum, other) => sum + cells.filter((cell) => other.cells.includes(cell)).length, 0),
        ),
      );
      const sample = Int32Array.from(points, (_, i) => i % 3);
      const counts = neighbourhoodCounts(found, sample, 3);
      found.forEach(({ cells }, at) =>
        expect(counts[at * 3]! + counts[at * 3 + 1]! + counts[at * 3 + 2]!).toBe(cells.length),
      );
    }),
    { numRuns: 120 },
  );
});

it('draws exactly the asked number of different cells', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 80 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      fc.nat(99),
      (n, share, seed) => {
        const drawn = drawnCells(n, share, seed);
        expect(drawn.length).toBe(Math.max(1, Math.floor(share * n)));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(Math.max(...drawn)).toBeLessThan(n);
      },
    ),
  );
});

it('with equal weights the FDR is Benjamini–Hochberg; a test of weight two counts like two equal tests', () => {
  const values = fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 1000 }).map((p) => p / 1000),
      fc.integer({ min: 1, max: 3 }),
    ),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(values, (rows) => {
      const p = Float64Array.from(rows, ([value]) => value);
      const plain = pAdjust(p, 'BH');
      weightedFdr(p, new Float64Array(p.length).fill(0.2)).forEach((value, at) =>
        expect(value).toBeCloseTo(plain[at]!, 12),
      );
      const repeated = rows.flatMap(([value, times]) => Array.from({ length: times }, () => value));
      const known = new Map(
        Array.from(pAdjust(Float64Array.from(repeated), 'BH'), (value, at) => [repeated[at]!, value]),
      );
      weightedFdr(
        p,
        Float64Array.from(rows, ([, times]) => times),
      ).forEach((value, at) => expect(value).toBeCloseTo(known.get(p[at]!)!, 12));
    }),
  );
  expect(Array.from(weightedFdr(Float64Array.of(Number.NaN, 0.02), Float64Array.of(1, 1)))).toEqual([Number.NaN, 0.02]);
});
