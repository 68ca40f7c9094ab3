import { uniform } from '../../linear/index.ts';
import { Bounds } from './bounds.ts';

/** `cluster[i]` of row i from 0; `centers` is k × columns; `withinss` of each cluster. */
export type Partition = { readonly cluster: Int32Array; readonly centers: Float64Array; readonly withinss: Float64Array; readonly total: number };

const mostRounds = 200;

/** The cluster of every row, and what is known of its distances to their centres. */
type Start = { readonly cluster: Int32Array; readonly bounds: Bounds };

/**
 * k clusters of rows with a small sum of squared distances to their centres: the best of several random starts (k-means++),
 * each improved by Lloyd's rounds and then by moving single rows as long as that lowers the sum (Hartigan's criterion).
 *
 * Hartigan & Wong 1979, Appl. Stat. 28, 100. doi:10.2307/2346830 · Arthur & Vassilvitskii 2007, SODA, 1027.
 *
 * @param values - rows × columns, row-major, finite; at least k different rows. Not mutated.
 */
export function partition(values: Float64Array, rows: number, columns: number, k: number, starts: number, seed: number, progress: (fraction: number) => void): Partition {
  const random = uniform(seed);
  let best: Partition | undefined;
  for (let start = 0; start < starts; start += 1) {
    const found = exchange(values, rows, columns, k, lloyd(values, rows, columns, k, firstCenters(values, rows, columns, k, random)));
    if (!best || found.total < best.total * (1 - 1e-12)) best = found;
    progress((start + 1) / starts);
  }
  return best!;
}

function distance(values: Float64Array, row: number, centers: Float64Array, center: number, columns: number): number {
  const [from, to] = [row * columns, center * columns];
  let sum = 0;
  for (let j = 0; j < columns; j += 1) sum += (values[from + j]! - centers[to + j]!) ** 2;
  return sum;
}

/** Rows far from the centres chosen so far are likely to be the next. */
function firstCenters(values: Float64Array, rows: number, columns: number, k: number, random: () => number): Float64Array {
  const centers = new Float64Array(k * columns);
  const nearest = new Float64Array(rows).fill(Infinity);
  let chosen = Math.floor(random() * rows);
  for (let center = 0; center < k; center += 1) {
    centers.set(values.subarray(chosen * columns, (chosen + 1) * columns), center * columns);
    let sum = 0;
    for (let row = 0; row < rows; row += 1) {
      nearest[row] = Math.min(nearest[row]!, distance(values, row, centers, center, columns));
      sum += nearest[row]!;
    }
    let left = random() * sum;
    chosen = 0;
    for (let row = 0; row < rows; row += 1) {
      if (nearest[row] === 0) continue;
      chosen = row;
      left -= nearest[row]!;
      if (left < 0) break;
    }
  }
  return centers;
}

function lloyd(values: Float64Array, rows: number, columns: number, k: number, first: Float64Array): Start {
  let centers = first;
  const cluster = new Int32Array(rows).fill(-1);
  let bounds = new Bounds(rows, k);
  for (let round = 0; round < mostRounds; round += 1) {
    let moved = 0;
    for (let row = 0; row < rows; row += 1) {
      const own = cluster[row]!;
      let least = Infinity;
      if (own >= 0) {
        if (bounds.stays(row, own)) continue;
        least = distance(values, row, centers, own, columns);
        bounds.setOwn(row, own, Math.sqrt(least));
      }
      let near = own;
      let reach = Math.sqrt(least);
      for (let center = 0; center < k; center += 1) {
        if (center === own || bounds.isBeyond(row, center, reach)) continue;
        const length = distance(values, row, centers, center, columns);
        bounds.setOther(row, center, Math.sqrt(length));
        // Of equal ones the first.
        if (length > least || (length === least && center > near)) continue;
        least = length;
        reach = Math.sqrt(length);
        near = center;
      }
      if (own === near) continue;
      bounds.setOwn(row, near, reach);
      moved += 1;
      cluster[row] = near;
    }
    if (fillEmpty(values, columns, k, cluster, centers)) bounds = new Bounds(rows, k);
    if (moved === 0) break;
    const next = centersOf(values, rows, columns, k, cluster).centers;
    for (let center = 0; center < k; center += 1) bounds.move(center, Math.sqrt(distance(next, center, centers, center, columns)));
    centers = next;
  }
  return { cluster, bounds };
}

