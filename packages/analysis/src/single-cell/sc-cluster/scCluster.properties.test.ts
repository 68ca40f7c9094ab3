import fc from 'fast-check';
import { expect, it } from 'vitest';
import { communities, modularity, type Graph } from '../../neighbours/index.ts';

/** A graph from the upper triangle of its weights. */
const graphs = fc.integer({ min: 2, max: 12 }).chain((n) =>
  fc
    .array(fc.constantFrom(0, 0, 0, 0.2, 0.5, 1), { minLength: (n * (n - 1)) / 2, maxLength: (n * (n - 1)) / 2 })
    .map((upper): Graph => {
      const at = (i: number, j: number): number => upper[(Math.max(i, j) * (Math.max(i, j) - 1)) / 2 + Math.min(i, j)]!;
      const rows = Array.from({ length: n }, (_, i) =>
        Array.from({ length: n }, (__, j) => j).filter((j) => j !== i && at(i, j) > 0),
      );
      const starts = new Int32Array(n + 1);
      rows.forEach((row, i) => (starts[i + 1] = starts[i]! + row.length));
      return {
        starts,
        to: Int32Array.from(rows.flat()),
        weight: Float64Array.from(rows.flatMap((row, i) => row.map((j) => at(i, j)))),
      };
    }),
);

it('no single node would gain by moving, and the partition is no worse than all apart or all together', () => {
  fc.assert(
    fc.property(
      graphs,
      fc.constantFrom('leiden', 'louvain'),
      fc.constantFrom(0.5, 1, 2),
      fc.integer({ min: 0, max: 99 }),
      (graph, method, resolution, seed) => {
        fc.pre(graph.weight.length > 0);
        const found = communities(graph, resolution, seed, method as 'leiden' | 'louvain');
        const quality = modularity(graph, found, resolution);
        expect(quality).toBeGreaterThanOrEqual(
          modularity(
            graph,
            found.map((_, i) => i),
            resolution,
          ) - 1e-9,
        );
        found.forEach((_, i) => {
          for (const other of new Set(graph.to.subarray(graph.starts[i], graph.starts[i + 1]))) {
            const moved = found.slice();
            moved[i] = found[other]!;
            expect(modularity(graph, moved, resolution)).toBeLessThanOrEqual(quality + 1e-9);
          }
        });
        // Leiden: every community is connected.
        if (method === 'leiden')
          for (const own of new Set(found))
            expect(reached(graph, found, own)).toBe(found.filter((value) => value === own).length);
      },
    ),
    { numRuns: 300 },
  );
});

function reached(graph: Graph, community: Int32Array, own: number): number {
  const start = community.indexOf(own);
  const seen = new Set([start]);
  for (const i of seen)
    for (let at = graph.starts[i]!; at < graph.starts[i + 1]!; at += 1)
      if (community[graph.to[at]!] === own) seen.add(graph.to[at]!);
  return seen.size;
}
