import { describe, expect, it } from 'vitest';
import { annotatedSingleCells } from '../../examples/singleCells.ts';
import { readExample } from '../../examples/readExample.ts';
import { parseOptions } from '../../options/index.ts';
import data from '../../overview/umap/umap.reference.json' with { type: 'json' };
import { communities, modularity, nearestNeighbours, sharedNeighbours } from '../../neighbours/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { clusterCells } from './clusterCells.ts';
import { scCluster } from './index.ts';
import reference from './scCluster.reference.json' with { type: 'json' };

const points = Float64Array.from(data.points.flat());
const [n, dimensions] = [data.points.length, data.points[0]!.length];
const graph = sharedNeighbours(nearestNeighbours(points, n, dimensions, reference.k - 1));
const context = { seed: 1, progress: () => undefined };

/** Hubert & Arabie 1985: 1 for the same partition, about 0 by chance. */
function adjustedRand(one: ArrayLike<unknown>, other: ArrayLike<unknown>): number {
  const pairs = (values: readonly string[]): number => {
    const counts = new Map<string, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  };
  const [a, b] = [Array.from(one, String), Array.from(other, String)];
  const [both, first, second, all] = [
    pairs(a.map((value, i) => `${value}|${b[i]}`)),
    pairs(a),
    pairs(b),
    (a.length * (a.length - 1)) / 2,
  ];
  const expected = (first * second) / all;
  return (both - expected) / ((first + second) / 2 - expected);
}

describe('agrees with R', () => {
  it('for the graph of shared neighbours', () => {
    expect(graph.to).toHaveLength(reference.edges);
    expect(graph.weight.reduce((sum, value) => sum + value, 0)).toBeCloseTo(reference.sum, 9);
    expect(Array.from(graph.to.subarray(graph.starts[2], graph.starts[3]))).toEqual(reference.row3_to);
    reference.row3.forEach((value, at) => expect(graph.weight[graph.starts[2]! + at]).toBeCloseTo(value, 12));
  });

  it.each(Object.entries(reference.best))(
    'for the value of modularity, reaching the best of igraph at resolution %s',
    (resolution, { membership, q }) => {
      expect(modularity(graph, membership, Number(resolution))).toBeCloseTo(q, 12);
      for (const method of ['leiden', 'louvain'] as const) {
        const found = clusterCells(
          points,
          n,
          dimensions,
          { neighbors: reference.k, resolution: Number(resolution), method },
          1,
        );
        expect(found.modularity).toBeGreaterThan(q - 1e-3);
        expect(adjustedRand(found.community, membership)).toBeGreaterThan(0.95);
      }
    },
  );
});

it('numbers clusters from the largest, and finds more at a higher resolution', () => {
  const counts = [0.3, 1, 3].map((resolution) => {
    const community = communities(graph, resolution, 1, 'leiden');
    const sizes = Array.from(
      { length: Math.max(...community) + 1 },
      (_, own) => community.filter((value) => value === own).length,
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    return sizes.length;
  });
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

it('recovers the simulated types of cells, names empty cells, and describes how', async () => {
  const { inputs } = await readExample(annotatedSingleCells(45));
  const cells = {
    ...inputs.cells!,
    cells: [...inputs.cells!.cells, '空'],
    starts: Int32Array.of(...inputs.cells!.starts, inputs.cells!.starts.at(-1)!),
  };
  const options = parseOptions(scCluster, { resolution: 0.5 });
  const output = scCluster.run({ cells }, options, context);
  expect(output.removed).toEqual([{ kind: 'sample', id: '空', reason: '没有任何计数' }]);
  const kinds = new Map(inputs.groups!.samples.map((cell, i) => [cell, inputs.groups!.group[i]!]));
  const [ids, clusters] = output.tables[0]!.columns.map(({ values }) => values) as [string[], string[]];
  const apart = ids.flatMap((id, i) => (['T 细胞', 'B 细胞', '单核细胞'].includes(kinds.get(id)!) ? [i] : []));
  expect(
    adjustedRand(
      apart.map((i) => clusters[i]),
      apart.map((i) => kinds.get(ids[i]!)),
    ),
  ).toBeGreaterThan(0.85);
  expect(Array.from(output.tables[1]!.columns[1]!.values as Float64Array).reduce((sum, value) => sum + value, 0)).toBe(
    180,
  );
  expect(scCluster.note(options, output.facts)).toMatch(/180 个细胞（另有 1 个没有计数的细胞未参与）.*Leiden/u);
});

it.each([
  [
    'too few cells',
    countsOf([
      [1, 2, 3],
      [3, 2, 1],
      [0, 1, 0],
    ]),
    '有计数的细胞只有 3 个',
  ],
  [
    'nothing that varies',
    countsOf(Array.from({ length: 4 }, () => Array.from({ length: 12 }, () => 2))),
    '表达在细胞间有变化',
  ],
])('refuses %s in Chinese', (_, cells, text) => {
  expect(() => scCluster.run({ cells }, parseOptions(scCluster, {}), context)).toThrow(text);
});
