import { chiSquaredUpper, normalTwoSided, studentTwoSidedQuantile } from '../../statistics/index.ts';

/** Estimates put together, on the scale of the estimates. */
export type Pooled = {
  readonly k: number;
  readonly estimate: number;
  readonly se: number;
  readonly z: number;
  readonly p: number;
  /** Cochran's heterogeneity against the fixed-effect mean; `df` is k − 1, `pQ` is `NaN` of a single estimate. */
  readonly q: number;
  readonly df: number;
  readonly pQ: number;
  /** Higgins' share of the variation beyond chance, 0…1; `NaN` of a single estimate. */
  readonly i2: number;
  readonly tau2: number;
  /**
   * Half the width of the 95% interval of a new study's effect (t with k − 2); `NaN` under three estimates or of the
   * fixed model.
   */
  readonly predictionHalf: number;
  /** Shares of the estimates, adding up to 1. */
  readonly weights: Float64Array;
};

/**
 * Inverse-variance mean: τ² is 0 of the fixed model, by moments (DerSimonian & Laird 1986,
 * doi:10.1016/0197-2456(86)90046-2) of the random one.
 *
 * I² after Higgins & Thompson 2002 (doi:10.1002/sim.1186), prediction interval after Higgins et al. 2009
 * (doi:10.1111/j.1467-985X.2008.00552.x).
 *
 * @param y - Estimates, at least one, none missing.
 * @param se - Their standard errors, all above 0.
 */
export function pooled(y: Float64Array, se: Float64Array, model: 'fixed' | 'random'): Pooled {
  const k = y.length;
  const inverse = se.map((one) => 1 / one ** 2);
  const fixed = weightedMean(y, inverse);
  let q = 0;
  let squares = 0;
  for (let i = 0; i < k; i += 1) {
    q += inverse[i]! * (y[i]! - fixed.mean) ** 2;
    squares += inverse[i]! ** 2;
  }
  const df = k - 1;
  const spread = fixed.sum - squares / fixed.sum;
  const tau2 = model === 'fixed' || df === 0 ? 0 : Math.max(0, (q - df) / spread);
  const weights = tau2 === 0 ? inverse : se.map((one) => 1 / (one ** 2 + tau2));
  const { mean, sum } = weightedMean(y, weights);
  const error = Math.sqrt(1 / sum);
  const z = mean / error;
  return {
    k,
    estimate: mean,
    se: error,
    z,
    p: normalTwoSided(z),
    q,
    df,
    pQ: df > 0 ? chiSquaredUpper(q, df) : Number.NaN,
    i2: df > 0 ? (q > 0 ? Math.max(0, (q - df) / q) : 0) : Number.NaN,
    tau2,
    predictionHalf:
      model === 'random' && k > 2 ? studentTwoSidedQuantile(0.05, k - 2) * Math.sqrt(tau2 + error ** 2) : Number.NaN,
    weights: weights.map((weight) => weight / sum),
  };
}

function weightedMean(y: Float64Array, weights: Float64Array): { readonly mean: number; readonly sum: number } {
  let [total, sum] = [0, 0];
  for (let i = 0; i < y.length; i += 1) {
    total += weights[i]! * y[i]!;
    sum += weights[i]!;
  }
  return { mean: total / sum, sum };
}
