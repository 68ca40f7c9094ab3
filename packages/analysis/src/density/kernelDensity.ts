import { rowMoments } from '../rows/index.ts';
import { sortedQuantile } from '../statistics/index.ts';

/** Above this many values the density is taken from counts on a fine grid. */
const exactBelow = 3_000;
const bins = 4_096;

/**
 * Silverman's rule of thumb, as R's `bw.nrd0`: 0.9 × min(sd, IQR / 1.34) × n^−0.2; without spread the size of the
 * value, else 1.
 *
 * @param sorted - Ascending, without `NaN`, not empty.
 */
export function ruleOfThumb(sorted: Float64Array): number {
  const sd = sorted.length > 1 ? Math.sqrt(rowMoments(sorted).variance) : 0;
  const iqr = (sortedQuantile(sorted, 0.75) - sortedQuantile(sorted, 0.25)) / 1.34;
  return 0.9 * (Math.min(sd, iqr) || sd || Math.abs(sorted[0]!) || 1) * sorted.length ** -0.2;
}

/** Gaussian kernel density at the points of `grid`; its area is 1. @param values - Without `NaN`, not empty. */
export function kernelDensity(values: Float64Array, grid: Float64Array, bandwidth: number): Float64Array {
  const { at, weights } = values.length <= exactBelow ? { at: values, weights: null } : binned(values);
  const front = 1 / (values.length * bandwidth * Math.sqrt(2 * Math.PI));
  return grid.map((x) => {
    let sum = 0;
    for (let i = 0; i < at.length; i += 1) {
      const weight = weights ? weights[i]! : 1;
      if (weight > 0) sum += weight * Math.exp(-0.5 * ((x - at[i]!) / bandwidth) ** 2);
    }
    return front * sum;
  });
}

/** A value is shared by the two grid points beside it. */
function binned(values: Float64Array): { at: Float64Array; weights: Float64Array } {
  const { min, max } = rowMoments(values);
  const step = (max - min) / (bins - 1) || 1;
  const weights = new Float64Array(bins);
  for (const value of values) {
    const place = Math.min((value - min) / step, bins - 1);
    const left = Math.floor(place);
    weights[left]! += 1 - (place - left);
    if (left + 1 < bins) weights[left + 1]! += place - left;
  }
  return { at: Float64Array.from({ length: bins }, (_, i) => min + i * step), weights };
}
