import { uniform } from '../../linear/index.ts';
import {
  communities,
  modularity,
  nearestNeighbours,
  nearestOf,
  sharedNeighbours,
  type Neighbours,
} from '../../neighbours/index.ts';

export type Clustering = { readonly community: Int32Array; readonly clusters: number; readonly modularity: number };
export type ClusterSettings = {
  /** Number of nearest neighbours. */
  readonly neighbors: number;
  /** Resolution of the clustering; larger gives more clusters. */
  readonly resolution: number;
  /** Algorithm of the communities. */
  readonly method: 'leiden' | 'louvain';
  /** Neighbours of the same points, as many or more; looked for when absent. */
  readonly known?: Neighbours;
};

const starts = 5;

/**
 * The best by modularity of five seeded searches on the graph of shared neighbours. `community` counts from 0 by
 * falling size.
 */
export function clusterCells(
  points: Float64Array,
  n: number,
  dimensions: number,
  settings: ClusterSettings,
  seed: number,
  progress: (fraction: number) => void = () => undefined,
): Clustering {
  const k = Math.min(settings.neighbors, n) - 1;
  const graph = sharedNeighbours(
    settings.known
      ? nearestOf(settings.known, k)
      : nearestNeighbours(points, n, dimensions, k, (fraction) => progress(0.7 * fraction)),
  );
  const random = uniform(seed);
  let best: Clustering | undefined;
  for (let start = 0; start < starts; start += 1) {
    const community = communities(graph, settings.resolution, Math.floor(random() * 2 ** 31), settings.method);
    const quality = modularity(graph, community, settings.resolution);
    if (!best || quality > best.modularity + 1e-12)
      best = {
        community,
        clusters: community.reduce((most, value) => Math.max(most, value + 1), 0),
        modularity: quality,
      };
    progress(0.7 + (0.3 * (start + 1)) / starts);
  }
  return best!;
}
