import { arithmeticMean, median, sortedQuantile } from '../statistics/index.ts';

export type LibraryMethod = 'tmm' | 'rle' | 'uq';

/**
 * Factors that correct the library sizes for composition, with geometric mean 1, as `edgeR::calcNormFactors`.
 *
 * Features that are 0 (or missing) in every sample take no part; a missing value counts as 0 reads here, for the
 * factors only. TMM: Robinson & Oshlack 2010, doi:10.1186/gb-2010-11-3-r25; RLE: Anders & Huber 2010,
 * doi:10.1186/gb-2010-11-10-r106; upper quartile: Bullard et al. 2010, doi:10.1186/1471-2105-11-94.
 *
 * @param counts - Row-major, features × samples; not negative.
 * @returns `NaN` where a sample gives no figure.
 */
export function libraryFactors(
  counts: Float64Array,
  samples: number,
  method: LibraryMethod,
): { readonly sizes: Float64Array; readonly factors: Float64Array } {
  const features = counts.length / samples;
  const bySample = Array.from({ length: samples }, () => new Float64Array(features));
  let kept = 0;
  for (let row = 0; row < features; row += 1) {
    let any = false;
    for (let i = 0; i < samples; i += 1) {
      bySample[i]![kept] = counts[row * samples + i]! || 0;
      any ||= bySample[i]![kept]! > 0;
    }
    if (any) kept += 1;
  }
  const columns = bySample.map((column) => column.subarray(0, kept));
  const sizes = Float64Array.from(columns, (column) => column.reduce((sum, value) => sum + value, 0));
  const raw =
    method === 'tmm' ? tmm(columns, sizes) : method === 'rle' ? rle(columns, sizes) : upperQuartiles(columns, sizes);
  const middle = Math.exp(raw.reduce((sum, value) => sum + Math.log(value), 0) / samples);
  return { sizes, factors: raw.map((value) => value / middle) };
}

const upperQuartiles = (columns: readonly Float64Array[], sizes: Float64Array): Float64Array =>
  Float64Array.from(columns, (column, i) => sortedQuantile(column.slice().sort(), 0.75) / sizes[i]!);

function rle(columns: readonly Float64Array[], sizes: Float64Array): Float64Array {
  const centre = columns[0]!.map((_, row) =>
    Math.exp(columns.reduce((sum, column) => sum + Math.log(column[row]!), 0) / columns.length),
  );
  return Float64Array.from(
    columns,
    (column, i) =>
      median(column.map((value, row) => (centre[row]! > 0 ? value / centre[row]! : Number.NaN))) / sizes[i]!,
  );
}

function tmm(columns: readonly Float64Array[], sizes: Float64Array): Float64Array {
  const quartiles = upperQuartiles(columns, sizes);
  const target = arithmeticMean(quartiles);
  const rootSums = columns.map((column) => column.reduce((sum, value) => sum + Math.sqrt(value), 0));
  const best = (of: (i: number) => number): number =>
    columns.reduce((found, _, i) => (of(i) < of(found) ? i : found), 0);
  const reference =
    median(quartiles) < 1e-20 ? best((i) => -rootSums[i]!) : best((i) => Math.abs(quartiles[i]! - target));
  return Float64Array.from(columns, (column, i) =>
    trimmedMean(column, columns[reference]!, sizes[i]!, sizes[reference]!),
  );
}

/**
 * The weighted mean of the log ratios to the reference, 30 % of the ratios and 5 % of the levels trimmed at either end.
 */
function trimmedMean(column: Float64Array, reference: Float64Array, size: number, referenceSize: number): number {
  const rows = Array.from(column.keys()).filter((row) => column[row]! > 0 && reference[row]! > 0);
  const ratio = Float64Array.from(rows, (row) => Math.log2(column[row]! / size / (reference[row]! / referenceSize)));
  const level = Float64Array.from(
    rows,
    (row) => (Math.log2(column[row]! / size) + Math.log2(reference[row]! / referenceSize)) / 2,
  );
  if (ratio.every((value) => Math.abs(value) < 1e-6)) return 1;
  const n = rows.length;
  const [lowRatio, lowLevel] = [Math.floor(n * 0.3) + 1, Math.floor(n * 0.05) + 1];
  const [ratioRank, levelRank] = [ranks(ratio), ranks(level)];
  let sum = 0;
  let weights = 0;
  rows.forEach((row, i) => {
    if (
      ratioRank[i]! < lowRatio ||
      ratioRank[i]! > n + 1 - lowRatio ||
      levelRank[i]! < lowLevel ||
      levelRank[i]! > n + 1 - lowLevel
    )
      return;
    const variance =
      (size - column[row]!) / size / column[row]! + (referenceSize - reference[row]!) / referenceSize / reference[row]!;
    sum += ratio[i]! / variance;
    weights += 1 / variance;
  });
  return Number.isNaN(sum / weights) ? 1 : 2 ** (sum / weights);
}

/** Ranks from 1, ties sharing theirs. */
function ranks(values: Float64Array): Float64Array {
  const order = Uint32Array.from(values.keys()).sort((a, b) => values[a]! - values[b]!);
  const found = new Float64Array(values.length);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && values[order[to]!] === values[order[from]!]) to += 1;
    for (let i = from; i < to; i += 1) found[order[i]!] = (from + to + 1) / 2;
    from = to;
  }
  return found;
}
