import { startKernel } from './instance.ts';

/**
 * Of point i the ids at `ids[i * room]…` + `count[i]`: its k nearest are among them. A count of −1: more than there was
 * room for.
 */
export type Candidates = {
  readonly ids: Int32Array<ArrayBuffer>;
  readonly count: Int32Array<ArrayBuffer>;
  readonly room: number;
};

/**
 * Points whose distances to all earlier ones are computed at a time, in panels of 8: they stay in the second-level
 * cache.
 */
const blockPanels = 64;
/** Above every finite squared distance, and below those to the points that fill the last panel. */
const anywhere = 3e38;

/**
 * For every point some others that surely hold its `k` nearest: all pairs in single precision, with a bound of the
 * error for each pair (Higham 2002, Accuracy and Stability of Numerical Algorithms, section 3.1).
 *
 * @param points - n × `dimensions`, row-major, finite.
 * @param k - At least 1 and under n.
 * @throws {InputError} When it does not fit into 4 GB.
 */
export function nearestCandidates(
  points: Float64Array,
  n: number,
  dimensions: number,
  k: number,
  progress: (fraction: number) => void,
): Candidates {
  const panels = Math.ceil(n / 8);
  const room = Math.max(64, 4 * k);
  const half = (length: number): number => Math.ceil(length / 2);
  const kernel = startKernel([
    half(panels * 8 * dimensions),
    half(panels * 8),
    half(panels * 8),
    half(n * room),
    half(n * room),
    half(n),
    half(room),
  ]);
  const [pointsAt, normAt, reachAt, lowAt, idsAt, countAt, scratchAt] = kernel.addresses as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  pack(
    points,
    n,
    dimensions,
    kernel.floats(pointsAt, panels * 8 * dimensions),
    kernel.floats(normAt, panels * 8).fill(Infinity),
  );
  const reach = kernel
    .floats(reachAt, panels * 8)
    .fill(-Infinity)
    .fill(anywhere, 0, n);
  // Half a unit in the last place for each coordinate, product and sum, and some for the bounds themselves.
  kernel.beginSearch(
    pointsAt,
    normAt,
    reachAt,
    lowAt,
    idsAt,
    countAt,
    scratchAt,
    dimensions,
    k,
    room,
    (dimensions + 24) * 2 ** -24,
  );
  for (let from = 0; from < panels; from += blockPanels) {
    const to = Math.min(panels, from + blockPanels);
    kernel.searchPanels(from, to);
    progress((to / panels) ** 2);
  }
  kernel.endSearch(n);
  const count = kernel.integers(countAt, n);
  for (let i = 0; i < n; i += 1) if (reach[i]! < 0) count[i] = -1;
  return { ids: kernel.integers(idsAt, n * room), count, room };
}

/**
 * Centred, so that lengths are no larger than they must be, and scaled by a power of two into the middle of what single
 * precision holds.
 */
function pack(points: Float64Array, n: number, dimensions: number, panels: Float32Array, norm: Float32Array): void {
  const mean = new Float64Array(dimensions);
  for (let i = 0; i < n; i += 1) for (let d = 0; d < dimensions; d += 1) mean[d]! += points[i * dimensions + d]! / n;
  let largest = 0;
  for (let i = 0; i < n; i += 1)
    for (let d = 0; d < dimensions; d += 1)
      largest = Math.max(largest, Math.abs(points[i * dimensions + d]! - mean[d]!));
  const scale = largest > 0 ? 2 ** -Math.round(Math.log2(largest)) : 1;
  for (let i = 0; i < n; i += 1) {
    let length = 0;
    for (let d = 0; d < dimensions; d += 1) {
      const value = (points[i * dimensions + d]! - mean[d]!) * scale;
      panels[(i >> 3) * 8 * dimensions + 8 * d + (i & 7)] = value;
      length += value * value;
    }
    norm[i] = length;
  }
}