/** An empty cluster takes the row that lies furthest from its centre. @returns Whether there was one. */
function fillEmpty(values: Float64Array, columns: number, k: number, cluster: Int32Array, centers: Float64Array): boolean {
  let filled = false;
  for (let empty = 0; empty < k; empty += 1) {
    if (cluster.includes(empty)) continue;
    const sizes = new Int32Array(k);
    for (const one of cluster) sizes[one]! += 1;
    let far = -1;
    let most = -1;
    cluster.forEach((one, row) => {
      const length = sizes[one]! > 1 ? distance(values, row, centers, one, columns) : -1;
      if (length > most) {
        most = length;
        far = row;
      }
    });
    if (far >= 0) cluster[far] = empty;
    filled = true;
  }
  return filled;
}

function centersOf(values: Float64Array, rows: number, columns: number, k: number, cluster: Int32Array): { centers: Float64Array; sizes: Int32Array } {
  const centers = new Float64Array(k * columns);
  const sizes = new Int32Array(k);
  for (let row = 0; row < rows; row += 1) {
    sizes[cluster[row]!]! += 1;
    const [from, to] = [row * columns, cluster[row]! * columns];
    for (let j = 0; j < columns; j += 1) centers[to + j]! += values[from + j]!;
  }
  for (let center = 0; center < k; center += 1) for (let j = 0; j < columns; j += 1) centers[center * columns + j]! /= Math.max(1, sizes[center]!);
  return { centers, sizes };
}

/** Moves single rows while that lowers the sum: leaving a cluster of n saves d² n / (n − 1), joining one of m costs d² m / (m + 1). */
function exchange(values: Float64Array, rows: number, columns: number, k: number, { bounds, cluster }: Start): Partition {
  const { centers, sizes } = centersOf(values, rows, columns, k, cluster);
  for (let round = 0, moved = 1; moved > 0 && round < mostRounds; round += 1) {
    moved = 0;
    let smallest = sizes.reduce((least, size) => Math.min(least, size));
    for (let row = 0; row < rows; row += 1) {
      const own = cluster[row]!;
      const n = sizes[own]!;
      if (n < 2 || bounds.stays(row, own, Math.sqrt(((n / (n - 1)) * (smallest + 1)) / smallest))) continue;
      const length = distance(values, row, centers, own, columns);
      bounds.setOwn(row, own, Math.sqrt(length));
      const saved = (length * n) / (n - 1);
      let best = own;
      let least = saved * (1 - 1e-10);
      for (let center = 0; center < k; center += 1) {
        const m = sizes[center]!;
        if (center === own || bounds.isBeyond(row, center, Math.sqrt((least * (m + 1)) / m))) continue;
        const away = distance(values, row, centers, center, columns);
        bounds.setOther(row, center, Math.sqrt(away));
        const cost = (away * m) / (m + 1);
        if (cost < least) {
          least = cost;
          best = center;
        }
      }
      if (best === own) continue;
      moved += 1;
      bounds.move(own, Math.sqrt(length) / (n - 1));
      bounds.move(best, Math.sqrt(distance(values, row, centers, best, columns)) / (sizes[best]! + 1));
      bounds.change(row);
      smallest = Math.min(smallest, n - 1);
      cluster[row] = best;
      for (let j = 0; j < columns; j += 1) {
        const value = values[row * columns + j]!;
        centers[own * columns + j]! += (centers[own * columns + j]! - value) / (n - 1);
        centers[best * columns + j]! += (value - centers[best * columns + j]!) / (sizes[best]! + 1);
      }
      sizes[own]! -= 1;
      sizes[best]! += 1;
    }
  }
  const exact = centersOf(values, rows, columns, k, cluster).centers;
  const withinss = new Float64Array(k);
  for (let row = 0; row < rows; row += 1) withinss[cluster[row]!]! += distance(values, row, exact, cluster[row]!, columns);
  return { cluster, centers: exact, withinss, total: withinss.reduce((sum, value) => sum + value, 0) };
}
