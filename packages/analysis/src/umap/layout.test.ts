import { expect, it } from 'vitest';
import { uniform } from '../linear/index.ts';
import { nearestNeighbours } from '../neighbours/index.ts';
import { fitCurve, type Curve } from './curve.ts';
import { fuzzyGraph, type FuzzyGraph } from './fuzzyGraph.ts';
import { layout } from './layout.ts';
import { powerFrom, powerTable } from './powerTable.ts';

const clipped = (value: number): number => (value > 4 ? 4 : value < -4 ? -4 : value);

/** The descent as umap-learn writes it. */
function byDefinition(
  map: Float64Array,
  { heads, tails, weights }: FuzzyGraph,
  { a, b }: Curve,
  epochs: number,
  seed: number,
): void {
  const n = map.length / 2;
  const random = uniform(seed);
  const table = powerTable(b);
  const largest = Math.max(...weights);
  const edges = [...weights.keys()]
    .filter((edge) => weights[edge]! >= largest / epochs)
    .map((edge) => ({
      i: 2 * heads[edge]!,
      j: 2 * tails[edge]!,
      every: largest / weights[edge]!,
      due: largest / weights[edge]!,
      dueNegative: largest / weights[edge]! / 5,
    }));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = 1 - epoch / epochs;
    for (const edge of edges) {
      if (edge.due > epoch) continue;
      const { every, i, j } = edge;
      const [dx, dy] = [map[i]! - map[j]!, map[i + 1]! - map[j + 1]!];
      const squared = dx * dx + dy * dy;
      if (squared > 0) {
        const power = powerFrom(table, squared, b);
        const pull = (-2 * a * b * (power / squared)) / (a * power + 1);
        const [gx, gy] = [clipped(pull * dx) * rate, clipped(pull * dy) * rate];
        map[i]! += gx;
        map[i + 1]! += gy;
        map[j]! -= gx;
        map[j + 1]! -= gy;
      }
      edge.due += every;
      const negatives = Math.floor((epoch - edge.dueNegative) / (every / 5));
      for (let p = 0; p < negatives; p += 1) {
        const k = 2 * Math.floor(random() * n);
        if (k === i) continue;
        const [ex, ey] = [map[i]! - map[k]!, map[i + 1]! - map[k + 1]!];
        const apart = ex * ex + ey * ey;
        if (apart === 0) continue;
        const push = (2 * b) / ((0.001 + apart) * (a * powerFrom(table, apart, b) + 1));
        map[i]! += clipped(push * ex) * rate;
        map[i + 1]! += clipped(push * ey) * rate;
      }
      edge.dueNegative += negatives * (every / 5);
    }
  }
}

it.each([0.01, 0.3, 0.99])('moves the points as defined to the bit, min_dist %f', (minDist) => {
  const n = 61;
  const random = uniform(5);
  // Some points start at the same place, and some far out.
  const start = Float64Array.from({ length: 2 * n }, (_, at) => (at < 6 ? 1 : at < 10 ? 1e20 : 10 * random()));
  const graph = fuzzyGraph(
    nearestNeighbours(
      Float64Array.from({ length: n * 4 }, () => random()),
      n,
      4,
      7,
    ),
  );
  const [found, expected] = [start.slice(), start.slice()];
  layout(found, graph, fitCurve(minDist), 40, 9);
  byDefinition(expected, graph, fitCurve(minDist), 40, 9);
  expect(found).toEqual(expected);
});
