import { uniform } from '../../linear/index.ts';
import { median } from '../../statistics/index.ts';
import type { Neighbours } from '../../neighbours/index.ts';

/** Cells around an index cell: itself and all that it is joined with, ascending. */
export type Neighbourhood = { readonly index: number; readonly cells: Int32Array };

/** A share of the cells, drawn without repetition; at least one. */
export function drawnCells(n: number, share: number, seed: number): Int32Array {
  const random = uniform(seed);
  const order = Int32Array.from({ length: n }, (_, i) => i);
  const count = Math.max(1, Math.floor(share * n));
  for (let i = 0; i < count; i += 1) {
    const at = i + Math.floor(random() * (n - i));
    [order[i], order[at]] = [order[at]!, order[i]!];
  }
  return order.slice(0, count);
}

/**
 * The cells nearest to the medians of the neighbours of the drawn ones, once each: drawn cells that lead to the same
 * cell count once.
 *
 * @param points - n × `dimensions`, row-major; of equally near cells the earlier one is taken.
 */
export function refinedCells(
  points: Float64Array,
  dimensions: number,
  { index, k }: Neighbours,
  drawn: Int32Array,
  progress: (fraction: number) => void = () => undefined,
): Int32Array {
  const n = points.length / dimensions;
  const centre = new Float64Array(dimensions);
  const around = new Float64Array(k);
  const found = Int32Array.from(drawn, (cell, at) => {
    if (at % 50 === 0) progress(at / drawn.length);
    for (let d = 0; d < dimensions; d += 1) {
      for (let i = 0; i < k; i += 1) around[i] = points[index[cell * k + i]! * dimensions + d]!;
      centre[d] = median(around);
    }
    let [best, least] = [0, Infinity];
    for (let i = 0; i < n; i += 1) {
      let far = 0;
      for (let d = 0; d < dimensions && far < least; d += 1) far += (points[i * dimensions + d]! - centre[d]!) ** 2;
      if (far < least) [best, least] = [i, far];
    }
    return best;
  });
  return Int32Array.from(new Set(found));
}

/** In the graph that joins two cells when one is among the nearest of the other. */
export function neighbourhoodsOf({ index, k }: Neighbours, centres: Int32Array): Neighbourhood[] {
  const n = index.length / k;
  const joined = new Map(Array.from(centres, (cell) => [cell, new Set([cell])]));
  for (let cell = 0; cell < n; cell += 1) {
    for (let at = cell * k; at < (cell + 1) * k; at += 1) {
      joined.get(cell)?.add(index[at]!);
      joined.get(index[at]!)?.add(cell);
    }
  }
  return Array.from(centres, (cell) => ({ index: cell, cells: Int32Array.from(joined.get(cell)!).sort() }));
}

/** Cells of each sample in each neighbourhood, row-major. */
export function neighbourhoodCounts(
  neighbourhoods: readonly Neighbourhood[],
  sample: Int32Array,
  samples: number,
): Float64Array {
  const counts = new Float64Array(neighbourhoods.length * samples);
  neighbourhoods.forEach(({ cells }, at) => cells.forEach((cell) => (counts[at * samples + sample[cell]!]! += 1)));
  return counts;
}

/** Of each neighbourhood the sum of its overlaps with all neighbourhoods, itself included. */
export function overlaps(neighbourhoods: readonly Neighbourhood[], n: number): Float64Array {
  const times = new Float64Array(n);
  for (const { cells } of neighbourhoods) for (const cell of cells) times[cell]! += 1;
  return Float64Array.from(neighbourhoods, ({ cells }) => cells.reduce((sum, cell) => sum + times[cell]!, 0));
}

/**
 * FDR of tests that overlap: BH with each p-value counted by its weight (Dann et al. 2022,
 * doi:10.1038/s41587-021-01033-z; after Lun, Richard & Marioni 2017, doi:10.1038/nmeth.4295). Tests without a p-value
 * take no part and stay `NaN`.
 */
export function weightedFdr(p: Float64Array, weight: Float64Array): Float64Array {
  const order = Array.from(p.keys())
    .filter((at) => !Number.isNaN(p[at]!))
    .toSorted((a, b) => p[a]! - p[b]! || a - b);
  let total = 0;
  const until = order.map((at) => (total += weight[at]!));
  const fdr = new Float64Array(p.length).fill(Number.NaN);
  let least = 1;
  for (let i = order.length - 1; i >= 0; i -= 1) {
    least = Math.min(least, (total * p[order[i]!]!) / until[i]!);
    fdr[order[i]!] = least;
  }
  return fdr;
}
