import { arithmeticMean } from '../../statistics/index.ts';
import { localTrend } from './localTrend.ts';
import { parametricTrend } from './parametricTrend.ts';

export type TrendKind = 'parametric' | 'local' | 'mean';

/** How the dispersion follows the mean of the normalised counts. */
export type Trend = {
  /** The form that was taken, which differs from the one asked for where that could not be fitted. */
  readonly kind: TrendKind;
  readonly at: (mean: number) => number;
  /** Of the parametric form a₁ / mean + a₀. */
  readonly coefficients: { readonly asymptotic: number; readonly extra: number } | null;
};

const [forTrend, forMean] = [1e-6, 1e-7];

/**
 * The trend of the gene-wise dispersions; where the parametric form does not fit, a local regression takes its place.
 *
 * @returns `null` when no dispersion stands above the smallest.
 */
export function dispersionTrend(means: Float64Array, estimates: Float64Array, wanted: TrendKind): Trend | null {
  const rows = Array.from(means.keys()).filter((row) => estimates[row]! > forTrend);
  if (rows.length === 0) return null;
  const used = {
    means: Float64Array.from(rows, (row) => means[row]!),
    estimates: Float64Array.from(rows, (row) => estimates[row]!),
  };
  if (wanted === 'mean') {
    const level = trimmedMean(
      estimates.filter((estimate) => estimate > forMean),
      0.001,
    );
    return { kind: 'mean', at: () => level, coefficients: null };
  }
  const coefficients = wanted === 'parametric' ? parametricTrend(used.means, used.estimates) : null;
  if (coefficients)
    return { kind: 'parametric', at: (mean) => coefficients.asymptotic + coefficients.extra / mean, coefficients };
  return { kind: 'local', at: localTrend(used.means, used.estimates), coefficients: null };
}

/** The mean without the share `trim` of the values at either end, as R's `mean(trim)`. */
export function trimmedMean(values: Float64Array, trim: number): number {
  const cut = Math.floor(values.length * trim);
  const kept = values
    .slice()
    .sort()
    .subarray(cut, values.length - cut);
  return arithmeticMean(kept);
}
