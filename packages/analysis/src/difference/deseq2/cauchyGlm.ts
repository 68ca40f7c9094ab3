import { choleskyInPlace, choleskyInverse, choleskySolve, weightedCross } from '../../linear/index.ts';
import type { GlmDesign } from '../negative-binomial/index.ts';

/** Standard deviation of the normal prior on every coefficient but one, natural logarithm: so wide that it is free. */
const freeDeviation = 15;
const mostSteps = 200;
const mostHalvings = 50;
/** Longest step of a coefficient, natural logarithm, so that no fitted count overflows. */
const longestStep = 4;
/** Upper bound of what another step could gain. */
const settledGain = 1e-13;

export type CauchyRow = {
  /**
   * Walks downhill from `beta`, which is overwritten, natural logarithms.
   * @returns The negative log-posterior there, up to a constant; `NaN` when it did not settle.
   */
  readonly descend: (counts: Float64Array, alpha: number, beta: Float64Array) => number;
  /**
   * The posterior standard deviation of the coefficient at `beta` by Laplace's approximation; `NaN` where the curvature
   * is not positive.
   */
  readonly deviation: (counts: Float64Array, alpha: number, beta: Float64Array) => number;
};

/**
 * Negative binomial regressions with a Cauchy prior of mean 0 on one coefficient and all but free normal ones on the
 * others.
 *
 * Zhu, Ibrahim & Love 2019, doi:10.1093/bioinformatics/bty895
 *
 * @param column - The coefficient with the Cauchy prior.
 * @param scale - Of that prior, natural logarithm.
 */
export function cauchyGlm(
  { columns: p, samples: n, sizeFactors, values: x }: GlmDesign,
  column: number,
  scale: number,
): CauchyRow {
  const [free, square] = [1 / freeDeviation ** 2, scale * scale];
  const means = new Float64Array(n);
  const weights = new Float64Array(n);
  const gradient = new Float64Array(p);
  const curve = new Float64Array(p * p);
  const factor = new Float64Array(p * p);
  const step = new Float64Array(p);
  const next = new Float64Array(p);

  const height = (counts: Float64Array, alpha: number, beta: Float64Array): number => {
    let sum = Math.log1p((beta[column]! * beta[column]!) / square);
    for (let j = 0; j < p; j += 1) if (j !== column) sum += (free * beta[j]! * beta[j]!) / 2;
    for (let i = 0; i < n; i += 1) {
      let eta = 0;
      for (let j = 0; j < p; j += 1) eta += x[i * p + j]! * beta[j]!;
      means[i] = sizeFactors[i]! * Math.exp(eta);
      sum += (counts[i]! + 1 / alpha) * Math.log1p(alpha * means[i]!) - counts[i]! * eta;
    }
    return sum;
  };
  /**
   * Gradient and curvature at the place where `height` was called last, with the given terms of the prior of the one
   * coefficient.
   */
  const slopes = (counts: Float64Array, alpha: number, beta: Float64Array): void => {
    for (let j = 0; j < p; j += 1)
      gradient[j] = j === column ? (2 * beta[j]!) / (square + beta[j]! * beta[j]!) : free * beta[j]!;
    for (let i = 0; i < n; i += 1) {
      const [mean, count] = [means[i]!, counts[i]!];
      const pull = ((1 + alpha * count) * mean) / (1 + alpha * mean);
      weights[i] = pull / (1 + alpha * mean);
      for (let j = 0; j < p; j += 1) gradient[j]! += x[i * p + j]! * (pull - count);
    }
    weightedCross(x, n, p, weights, curve);
    for (let j = 0; j < p; j += 1) if (j !== column) curve[j * p + j]! += free;
  };
  /** @returns Whether it is positive definite. */
  const factorize = (own: number): boolean => {
    factor.set(curve);
    factor[column * p + column]! += own;
    return !Number.isNaN(choleskyInPlace(factor, p));
  };
  const bend = (at: number): number => (2 * (square - at * at)) / (square + at * at) ** 2;

  /** A step downhill into `next`. @returns The height there, and `NaN` when there is none lower. */
  const lower = (counts: Float64Array, alpha: number, beta: Float64Array, here: number, slope: number): number => {
    const longest = step.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    let share = Math.min(1, longestStep / longest);
    for (let halving = 0; halving < mostHalvings; halving += 1, share /= 2) {
      for (let j = 0; j < p; j += 1) next[j] = beta[j]! + share * step[j]!;
      const there = height(counts, alpha, next);
      if (there <= here + 1e-4 * share * slope) return there;
    }
    return Number.NaN;
  };

  return {
    descend: (counts, alpha, beta) => {
      let here = height(counts, alpha, beta);
      for (let round = 0; round < mostSteps; round += 1) {
        slopes(counts, alpha, beta);
        // Far out the prior is concave the wrong way; the parabola that touches it from above never is.
        if (!factorize(bend(beta[column]!)) && !factorize(2 / (square + beta[column]! * beta[column]!)))
          return Number.NaN;
        step.set(gradient);
        choleskySolve(factor, p, step);
        let slope = 0;
        for (let j = 0; j < p; j += 1) {
          slope -= gradient[j]! * step[j]!;
          step[j] = -step[j]!;
        }
        const there = lower(counts, alpha, beta, here, slope);
        const near = -slope < settledGain * (1 + Math.abs(here));
        // So close to the maximum that rounding hides the gain, the last step is taken unchecked.
        if (Number.isNaN(there) && !near) return Number.NaN;
        for (let j = 0; j < p; j += 1) beta[j] = near ? beta[j]! + step[j]! : next[j]!;
        here = height(counts, alpha, beta);
        if (near) return here;
      }
      return Number.NaN;
    },
    deviation: (counts, alpha, beta) => {
      height(counts, alpha, beta);
      slopes(counts, alpha, beta);
      if (!factorize(bend(beta[column]!))) return Number.NaN;
      choleskyInverse(factor, p, curve);
      return Math.sqrt(curve[column * p + column]!);
    },
  };
}
