import { noncentralFTail, rootOf, type PowerAt } from '../../power-of-tests/index.ts';
import { studentTwoSided, studentTwoSidedQuantile } from '../../statistics/index.ts';

/** A study of many features: the share without a difference, and the standard deviations. */
export type ManyFeatures = {
  readonly fdr: number;
  readonly pi0: number;
  /** Equally frequent standard deviations within the groups. */
  readonly sds: Float64Array;
};

/** The smallest tail that a rejection region may have. */
const rarest = 1e-13;

/**
 * Average power of two-sample t tests whose region |T| > c keeps the false discovery rate.
 *
 * Liu & Hwang 2007, doi:10.1093/bioinformatics/btl664: c is the smallest with P₀(|T| > c) ÷ P₁(|T| > c) ≤ FDR ÷ (1 −
 * FDR) × (1 − π₀) ÷ π₀, where P₁ is the mean over the standard deviations. When no region reaches the rate, the power
 * is 0 and `critical` infinite.
 *
 * @param n - Samples a group.
 * @param change - Difference of the two means, in the unit of the standard deviations.
 */
export function fdrPowerAt(n: number, change: number, { fdr, pi0, sds }: ManyFeatures): PowerAt {
  const df = 2 * (n - 1);
  const tails = Array.from(sds, (sd) => noncentralFTail(1, df, ((change / sd) ** 2 * n) / 2));
  const power = (t: number): number => tails.reduce((sum, tail) => sum + tail(t * t), 0) / tails.length;
  const bound = Math.log((fdr / (1 - fdr)) * ((1 - pi0) / pi0));
  if (bound >= 0) return { critical: 0, power: 1 };
  const excess = (logT: number): number =>
    bound - Math.log(studentTwoSided(Math.exp(logT), df)) + Math.log(power(Math.exp(logT)));
  const last = Math.log(studentTwoSidedQuantile(rarest, df));
  if (excess(last) < 0) return { critical: Number.POSITIVE_INFINITY, power: 0 };
  const critical = Math.exp(rootOf(excess, -20, last, 1e-10));
  return { critical, power: power(critical) };
}
