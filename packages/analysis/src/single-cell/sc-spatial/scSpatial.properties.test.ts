import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byGene } from '../../cells/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { moranOf } from './moran.ts';
import { nearestSpots, spotsWithin } from './spotGraph.ts';

const spots = fc.integer({ min: 6, max: 16 }).chain((n) =>
  fc.record({
    places: fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })), {
      minLength: n,
      maxLength: n,
    }),
    values: fc
      .array(fc.integer({ min: 0, max: 4 }), { minLength: n, maxLength: n })
      .filter((drawn) => new Set(drawn).size > 1),
    k: fc.integer({ min: 1, max: 4 }),
    radius: fc.constantFrom(1, 1.5, 3),
  }),
);

it('Moran’s I follows its definition, and neighbours are those of comparing all pairs', () => {
  fc.assert(
    fc.property(spots, ({ k, places, radius, values }) => {
      const n = places.length;
      const [x, y] = [0, 1].map((at) => Float64Array.from(places, (place) => place[at]!)) as [
        Float64Array,
        Float64Array,
      ];
      const far = (i: number, j: number): number => Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!);
      const others = (i: number): number[] => [...x.keys()].filter((j) => j !== i);
      const wanted = [
        {
          graph: nearestSpots(x, y, k),
          near: (i: number) =>
            others(i)
              .toSorted((a, b) => far(i, a) - far(i, b) || a - b)
              .slice(0, k)
              .toSorted((a, b) => a - b),
        },
        { graph: spotsWithin(x, y, radius), near: (i: number) => others(i).filter((j) => far(i, j) <= radius) },
      ];
      const mean = values.reduce((sum, value) => sum + value, 0) / n;
      const off = values.map((value) => value - mean);
      for (const { graph, near } of wanted) {
        for (let i = 0; i < n; i += 1)
          expect([...graph.to.subarray(graph.starts[i], graph.starts[i + 1])]).toEqual(near(i));
        if (graph.to.length === 0) continue;
        const rows = off.map((value, i) =>
          near(i).length === 0 ? 0 : (value * near(i).reduce((sum, j) => sum + off[j]!, 0)) / near(i).length,
        );
        const total = off.filter((_, i) => near(i).length > 0).length;
        const i =
          ((n / total) * rows.reduce((sum, value) => sum + value, 0)) /
          off.reduce((sum, value) => sum + value * value, 0);
        expect(moranOf(byGene(countsOf([values])), [0], graph, 0, () => new Int32Array(n))[0]!.i).toBeCloseTo(i, 10);
      }
    }),
    { numRuns: 150 },
  );
});
