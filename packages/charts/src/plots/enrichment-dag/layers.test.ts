import { expect, it } from 'vitest';
import { layeredLayout } from './layers.ts';

const size = { node: 100, line: 20 };
/** Three under one; two of these over a fourth, which a long line joins to the top as well. */
const dag = {
  nodes: 6,
  lines: [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 4],
    [3, 4],
    [0, 4],
    [5, 4],
  ].map(([upper, lower]) => ({ upper: upper!, lower: lower! })),
};

it('puts every node below all of its parents', () => {
  const { layer, layers } = layeredLayout(dag, size);
  for (const { lower, upper } of dag.lines) expect(layer[lower]!).toBeGreaterThan(layer[upper]!);
  expect([layers, layer]).toEqual([3, [0, 1, 1, 1, 2, 1]]);
});

it('keeps the nodes of a layer inside the width without overlaps', () => {
  let seed = 5;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let trial = 0; trial < 20; trial += 1) {
    const nodes = 4 + Math.floor(next() * 30);
    const lines = Array.from({ length: nodes - 1 }, (_, at) => [
      { upper: Math.floor(next() * (at + 1)), lower: at + 1 },
      ...(next() < 0.4 ? [{ upper: Math.floor(next() * (at + 1)), lower: at + 1 }] : []),
    ]).flat();
    const { bends, layer, width, x } = layeredLayout({ nodes, lines }, size);
    const places = [
      ...x.map((at, node) => ({ at, layer: layer[node]!, half: 50 })),
      ...bends.flat().map(({ layer: one, x: at }) => ({ at, layer: one, half: 10 })),
    ];
    for (const place of places) {
      expect(place.at - place.half).toBeGreaterThanOrEqual(-1e-6);
      expect(place.at + place.half).toBeLessThanOrEqual(width + 1e-6);
    }
    for (const [i, one] of places.entries())
      for (const other of places.slice(0, i))
        if (one.layer === other.layer)
          expect(Math.abs(one.at - other.at)).toBeGreaterThanOrEqual(one.half + other.half - 1e-6);
  }
});

it('avoids crossings of lines that can be avoided', () => {
  const crossed = {
    nodes: 6,
    lines: [
      [0, 5],
      [1, 4],
      [2, 3],
    ].map(([upper, lower]) => ({ upper: upper!, lower: lower! })),
  };
  const { x } = layeredLayout(crossed, size);
  const order = (nodes: readonly number[]) => nodes.toSorted((a, b) => x[a]! - x[b]!);
  expect(order([0, 1, 2]).map((node) => 5 - node)).toEqual(order([3, 4, 5]));
});

it('lays out a single node and a graph without lines', () => {
  expect(layeredLayout({ nodes: 1, lines: [] }, size)).toMatchObject({ layers: 1, x: [50], bends: [] });
  expect(layeredLayout({ nodes: 2, lines: [] }, size).width).toBe(200);
});
