import { nearestCandidates } from '../../kernel/index.ts';

/** Of each point its `k` nearest others, nearest first, and their Euclidean distances; `k` to a point. */
export type Neighbours = { readonly k: number; readonly index: Int32Array; readonly distance: Float64Array };

/**
 * The exact `k` nearest neighbours of every point, itself left out; of equal distances the earlier point.
 *
 * All pairs are compared in single precision; those that its error leaves in doubt are computed again from the differences in double precision.
 *
 * @param points - n × `dimensions`, row-major, finite.
 */
export function nearestNeighbours(points: Float64Array, n: number, dimensions: number, wanted: number, progress: (fraction: number) => void = () => undefined): Neighbours {
  const k = Math.min(wanted, n - 1);
  const index = new Int32Array(n * Math.max(0, k));
  const distance = new Float64Array(index.length);
  if (!points.every(Number.isFinite)) throw new RangeError('a point is not finite');
  if (k < 1) return { k: 0, index, distance };

  const { count, ids, room } = nearestCandidates(points, n, dimensions, k, (fraction) => progress(0.95 * fraction));
  const everyone = Int32Array.from({ length: n }, (_, i) => i);
  const apart = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    // Where very many points are as near as one another, all of them are looked at.
    const candidates = count[i]! < 0 ? everyone.filter((j) => j !== i) : ids.subarray(i * room, i * room + count[i]!);
    for (const j of candidates) apart[j] = between(points, i, j, dimensions);
    candidates.sort((a, b) => apart[a]! - apart[b]! || a - b);
    for (let rank = 0; rank < k; rank += 1) {
      index[i * k + rank] = candidates[rank]!;
      distance[i * k + rank] = apart[candidates[rank]!]!;
    }
  }
  progress(1);
  return { k, index, distance };
}

/** The first `wanted` of neighbours that were found before. @throws {RangeError} When fewer were found. */
export function nearestOf({ distance, index, k }: Neighbours, wanted: number): Neighbours {
  if (wanted === k) return { distance, index, k };
  if (wanted > k) throw new RangeError(`${wanted} neighbours of ${k}`);
  const place = (at: number): number => Math.floor(at / wanted) * k + (at % wanted);
  const length = (index.length / k) * wanted;
  return { k: wanted, index: Int32Array.from({ length }, (_, at) => index[place(at)]!), distance: Float64Array.from({ length }, (_, at) => distance[place(at)]!) };
}

function between(points: Float64Array, i: number, j: number, dimensions: number): number {
  let sum = 0;
  for (let d = 0; d < dimensions; d += 1) sum += (points[i * dimensions + d]! - points[j * dimensions + d]!) ** 2;
  return Math.sqrt(sum);
}
