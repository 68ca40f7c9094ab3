import { rowAt, transposed } from '../../rows/index.ts';
import { sortedPresent, sortedQuantile } from '../../statistics/index.ts';

/**
 * Gives every sample the same distribution: the mean of the samples' quantiles.
 *
 * As `limma::normalizeQuantiles(ties = TRUE)`: tied values share the quantile of their mean rank; a sample with missing
 * values is stretched over the full range by interpolation, and the missing stay missing.
 * Bolstad et al. 2003, doi:10.1093/bioinformatics/19.2.185
 *
 * @param values - Row-major, features × samples; at least two values present in every sample.
 */
export function quantileNormalize(values: Float64Array, features: number, samples: number): Float64Array {
  const bySample = transposed(values, features, samples);
  const sorted = Array.from({ length: samples }, (_, sample) => sortedPresent(rowAt(bySample, features, sample)));
  const target = Float64Array.from(
    { length: features },
    (_, i) => sorted.reduce((sum, column) => sum + sortedQuantile(column, i / (features - 1)), 0) / samples,
  );
  for (let sample = 0; sample < samples; sample += 1) {
    const column = rowAt(bySample, features, sample);
    const shareOf = meanRankShares(sorted[sample]!);
    column.forEach((value, row) => {
      if (!Number.isNaN(value)) column[row] = sortedQuantile(target, shareOf.get(value)!);
    });
  }
  return transposed(bySample, samples, features);
}

/** Of every distinct value: (mean rank − 1) / (n − 1). */
function meanRankShares(sorted: Float64Array): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to] === sorted[from]) to += 1;
    shares.set(sorted[from]!, (from + to - 1) / 2 / (sorted.length - 1));
    from = to;
  }
  return shares;
}
