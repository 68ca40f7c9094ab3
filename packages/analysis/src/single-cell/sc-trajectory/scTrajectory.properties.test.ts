import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineagesFrom, spanningTree } from './spanningTree.ts';
import { pseudotime } from './pseudotime.ts';

const clouds = fc.array(fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 })), {
  minLength: 2,
  maxLength: 9,
});

it('the tree is the shortest: exchanging any edge for another across the same cut never shortens it', () => {
  fc.assert(
    fc.property(clouds, (places) => {
      const edges = spanningTree(Float64Array.from(places.flat()), 2);
      expect(edges).toHaveLength(places.length - 1);
      const length = (i: number, j: number): number =>
        Math.hypot(places[i]![0] - places[j]![0], places[i]![1] - places[j]![1]);
      for (const edge of edges) {
        const rest = edges.filter((one) => one !== edge);
        const side = new Set(lineagesFrom(rest, edge.a).flat());
        places.forEach((_, i) =>
          places.forEach(
            (__, j) => side.has(i) && !side.has(j) && expect(length(i, j)).toBeGreaterThanOrEqual(edge.length - 1e-9),
          ),
        );
      }
    }),
    { numRuns: 150 },
  );
});

it('pseudotime starts at 0, and no two clusters are further apart in it than along the tree', () => {
  fc.assert(
    fc.property(
      clouds,
      fc.nat(),
      fc.boolean(),
      fc.array(fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }), fc.nat()), {
        minLength: 1,
        maxLength: 12,
      }),
      (places, seed, beyond, cells) => {
        const centres = Float64Array.from(places.flat());
        const edges = spanningTree(centres, 2);
        const root = seed % places.length;
        const cluster = Int32Array.from(cells, ([, , own]) => own % places.length);
        const { nodes, time } = pseudotime(
          { points: Float64Array.from(cells.flatMap(([x, y]) => [x, y])), centres, dimensions: 2, cluster },
          edges,
          root,
          beyond,
        );
        expect(time.every((value) => value >= 0)).toBe(true);
        if (!beyond) expect(nodes[root]).toBe(0);
        for (const { a, b, length } of edges)
          expect(Math.abs(Math.abs(nodes[a]! - nodes[b]!) - length)).toBeLessThan(1e-9);
        if (!beyond)
          time.forEach((value) =>
            expect(value).toBeLessThanOrEqual(nodes.reduce((most, node) => Math.max(most, node), 0) + 1e-9),
          );
      },
    ),
    { numRuns: 150 },
  );
});
