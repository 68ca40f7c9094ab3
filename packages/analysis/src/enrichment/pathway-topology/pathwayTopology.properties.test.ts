import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrowBetweenness, importance } from './importance.ts';

const graph = fc.integer({ min: 2, max: 7 }).chain((size) =>
  fc
    .array(
      fc.tuple(fc.nat({ max: size - 1 }), fc.nat({ max: size - 1 })).filter(([a, b]) => a !== b),
      { maxLength: 14 },
    )
    .map((list) => {
      const arrows = [...new Map(list.map((one) => [one.join('>'), one])).values()];
      return { size, arrows };
    }),
);

/** All shortest paths between two nodes, by walking every way of growing length. */
function shortest(ways: readonly (readonly number[])[], from: number, to: number): readonly (readonly number[])[] {
  let paths: number[][] = [[from]];
  for (let length = 1; length <= ways.length; length += 1) {
    paths = paths.flatMap((path) =>
      ways[path.at(-1)!]!.filter((next) => !path.includes(next)).map((next) => [...path, next]),
    );
    const found = paths.filter((path) => path.at(-1) === to);
    if (found.length > 0) return found;
  }
  return [];
}

it('betweenness counts the shortest paths through a node by definition', () => {
  fc.assert(
    fc.property(graph, ({ arrows, size }) => {
      const ways = Array.from({ length: size }, (_, node) =>
        arrows.filter(([from]) => from === node).map(([, to]) => to),
      );
      const slow = new Float64Array(size);
      for (let from = 0; from < size; from += 1)
        for (let to = 0; to < size; to += 1) {
          const paths = from === to ? [] : shortest(ways, from, to);
          for (const path of paths) for (const node of path.slice(1, -1)) slow[node]! += 1 / paths.length;
        }
      arrowBetweenness(ways).forEach((value, node) => expect(Math.abs(value - slow[node]!)).toBeLessThan(1e-9));
    }),
  );
});

it('the importance of the compounds of a pathway sums to 1 or is 0', () => {
  fc.assert(
    fc.property(
      graph,
      fc.constantFrom('betweenness' as const, 'out-degree' as const, 'degree' as const),
      fc.boolean(),
      ({ arrows, size }, measure, directed) => {
        const weights = importance(
          {
            name: 'x',
            nodes: Array.from({ length: size }, (_, at) => `n${at}`),
            from: arrows.map(([a]) => a),
            to: arrows.map(([, b]) => b),
          },
          { measure, directed },
        );
        const sum = weights.reduce((total, value) => total + value, 0);
        if (Number.isNaN(sum)) expect(weights.every(Number.isNaN)).toBe(true);
        else expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
      },
    ),
  );
});
