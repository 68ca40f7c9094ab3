import { minimum } from '../../../extremes/index.ts';
/** A vertex of the local mean: its bandwidth and the mean of every column. */
type Vertex = { readonly x: number; readonly bandwidth: number; readonly values: Float64Array };

/** A stretch between two vertices is halved while it is longer than this share of the smaller bandwidth. */
const coarseness = 0.8;

/**
 * Local means of every column of `y` over `x` with tricube weights in the nearest neighbours, as `locfit` of degree 0:
 * taken at the ends and at halved stretches, straight lines between.
 *
 * Loader 1999, Local Regression and Likelihood, doi:10.1007/b98858
 *
 * @param y - Rows × columns.
 * @param span - The share of the rows that a neighbourhood holds, up to 1. Too few for a neighbourhood of two leave `y`
 * as it is.
 */
export function localMeans(x: Float64Array, y: Float64Array, columns: number, span: number): Float64Array {
  const rows = x.length;
  if (span * rows < 2 || rows <= 1) return y.slice();
  const order = Uint32Array.from(x.keys()).sort((a, b) => x[a]! - x[b]! || a - b);
  const sorted = Float64Array.from(order, (row) => x[row]!);
  const neighbours = Math.floor(rows * span + 1e-12);
  const vertices = grow(sorted, (at) => meanAt(at, sorted, order, y, columns, neighbours));

  const smooth = new Float64Array(rows * columns);
  let left = 0;
  order.forEach((row, rank) => {
    while (left < vertices.length - 2 && sorted[rank]! >= vertices[left + 1]!.x) left += 1;
    const [low, high] = [vertices[left]!, vertices[left + 1]!];
    const share = high.x > low.x ? (sorted[rank]! - low.x) / (high.x - low.x) : 0;
    for (let j = 0; j < columns; j += 1)
      smooth[row * columns + j] = (1 - share) * low.values[j]! + share * high.values[j]!;
  });
  return smooth;
}

/** The vertices from left to right. */
function grow(sorted: Float64Array, at: (x: number) => Vertex): Vertex[] {
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  const between = (low: Vertex, high: Vertex, depth: number): Vertex[] => {
    const bandwidths = [low.bandwidth, high.bandwidth].filter((bandwidth) => bandwidth > 0);
    const score =
      bandwidths.length > 0 ? (high.x - low.x) / minimum(bandwidths) : (2 * (high.x - low.x)) / (last - first);
    if (!(score > coarseness) || depth > 50) return [];
    const middle = at((low.x + high.x) / 2);
    return [...between(low, middle, depth + 1), middle, ...between(middle, high, depth + 1)];
  };
  const [low, high] = [at(first), at(last)];
  return [low, ...between(low, high, 0), high];
}

function meanAt(
  x: number,
  sorted: Float64Array,
  order: Uint32Array,
  y: Float64Array,
  columns: number,
  neighbours: number,
): Vertex {
  const bandwidth = nearestDistance(x, sorted, neighbours);
  const values = new Float64Array(columns);
  let weights = 0;
  for (let rank = 0; rank < sorted.length; rank += 1) {
    const distance = Math.abs(sorted[rank]! - x);
    if (distance > bandwidth) continue;
    const weight = bandwidth === 0 ? 1 : (1 - (distance / bandwidth) ** 3) ** 3;
    if (weight === 0) continue;
    weights += weight;
    const from = order[rank]! * columns;
    for (let j = 0; j < columns; j += 1) values[j]! += weight * y[from + j]!;
  }
  // All neighbours at the edge of the window, which ties can cause: they get equal weight.
  return weights > 0
    ? { x, bandwidth, values: values.map((value) => value / weights) }
    : { x, bandwidth, values: rimMean(x, bandwidth, sorted, order, y, columns) };
}

function rimMean(
  x: number,
  bandwidth: number,
  sorted: Float64Array,
  order: Uint32Array,
  y: Float64Array,
  columns: number,
): Float64Array {
  const rim = Array.from(order).filter((_, rank) => Math.abs(sorted[rank]! - x) <= bandwidth);
  return Float64Array.from(
    { length: columns },
    (_, j) => rim.reduce((sum, row) => sum + y[row * columns + j]!, 0) / rim.length,
  );
}

/** How far the `count`-th nearest value is. */
function nearestDistance(x: number, sorted: Float64Array, count: number): number {
  let right = sorted.findIndex((value) => value >= x);
  if (right < 0) right = sorted.length;
  let left = right - 1;
  let distance = 0;
  for (let taken = 0; taken < count; taken += 1) {
    const before = left >= 0 ? x - sorted[left]! : Number.POSITIVE_INFINITY;
    const after = right < sorted.length ? sorted[right]! - x : Number.POSITIVE_INFINITY;
    distance = Math.min(before, after);
    if (before <= after) left -= 1;
    else right += 1;
  }
  return distance;
}
