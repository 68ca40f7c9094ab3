import { expect, it } from 'vitest';
import { flowLayout } from './layout.ts';

const nodes = [
  ['a', 0, 6],
  ['b', 0, 4],
  ['p', 1, 3],
  ['q', 1, 7],
].map(([name, layer, value]) => ({ name: String(name), layer: Number(layer), value: Number(value) }));
const links = [
  [0, 2, 1],
  [0, 3, 5],
  [1, 2, 2],
  [1, 3, 2],
].map(([source, target, value]) => ({ source: source!, target: target!, value: value! }));

it('gives every category a height in proportion to its flow, without overlaps and inside the area', () => {
  const { nodes: spans } = flowLayout(nodes, links, 300, 10);
  expect(spans[0]!.height / spans[1]!.height).toBeCloseTo(1.5, 10);
  for (const layer of [
    [0, 1],
    [2, 3],
  ]) {
    const [upper, lower] = layer.map((at) => spans[at]!).toSorted((one, other) => one.top - other.top);
    expect(upper!.top).toBeGreaterThanOrEqual(-1e-9);
    expect(upper!.top + upper!.height + 10).toBeCloseTo(lower!.top, 6);
    expect(lower!.top + lower!.height).toBeLessThanOrEqual(300 + 1e-9);
  }
});

it('fills each category with its flows without a gap', () => {
  const { links: placed, nodes: spans } = flowLayout(nodes, links, 300, 10);
  for (const [end, key] of [
    ['source', 'from'],
    ['target', 'to'],
  ] as const) {
    nodes.forEach((_, at) => {
      const own = placed.filter((__, i) => links[i]![end] === at).toSorted((one, other) => one[key] - other[key]);
      let top = spans[at]!.top;
      for (const one of own) {
        expect(one[key]).toBeCloseTo(top, 8);
        top += one.height;
      }
      if (own.length > 0) expect(top).toBeCloseTo(spans[at]!.top + spans[at]!.height, 8);
    });
  }
});

it('uncrosses two flows that need not cross', () => {
  const straight = flowLayout(
    [0, 1, 2, 3].map((i) => ({ name: String(i), layer: i < 2 ? 0 : 1, value: i === 3 || i === 0 ? 2 : 1.9 })),
    [
      { source: 0, target: 2, value: 1.9 },
      { source: 1, target: 3, value: 1.9 },
    ],
    100,
    5,
  );
  expect(Math.sign(straight.nodes[0]!.top - straight.nodes[1]!.top)).toBe(
    Math.sign(straight.nodes[2]!.top - straight.nodes[3]!.top),
  );
});
