import { uniform } from '../../linear/index.ts';
import type { Curve } from './curve.ts';
import type { FuzzyGraph } from './fuzzyGraph.ts';
import { powerTable } from './powerTable.ts';

const negativeRate = 5;
const steepest = 4;

const clipped = (value: number): number => (value > steepest ? steepest : value < -steepest ? -steepest : value);

/**
 * Moves the points so that their similarities on the map follow the graph: stochastic gradient descent on the cross-entropy, one edge after the other
 * as often as its weight asks, with five random points pushed away for each (umap-learn 0.5 `optimize_layout_euclidean`, learning rate 1 falling to 0).
 *
 * @param map - n × 2; moved in place.
 */
export function layout(map: Float64Array, graph: FuzzyGraph, { a, b }: Curve, epochs: number, seed: number, progress: (fraction: number) => void = () => undefined): void {
  const n = map.length / 2;
  const random = uniform(seed);
  const powerOf = powerTable(b);
  const { every, heads, tails } = samples(graph, epochs);
  const due = every.slice();
  const everyNegative = every.map((value) => value / negativeRate);
  const dueNegative = everyNegative.slice();

  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = 1 - epoch / epochs;
    for (let edge = 0; edge < every.length; edge += 1) {
      if (due[edge]! > epoch) continue;
      const [i, j] = [2 * heads[edge]!, 2 * tails[edge]!];
      let dx = map[i]! - map[j]!;
      let dy = map[i + 1]! - map[j + 1]!;
      const squared = dx * dx + dy * dy;
      if (squared > 0) {
        const power = powerOf(squared);
        const pull = (-2 * a * b * (power / squared)) / (a * power + 1);
        const [gx, gy] = [clipped(pull * dx) * rate, clipped(pull * dy) * rate];
        map[i]! += gx;
        map[i + 1]! += gy;
        map[j]! -= gx;
        map[j + 1]! -= gy;
      }
      due[edge]! += every[edge]!;

      const negatives = Math.floor((epoch - dueNegative[edge]!) / everyNegative[edge]!);
      for (let p = 0; p < negatives; p += 1) {
        const k = 2 * Math.floor(random() * n);
        if (k === i) continue;
        dx = map[i]! - map[k]!;
        dy = map[i + 1]! - map[k + 1]!;
        const apart = dx * dx + dy * dy;
        if (apart === 0) continue;
        const push = (2 * b) / ((0.001 + apart) * (a * powerOf(apart) + 1));
        map[i]! += clipped(push * dx) * rate;
        map[i + 1]! += clipped(push * dy) * rate;
      }
      dueNegative[edge]! += negatives * everyNegative[edge]!;
    }
    progress((epoch + 1) / epochs);
  }
}

/** The edges heavy enough to be drawn at least once, and after how many epochs each is drawn again. */
function samples({ heads, tails, weights }: FuzzyGraph, epochs: number): { readonly heads: Int32Array; readonly tails: Int32Array; readonly every: Float64Array } {
  const largest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  const kept = Int32Array.from(weights.keys()).filter((edge) => weights[edge]! >= largest / epochs);
  return { heads: kept.map((edge) => heads[edge]!), tails: kept.map((edge) => tails[edge]!), every: Float64Array.from(kept, (edge) => largest / weights[edge]!) };
}
