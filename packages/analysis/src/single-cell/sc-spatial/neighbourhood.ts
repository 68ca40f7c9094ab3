import type { SpotGraph } from './spotGraph.ts';

/**
 * How often spots of one cluster have a neighbour of another, `clusters²`, row-major, and what shuffling the clusters
 * gives.
 */
export type Neighbourhood = {
  readonly count: Float64Array;
  readonly mean: Float64Array;
  readonly sd: Float64Array;
  readonly z: Float64Array;
};

function countOf({ starts, to }: SpotGraph, cluster: Int32Array, clusters: number, into: Float64Array): void {
  into.fill(0);
  for (let i = 0; i < cluster.length; i += 1)
    for (let at = starts[i]!; at < starts[i + 1]!; at += 1) into[cluster[i]! * clusters + cluster[to[at]!]!]! += 1;
}

/**
 * Neighbourhood enrichment as Squidpy's `nhood_enrichment` (Palla et al. 2022, doi:10.1038/s41592-021-01358-2): counts
 * against those of shuffled clusters, whose standard deviation divides by the number of shuffles. z is `NaN` where no
 * shuffle differs.
 *
 * @param shuffled - The clusters of the spots in shuffle `b`; the array may be used again.
 */
export function neighbourhood(
  graph: SpotGraph,
  cluster: Int32Array,
  clusters: number,
  permutations: number,
  shuffled: (b: number) => Int32Array,
  progress: (fraction: number) => void = () => undefined,
): Neighbourhood {
  const size = clusters ** 2;
  const [count, drawn, sum, squares] = [
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
  ];
  countOf(graph, cluster, clusters, count);
  for (let b = 0; b < permutations; b += 1) {
    countOf(graph, shuffled(b), clusters, drawn);
    // From the observed count on, so that squares of large counts do not swallow their differences.
    drawn.forEach((value, at) => {
      sum[at]! += value - count[at]!;
      squares[at]! += (value - count[at]!) ** 2;
    });
    progress((b + 1) / permutations);
  }
  const shift = sum.map((value) => value / permutations);
  const sd = squares.map((value, at) => Math.sqrt(Math.max(0, value / permutations - shift[at]! ** 2)));
  return {
    count,
    mean: shift.map((value, at) => count[at]! + value),
    sd,
    z: shift.map((value, at) => (sd[at]! > 0 ? -value / sd[at]! : Number.NaN)),
  };
}
