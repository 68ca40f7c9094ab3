import { pAdjust, type PAdjustMethod } from './pAdjust.ts';

/** A correction of `pAdjust`, or Storey's q-value. */
export type AdjustMethod = PAdjustMethod | 'qvalue';

/**
 * The value at λ = 0.95 of the smoothing spline with 3 degrees of freedom through the estimates at λ = 0.05, 0.10 …
 * 0.95 is a fixed combination of them, since the knots never change; these are its weights, made by R 4.2:
 * `predict(smooth.spline(lambda, unit, df = 3), 0.95)`.
 */
const splineWeights = [
  -0.002482571588885845, -0.006518909506574094, -0.01052686823094284, -0.01442952517081677, -0.01806634217961627,
  -0.02116232731291522, -0.02329946314850242, -0.02389262740788105, -0.02217336361473099, -0.017186178676539,
  -0.007803486357818212, 0.007233220941485174, 0.02923705518125923, 0.0594543583670271, 0.09888798411117194,
  0.1480555524115715, 0.2066750195280719, 0.2732738571700623, 0.3447246154841129,
] as const;

/**
 * Storey's q-values with the smoother, as Bioconductor's `qvalue`; a missing p-value (`NaN`) stays missing and is not
 * counted.
 *
 * π₀, the share of features that do not differ, is taken as 1 (which gives BH) where it cannot be estimated: no p-value
 * reaches 0.95, or the estimate is not above 0. Storey & Tibshirani 2003, doi:10.1073/pnas.1530509100
 */
export function qValues(p: Float64Array): { readonly q: Float64Array; readonly pi0: number } {
  const present = p.filter((value) => !Number.isNaN(value));
  const highest = present.reduce((most, value) => Math.max(most, value), 0);
  const shares = splineWeights.map((_, i) => {
    // As R's seq() rounds: whether a p-value of 0.35 counts depends on it.
    const lambda = 0.05 + i * 0.05;
    return present.reduce((count, value) => count + (value >= lambda ? 1 : 0), 0) / present.length / (1 - lambda);
  });
  const smooth = splineWeights.reduce((sum, weight, i) => sum + weight * shares[i]!, 0);
  const pi0 = highest >= 0.95 && smooth > 0 ? Math.min(1, smooth) : 1;
  return { q: pAdjust(p, 'BH').map((value) => value * pi0), pi0 };
}

/** Adjusted p-values, or q-values with their π₀ (`null` in the other corrections). */
export function adjustedP(
  p: Float64Array,
  method: AdjustMethod,
): { readonly adjusted: Float64Array; readonly pi0: number | null } {
  if (method !== 'qvalue') return { adjusted: pAdjust(p, method), pi0: null };
  const { pi0, q } = qValues(p);
  return { adjusted: q, pi0 };
}
