import { startKernel } from '../kernel/index.ts';
import type { Curve } from './curve.ts';
import type { FuzzyGraph } from './fuzzyGraph.ts';
import { powerTable } from './powerTable.ts';

/** Number of random points pushed away for each sampled edge. */
const negativeRate = 5;

/**
 * Moves the points so that their similarities on the map follow the graph: stochastic gradient descent on the
 * cross-entropy, one edge after the other as often as its weight asks, with five random points pushed away for each
 * (umap-learn 0.5 `optimize_layout_euclidean`, learning rate 1 falling to 0, no step longer than 4).
 *
 * @param map - n × 2; moved in place.
 * @throws {InputError} When it does not fit into 4 GB.
 */
export function layout(
  map: Float64Array,
  graph: FuzzyGraph,
  { a, b }: Curve,
  epochs: number,
  seed: number,
  progress: (fraction: number) => void = () => undefined,
): void {
  const n = map.length / 2;
  const { every, heads, tails } = samples(graph, epochs);
  const edges = every.length;
  const table = powerTable(b);
  const kernel = startKernel([
    map.length,
    Math.ceil(edges / 2),
    Math.ceil(edges / 2),
    edges,
    edges,
    edges,
    table.length,
    1,
  ]);
  const [mapAt, headsAt, tailsAt, everyAt, dueAt, dueNegativeAt, tableAt, stateAt] = kernel.addresses as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const moved = kernel.view(mapAt, map.length);
  moved.set(map);
  kernel.integers(headsAt, edges).set(heads);
  kernel.integers(tailsAt, edges).set(tails);
  kernel.view(everyAt, edges).set(every);
  kernel.view(dueAt, edges).set(every);
  kernel.view(dueNegativeAt, edges).set(every.map((value) => value / negativeRate));
  kernel.view(tableAt, table.length).set(table);
  kernel.integers(stateAt, 1)[0] = seed;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    kernel.umapEpoch(
      mapAt,
      n,
      headsAt,
      tailsAt,
      everyAt,
      dueAt,
      dueNegativeAt,
      edges,
      tableAt,
      a,
      b,
      epoch,
      1 - epoch / epochs,
      negativeRate,
      stateAt,
    );
    progress((epoch + 1) / epochs);
  }
  map.set(moved);
}

/** The edges heavy enough to be sampled at least once, and the epochs between their samples. */
function samples(
  { heads, tails, weights }: FuzzyGraph,
  epochs: number,
): { readonly heads: Int32Array; readonly tails: Int32Array; readonly every: Float64Array } {
  const largest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  const kept = Int32Array.from(weights.keys()).filter((edge) => weights[edge]! >= largest / epochs);
  return {
    heads: kept.map((edge) => heads[edge]!),
    tails: kept.map((edge) => tails[edge]!),
    every: Float64Array.from(kept, (edge) => largest / weights[edge]!),
  };
}
