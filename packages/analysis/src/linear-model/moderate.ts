import { arithmeticMean, digamma, median, sampleVariance, trigamma, trigammaInverse } from '../statistics/index.ts';
import { naturalSplineFit } from './naturalSpline.ts';

/** The distribution that the features' variances share: s² ~ s₀² F(df, d₀). */
export type VariancePrior = {
  /** Prior degrees of freedom, perhaps infinite. */
  readonly d0: number;
  /** Of every feature; all equal without a trend, `NaN` of a feature that has no fit. */
  readonly s02: Float64Array;
};

/**
 * Fits the prior to the features' variances, with a trend over `covariate` when there is one.
 *
 * As `limma::fitFDist`. Smyth 2004, doi:10.2202/1544-6115.1027
 *
 * @param sigma2 - `NaN` where a feature has none.
 */
export function variancePrior(sigma2: Float64Array, df: Float64Array, covariate: Float64Array | null): VariancePrior {
  const rows = sigma2.length;
  const used = Array.from(sigma2.keys()).filter((row) => df[row]! > 1e-15 && Number.isFinite(sigma2[row]!));
  const alike = (value: number): Float64Array => new Float64Array(rows).fill(value);
  if (used.length === 0) return { d0: Number.NaN, s02: alike(Number.NaN) };
  if (used.length === 1) return { d0: 0, s02: alike(sigma2[used[0]!]!) };
  const middle = median(Float64Array.from(used, (row) => sigma2[row]!)) || 1;
  const variance = Float64Array.from(used, (row) => Math.max(sigma2[row]!, 1e-5 * middle));
  const e = variance.map((value, i) => Math.log(value) - digamma(df[used[i]!]! / 2) + Math.log(df[used[i]!]! / 2));
  const trend = covariate
    ? naturalSplineFit(
        Float64Array.from(used, (row) => covariate[row]!),
        e,
      )
    : null;
  const mean = arithmeticMean(e);
  const spread = trend ? trend.residualVariance : sampleVariance(e);
  const excess = spread - used.reduce((sum, row) => sum + trigamma(df[row]! / 2), 0) / used.length;
  const expected = trend
    ? Float64Array.from(covariate!, (at) => (Number.isNaN(at) ? mean : trend.at(at)))
    : alike(mean);
  if (excess > 0) {
    const d0 = 2 * trigammaInverse(excess);
    return { d0, s02: expected.map((value) => Math.exp(value + digamma(d0 / 2) - Math.log(d0 / 2))) };
  }
  return {
    d0: Number.POSITIVE_INFINITY,
    s02: trend ? expected.map(Math.exp) : alike(arithmeticMean(variance)),
  };
}

/** Posterior variance and total degrees of freedom of every feature. */
export function moderated(
  sigma2: Float64Array,
  df: Float64Array,
  { d0, s02 }: VariancePrior,
): { readonly variance: Float64Array; readonly dfTotal: Float64Array } {
  const pooled = df.reduce((sum, value, row) => sum + (Number.isNaN(sigma2[row]!) ? 0 : value), 0);
  const own = (row: number): number => (Number.isNaN(sigma2[row]!) ? 0 : df[row]!);
  return {
    variance: sigma2.map((value, row) =>
      d0 === Number.POSITIVE_INFINITY
        ? s02[row]!
        : (own(row) * (own(row) > 0 ? value : 0) + d0 * s02[row]!) / (own(row) + d0),
    ),
    dfTotal: sigma2.map((_, row) => Math.min(own(row) + d0, pooled)),
  };
}
