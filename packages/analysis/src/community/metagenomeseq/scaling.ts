import { maximum } from '../../extremes/index.ts';
import { sortedQuantile } from '../../statistics/index.ts';

/** What each sample has, without its zeros, ascending. */
const present = (column: Float64Array): Float64Array => column.filter((value) => value > 0).sort();

/**
 * Up to which percentile of their counts samples agree: where the typical deviation of their quantiles from the mean
 * sample first changes by more than a tenth, at least one half.
 *
 * Paulson et al. 2013, doi:10.1038/nmeth.2658, with the mean as the reference sample.
 */
export function cssPercentile(columns: readonly Float64Array[]): number {
  const sorted = columns.map(present);
  const longest = maximum(sorted.map(({ length }) => length));
  const deviations = Float64Array.from({ length: longest }, (_, at) => {
    const mean = sorted.reduce((sum, own) => sum + (own[at - (longest - own.length)] ?? 0), 0) / sorted.length;
    const apart = Float64Array.from(sorted, (own) =>
      Math.abs(mean - sortedQuantile(own, longest > 1 ? at / (longest - 1) : 0)),
    );
    return sortedQuantile(apart.sort(), 0.5);
  });
  for (let at = 0; at < longest - 1; at += 1) {
    const change = Math.abs(deviations[at + 1]! - deviations[at]!) / deviations[at + 1]!;
    if (change > 0.1) return Math.max(0.5, (at + 1) / longest);
  }
  return 0.5;
}

/** Of each sample the sum of the counts up to that percentile of those that are there. */
export function cssSums(columns: readonly Float64Array[], percentile: number): Float64Array {
  return Float64Array.from(columns, (column) => {
    const own = present(column);
    const limit = sortedQuantile(own, percentile);
    return own.reduce((sum, value) => sum + (value - Number.EPSILON <= limit ? value - Number.EPSILON : 0), 0);
  });
}
