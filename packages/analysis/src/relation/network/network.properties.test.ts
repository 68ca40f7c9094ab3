import fc from 'fast-check';
import { expect, it } from 'vitest';
import { betweenness, graphOf, modularity } from '../../layout/index.ts';
import { louvain } from './louvain.ts';
import { connectivityOf } from './roles.ts';

const graphs = fc
  .record({
    size: fc.integer({ min: 2, max: 9 }),
    lines: fc.uniqueArray(fc.tuple(fc.nat(8), fc.nat(8)), {
      maxLength: 20,
      selector: ([a, b]) => Math.min(a, b) * 9 + Math.max(a, b),
    }),
  })
  .map(({ size, lines }) => ({ size, lines: lines.filter(([a, b]) => a !== b && a < size && b < size) }))
  .filter(({ lines }) => lines.length > 0);

it('betweenness counts shortest paths as listing them does', () => {
  fc.assert(
    fc.property(graphs, ({ size, lines }) => {
      const near = Array.from({ length: size }, (_, i) =>
        lines.flatMap(([a, b]) => (a === i ? [b] : b === i ? [a] : [])),
      );
      const wanted = new Float64Array(size);
      const shortest = (from: number, to: number): number[][] => {
        let paths = [[from]];
        const seen = new Set([from]);
        while (paths.length > 0) {
          const arrived = paths.filter((path) => path.at(-1) === to);
          if (arrived.length > 0) return arrived;
          paths = paths.flatMap((path) =>
            near[path.at(-1)!]!.filter((node) => !seen.has(node)).map((node) => [...path, node]),
          );
          paths.forEach((path) => seen.add(path.at(-1)!));
        }
        return [];
      };
      for (let a = 0; a < size; a += 1)
        for (let b = a + 1; b < size; b += 1) {
          const paths = shortest(a, b);
          for (const path of paths) for (const node of path.slice(1, -1)) wanted[node]! += 1 / paths.length;
        }
      const found = betweenness(
        graphOf(
          size,
          lines.map(([a]) => a),
          lines.map(([, b]) => b),
          lines.map(() => 1),
        ),
      );
      found.forEach((value, node) => expect(value).toBeCloseTo(wanted[node]!, 9));
    }),
    { numRuns: 60 },
  );
});

it('modularity is never lower than of one module, or of a module for each node', () => {
  fc.assert(
    fc.property(graphs, ({ size, lines }) => {
      const graph = graphOf(
        size,
        lines.map(([a]) => a),
        lines.map(([, b]) => b),
        lines.map((_, i) => 0.5 + (i % 3) / 4),
      );
      const found = modularity(graph, louvain(graph, 3));
      expect(found).toBeGreaterThan(-1e-9);
      expect(found).toBeGreaterThan(
        modularity(
          graph,
          Array.from({ length: size }, (_, i) => i),
        ) - 1e-9,
      );
    }),
    { numRuns: 60 },
  );
});

it('zi averages 0 within a module, and pi is at most that of evenly spread links', () => {
  fc.assert(
    fc.property(graphs, fc.integer({ min: 1, max: 4 }), ({ size, lines }, count) => {
      const module = Array.from({ length: size }, (_, i) => 1 + (i % count));
      const { participation, z } = connectivityOf(
        graphOf(
          size,
          lines.map(([a]) => a),
          lines.map(([, b]) => b),
          lines.map(() => 1),
        ),
        module,
      );
      for (let one = 1; one <= count; one += 1)
        expect(z.reduce((sum, value, node) => sum + (module[node] === one ? value : 0), 0)).toBeCloseTo(0, 9);
      participation.forEach((value) => {
        expect(value).toBeGreaterThan(-1e-12);
        expect(value).toBeLessThan(1 - 1 / count + 1e-12);
      });
    }),
    { numRuns: 60 },
  );
});
