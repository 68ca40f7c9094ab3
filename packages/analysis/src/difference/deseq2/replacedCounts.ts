import { trimmedMean } from './trend.ts';

/**
 * Replaces outlying counts by the prediction from the other samples: the trimmed mean of the normalised counts times
 * the size factor.
 *
 * @param replaceable - The samples with enough replicates; in the others an outlier stays.
 * @returns New counts, and the rows in which some count, replaceable or not, is an outlier.
 */
export function replacedCounts(
  counts: Float64Array,
  cooks: Float64Array,
  cutoff: number,
  sizeFactors: Float64Array,
  replaceable: readonly boolean[],
): { readonly counts: Float64Array; readonly rows: Int32Array } {
  const n = sizeFactors.length;
  const changed = counts.slice();
  const rows: number[] = [];
  for (let row = 0; row < counts.length / n; row += 1) {
    const from = row * n;
    if (!cooks.subarray(from, from + n).some((distance) => distance > cutoff)) continue;
    rows.push(row);
    const mean = trimmedMean(
      Float64Array.from(sizeFactors, (factor, i) => counts[from + i]! / factor),
      0.2,
    );
    sizeFactors.forEach((factor, i) => {
      if (replaceable[i] && cooks[from + i]! > cutoff) changed[from + i] = Math.trunc(mean * factor);
    });
  }
  return { counts: changed, rows: Int32Array.from(rows) };
}
