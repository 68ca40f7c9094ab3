import { arithmeticMean, median, sampleSd, sortedQuantile } from '../../statistics/index.ts';

/** With fewer features the relation to the spread is not stable. */
const fewest = 500;
const parts = 100;

/**
 * The constant s₀ for which the spread of d depends least on the standard error.
 *
 * Of the 0, 5 … 100% quantiles of s that one is taken at which the median absolute deviations of d = r ÷ (s + s₀), in a
 * hundred parts by s, have the smallest coefficient of variation (0% stands for s₀ = 0 there). With fewer than 500
 * features the 5% quantile is taken, as in the R package samr.
 *
 * Tusher, Tibshirani & Chu 2001, doi:10.1073/pnas.091062498; Chu et al., SAM manual.
 *
 * @param change - r, one a feature, finite.
 * @param spread - s, above 0.
 */
export function tunedS0(change: Float64Array, spread: Float64Array): number {
  const sorted = spread.slice().sort();
  if (spread.length < fewest) return sortedQuantile(sorted, 0.05);
  const breaks = [...new Set(Array.from({ length: parts + 1 }, (_, i) => sortedQuantile(sorted, i / parts)))];
  // Intervals are open below and closed above; the smallest s belongs to the first.
  const partOf = Uint8Array.from(spread, (s) => Math.max(0, breaks.findIndex((edge) => s <= edge) - 1));
  let [best, least] = [0, Infinity];
  for (let step = 0; step <= 20; step += 1) {
    const w = step === 0 ? 0 : sortedQuantile(sorted, step / 20);
    const members: number[][] = Array.from({ length: breaks.length - 1 }, () => []);
    change.forEach((r, at) => members[partOf[at]!]!.push(r / (spread[at]! + w)));
    const spreads = members.map((own) => {
      const centre = median(Float64Array.from(own));
      return median(Float64Array.from(own, (value) => Math.abs(value - centre)));
    });
    const mean = arithmeticMean(spreads);
    const cv = sampleSd(spreads) / mean;
    if (cv < least) [best, least] = [step, cv];
  }
  return sortedQuantile(sorted, best / 20);
}
