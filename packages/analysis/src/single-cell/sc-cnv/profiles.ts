import type { CellCounts } from '../../model/index.ts';
import { median } from '../../statistics/index.ts';

export type ProfileSettings = { readonly window: number; readonly most: number; readonly noise: number };
/** What one cell shows along the genes; the array is used again for the next cell. */
export type Profiles = {
  readonly of: (cell: number) => Float64Array;
  /** Values nearer to 0 than this are 0. */
  readonly quiet: number;
};

/**
 * The mean of a window of genes around each gene, within its chromosome; towards the ends the window holds fewer genes.
 */
export function smoothed(values: Float64Array, chromosome: Int32Array, window: number, into: Float64Array): void {
  const half = Math.floor(window / 2);
  for (let from = 0; from < values.length;) {
    let to = from;
    while (to < values.length && chromosome[to] === chromosome[from]) to += 1;
    let [sum, low, high] = [0, from, from];
    for (let at = from; at < to; at += 1) {
      for (; high < Math.min(to, at + half + 1); high += 1) sum += values[high]!;
      for (; low < at - half; low += 1) sum -= values[low]!;
      into[at] = sum / (high - low);
    }
    from = to;
  }
}

/**
 * Relative copy number of cells from their expression, as inferCNV does (Patel et al. 2014,
 * doi:10.1126/science.1254257; Tirosh et al. 2016, doi:10.1126/science.aad0501): log2(1 + counts per 10,000) less the
 * mean of the reference cells, held within ± `most`, smoothed along each chromosome, less the median of the cell, less
 * the mean of the reference cells again; what lies within `noise` standard deviations of the reference cells is 0.
 *
 * @param genes - Places of the genes in the counts, in the order of the genome.
 * @param reference - Places of the reference cells, at least one.
 */
export function profiles(
  counts: CellCounts,
  totals: Float64Array,
  genes: Int32Array,
  chromosome: Int32Array,
  reference: ArrayLike<number>,
  { most, noise, window }: ProfileSettings,
): Profiles {
  const size = genes.length;
  const placeOf = new Int32Array(counts.genes.length).fill(-1);
  genes.forEach((gene, at) => (placeOf[gene] = at));
  const logged = new Float64Array(size);
  const log = (cell: number): Float64Array => {
    logged.fill(0);
    for (let at = counts.starts[cell]!; at < counts.starts[cell + 1]!; at += 1) {
      const place = placeOf[counts.rows[at]!]!;
      if (place >= 0) logged[place] = Math.log1p((counts.values[at]! / totals[cell]!) * 1e4) / Math.LN2;
    }
    return logged;
  };
  const mean = (of: (cell: number) => Float64Array): Float64Array => {
    const sum = new Float64Array(size);
    for (let i = 0; i < reference.length; i += 1) of(reference[i]!).forEach((value, at) => (sum[at]! += value));
    return sum.map((value) => value / reference.length);
  };
  const usual = mean(log);
  const profile = new Float64Array(size);
  const centred = (cell: number): Float64Array => {
    const own = log(cell);
    for (let at = 0; at < size; at += 1) own[at] = Math.max(-most, Math.min(most, own[at]! - usual[at]!));
    smoothed(own, chromosome, window, profile);
    const middle = median(profile);
    for (let at = 0; at < size; at += 1) profile[at]! -= middle;
    return profile;
  };
  const still = mean(centred);
  const relative = (cell: number): Float64Array => {
    const own = centred(cell);
    for (let at = 0; at < size; at += 1) own[at]! -= still[at]!;
    return own;
  };
  let spread = 0;
  for (let i = 0; i < reference.length; i += 1) spread += deviation(relative(reference[i]!)) / reference.length;
  const quiet = noise * spread;
  return {
    quiet,
    of: (cell) => {
      const own = relative(cell);
      for (let at = 0; at < size; at += 1) if (Math.abs(own[at]!) < quiet) own[at] = 0;
      return own;
    },
  };
}

/** Standard deviation, n − 1. */
function deviation(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1));
}

/** Neighbouring genes of a chromosome in groups of nearly equal size, as many in all as wanted or a few more. */
export function binsOf(chromosome: Int32Array, wanted: number): { readonly from: number; readonly to: number }[] {
  const bins: { from: number; to: number }[] = [];
  for (let from = 0; from < chromosome.length;) {
    let to = from;
    while (to < chromosome.length && chromosome[to] === chromosome[from]) to += 1;
    const count = Math.max(1, Math.min(to - from, Math.round((wanted * (to - from)) / chromosome.length)));
    for (let i = 0; i < count; i += 1)
      bins.push({
        from: from + Math.floor(((to - from) * i) / count),
        to: from + Math.floor(((to - from) * (i + 1)) / count),
      });
    from = to;
  }
  return bins;
}
