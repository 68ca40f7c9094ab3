import { countTerms, meanTerms } from './logGammaRise.ts';
import { choleskyInPlace, choleskyInverse, choleskySolve, weightedCross } from '../../linear/index.ts';

/** What the negative binomial regressions of all features share. */
export type GlmDesign = {
  /** Row-major, samples × columns, of full rank. */
  readonly values: Float64Array;
  readonly samples: number;
  readonly columns: number;
  readonly sizeFactors: Float64Array;
};

/**
 * A penalty on each coefficient, natural logarithm: 1e-6 on the log2 scale, so small that only what is not determined
 * feels it.
 */
export const ridge = 1e-6 / Math.LN2 ** 2;
/** Fitted counts below this take part in weights as if they were this large. */
export const smallestMean = 0.5;
/** A coefficient beyond this, natural logarithm, means that the fit runs away. */
export const largestCoefficient = 30;

const mostIterations = 100;
const tolerance = 1e-8;

/** The regression of one row: `fit` it, then ask for what follows from it. */
type RowGlm = {
  /**
   * Iteratively reweighted least squares from `beta`, which is overwritten; natural logarithms.
   *
   * @returns Whether it settled within 100 iterations.
   */
  readonly fit: (counts: Float64Array, alpha: number, beta: Float64Array) => boolean;
  /** Takes these coefficients as the fit. */
  readonly take: (beta: Float64Array, alpha: number) => void;
  /** The fitted counts, not bounded below, into `into`. */
  readonly means: (beta: Float64Array, into: Float64Array) => void;
  /** The diagonal of the hat matrix of the last fit, into `into`. */
  readonly leverages: (into: Float64Array) => void;
  /** The covariance of the coefficients of the last fit, into `into`. @returns Whether every variance is positive. */
  readonly covariance: (into: Float64Array) => boolean;
};

/**
 * Negative binomial regressions with a logarithmic link and known dispersions, one row after the other.
 *
 * @param penalties - On each coefficient, natural logarithm: 1 ÷ the variance of a normal prior of mean 0; a small
 * ridge when absent.
 */
export function rowGlm(
  { values: x, samples: n, columns: p, sizeFactors }: GlmDesign,
  penalties = new Float64Array(p).fill(ridge),
): RowGlm {
  const bounded = new Float64Array(n);
  const weights = new Float64Array(n);
  const cross = new Float64Array(p * p);
  const factor = new Float64Array(p * p);
  const inverse = new Float64Array(p * p);
  const half = new Float64Array(p * p);

  const means = (beta: Float64Array, into: Float64Array): void => {
    for (let i = 0; i < n; i += 1) {
      let sum = 0;
      for (let j = 0; j < p; j += 1) sum += x[i * p + j]! * beta[j]!;
      into[i] = sizeFactors[i]! * Math.exp(sum);
    }
  };
  const bound = (beta: Float64Array): void => {
    means(beta, bounded);
    for (let i = 0; i < n; i += 1) bounded[i] = Math.max(bounded[i]!, smallestMean);
  };
  const weigh = (alpha: number): void => {
    for (let i = 0; i < n; i += 1) weights[i] = bounded[i]! / (1 + alpha * bounded[i]!);
    weightedCross(x, n, p, weights, cross);
    factor.set(cross);
    for (let j = 0; j < p; j += 1) factor[j * p + j]! += penalties[j]!;
    choleskyInPlace(factor, p);
  };

  return {
    means,
    fit: (counts, alpha, beta) => {
      const constant = countTerms(counts, alpha);
      let before = 0;
      bound(beta);
      for (let iteration = 0; iteration < mostIterations; iteration += 1) {
        weigh(alpha);
        beta.fill(0);
        for (let i = 0; i < n; i += 1) {
          const working =
            weights[i]! * (Math.log(bounded[i]! / sizeFactors[i]!) + (counts[i]! - bounded[i]!) / bounded[i]!);
          for (let j = 0; j < p; j += 1) beta[j]! += x[i * p + j]! * working;
        }
        choleskySolve(factor, p, beta);
        if (beta.some((value) => Math.abs(value) > largestCoefficient)) break;
        bound(beta);
        const deviance = -2 * (constant + meanTerms(counts, bounded, alpha));
        const change = Math.abs(deviance - before) / (Math.abs(deviance) + 0.1);
        if (Number.isNaN(change)) break;
        if (iteration > 0 && change < tolerance) {
          weigh(alpha);
          // Settled in the very last iteration counts as not settled, as in DESeq2.
          return iteration + 1 < mostIterations;
        }
        before = deviance;
      }
      weigh(alpha);
      return false;
    },
    take: (beta, alpha) => {
      bound(beta);
      weigh(alpha);
    },
    leverages: (into) => {
      choleskyInverse(factor, p, inverse);
      for (let i = 0; i < n; i += 1) {
        let sum = 0;
        for (let a = 0; a < p; a += 1)
          for (let b = 0; b < p; b += 1) sum += x[i * p + a]! * inverse[a * p + b]! * x[i * p + b]!;
        into[i] = weights[i]! * sum;
      }
    },
    covariance: (into) => {
      choleskyInverse(factor, p, inverse);
      multiply(inverse, cross, half, p);
      multiply(half, inverse, into, p);
      for (let j = 0; j < p; j += 1) if (!(into[j * p + j]! > 0)) return false;
      return true;
    },
  };
}

function multiply(a: Float64Array, b: Float64Array, into: Float64Array, p: number): void {
  for (let i = 0; i < p; i += 1) {
    for (let j = 0; j < p; j += 1) {
      let sum = 0;
      for (let k = 0; k < p; k += 1) sum += a[i * p + k]! * b[k * p + j]!;
      into[i * p + j] = sum;
    }
  }
}
