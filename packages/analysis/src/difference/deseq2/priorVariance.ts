import { medianAndMad, trigamma } from '../../statistics/index.ts';
import { crowdedVariance } from './crowdedVariance.ts';

const leastVariance = 0.25;

/** How the gene-wise dispersions scatter about the trend, on the natural log scale, and how wide the prior is. */
export type PriorWidth = { readonly residualVariance: number; readonly prior: number };

/**
 * The width of the normal prior about the trend: the robust variance of the residuals less what sampling alone gives.
 *
 * With up to 3 residual degrees of freedom the sampling distribution is not normal: the residuals are matched with
 * simulated ones. Love, Huber & Anders 2014, doi:10.1186/s13059-014-0550-8.
 *
 * @param df - Samples less coefficients.
 */
export function priorWidth(estimates: Float64Array, fitted: Float64Array, df: number): PriorWidth {
  const rows = Array.from(estimates.keys()).filter((row) => estimates[row]! >= 1e-6);
  const residuals = Float64Array.from(rows, (row) => Math.log(estimates[row]!) - Math.log(fitted[row]!));
  const residualVariance = medianAndMad(residuals).mad ** 2;
  const prior = df <= 3 ? crowdedVariance(residuals, df) : residualVariance - trigamma(df / 2);
  return { residualVariance, prior: Math.max(prior, leastVariance) };
}
