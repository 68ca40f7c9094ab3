import { maximum } from '../../extremes/index.ts';
import { adjustedP, arithmeticMean, lowess, sortedQuantile } from '../../statistics/index.ts';
import type { AdjustMethod } from '../../statistics/index.ts';

export type Filtered = {
  /** `NaN` where there is no p-value or the mean lies below the threshold. */
  readonly adjusted: Float64Array;
  /** The least mean of normalised counts that is tested; 0: all. */
  readonly threshold: number;
};

const steps = 50;

/**
 * Leaves out features with so few reads that they could not be significant, where that gives more discoveries.
 *
 * The threshold is the lowest of 50 quantiles of the means whose discoveries come within a standard error of the
 * largest smoothed number. Bourgon, Gentleman & Huber 2010, doi:10.1073/pnas.0914005107, with the rule of DESeq2 ≥
 * 1.16.
 *
 * @param means - Of the normalised counts, of all features.
 */
export function independentFiltering(
  means: Float64Array,
  p: Float64Array,
  alpha: number,
  method: AdjustMethod,
): Filtered {
  const sorted = means.slice().sort();
  const lowest = means.reduce((sum, mean) => sum + (mean === 0 ? 1 : 0), 0) / means.length;
  const highest = lowest < 0.95 ? 0.95 : 1;
  const shares = Float64Array.from({ length: steps }, (_, i) => lowest + ((highest - lowest) * i) / (steps - 1));
  const thresholds = shares.map((share) => sortedQuantile(sorted, share));
  const adjustedAt = (threshold: number): Float64Array =>
    adjustedP(
      p.map((value, row) => (means[row]! >= threshold ? value : Number.NaN)),
      method,
    ).adjusted;
  const found = thresholds.map((threshold) =>
    adjustedAt(threshold).reduce((sum, value) => sum + (value < alpha ? 1 : 0), 0),
  );
  const chosen = chosenStep(shares, found);
  return { adjusted: adjustedAt(thresholds[chosen]!), threshold: thresholds[chosen]! };
}

function chosenStep(shares: Float64Array, found: Float64Array): number {
  if (maximum(found) <= 10) return 0;
  const smooth = lowess(shares, found, { span: 1 / 5, iterations: 3, delta: 0.01 * (shares.at(-1)! - shares[0]!) });
  const squares = Array.from(found.keys())
    .filter((i) => found[i]! > 0)
    .map((i) => (found[i]! - smooth[i]!) ** 2);
  const least = maximum(smooth) - Math.sqrt(arithmeticMean(squares));
  return Math.max(
    0,
    found.findIndex((count) => count > least),
  );
}
