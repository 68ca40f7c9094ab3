import { uniform } from '../linear/index.ts';
import { nearestNeighbours, nearestOf, type Neighbours } from '../neighbours/index.ts';
import { fitCurve } from './curve.ts';
import { fuzzyGraph } from './fuzzyGraph.ts';
import { layout } from './layout.ts';

export type UmapSettings = {
  /** Number of nearest neighbours. */
  readonly neighbors: number;
  /** Smallest distance on the map. */
  readonly minDist: number;
  /** How distances between points are measured. */
  readonly metric: 'euclidean' | 'cosine';
  /** Neighbours of the same points in the same metric, as many or more; looked for when absent. */
  readonly known?: Neighbours;
};

/** As umap-learn: 500 rounds for up to 10,000 points, else 200. */
export const epochsFor = (n: number): number => (n <= 10_000 ? 500 : 200);

/**
 * UMAP of points in the plane, n × 2 (McInnes, Healy & Melville 2018, arXiv:1802.03426), begun from the first two
 * components, which keeps the large picture (Kobak & Linderman 2021, doi:10.1038/s41587-020-00809-z).
 *
 * @param points - n × `dimensions`, row-major, components in falling order; not changed.
 * @param settings - `neighbors` counts the point itself, and is at most n.
 */
export function umapMap(
  points: Float64Array,
  n: number,
  dimensions: number,
  settings: UmapSettings,
  seed: number,
  progress: (fraction: number) => void = () => undefined,
): Float64Array {
  const directions = settings.metric === 'cosine' ? unitLength(points, n, dimensions) : points;
  const k = Math.min(settings.neighbors, n) - 1;
  const found = settings.known
    ? nearestOf(settings.known, k)
    : nearestNeighbours(directions, n, dimensions, k, (fraction) => progress(fraction * 0.4));
  // Of unit vectors 1 − cos is half the square of the distance.
  const neighbours =
    settings.metric === 'cosine' ? { ...found, distance: found.distance.map((value) => (value * value) / 2) } : found;
  const map = startFromComponents(points, n, dimensions, seed);
  layout(map, fuzzyGraph(neighbours), fitCurve(settings.minDist), epochsFor(n), seed + 1, (fraction) =>
    progress(0.4 + 0.6 * fraction),
  );
  return centred(map);
}

function unitLength(points: Float64Array, n: number, dimensions: number): Float64Array {
  const result = points.slice();
  for (let i = 0; i < n; i += 1) {
    const row = result.subarray(i * dimensions, (i + 1) * dimensions);
    const length = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0));
    if (length > 0) for (let d = 0; d < dimensions; d += 1) row[d]! /= length;
  }
  return result;
}

/**
 * The first two components scaled so that the first has standard deviation 1 (a wider start leaves groups torn apart
 * more often), with a little noise so that equal points separate.
 */
function startFromComponents(points: Float64Array, n: number, dimensions: number, seed: number): Float64Array {
  const random = uniform(seed);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < n; i += 1) sum += points[i * dimensions]! / n;
  for (let i = 0; i < n; i += 1) squares += (points[i * dimensions]! - sum) ** 2;
  const sd = Math.sqrt(squares / Math.max(1, n - 1)) || 1;
  return Float64Array.from({ length: 2 * n }, (_, at) => {
    const d = at % 2;
    return (d < dimensions ? points[(at >> 1) * dimensions + d]! / sd : 0) + 2e-4 * (random() - 0.5);
  });
}

/** Centres the map, as its position has no meaning. */
function centred(map: Float64Array): Float64Array {
  const n = map.length / 2;
  const sum = [0, 0];
  map.forEach((value, at) => (sum[at % 2]! += value));
  return map.map((value, at) => value - sum[at % 2]! / n);
}
