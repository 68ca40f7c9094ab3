import { digammaRise, logGammaRise } from './logGammaRise.ts';
import { choleskyInPlace, choleskySolve, weightedCross } from '../../linear/index.ts';

/** A normal prior on the logarithm of the dispersion. */
type DispersionPrior = { readonly mean: number; readonly variance: number };

/** The log posterior of ln α and its slope, for the row that was set last. */
export type DispersionPosterior = {
  /** `prior` null: the likelihood alone. The arrays are read until the next row is set. */
  readonly setRow: (counts: Float64Array, means: Float64Array, prior: DispersionPrior | null) => void;
  readonly value: (logAlpha: number) => number;
  readonly slope: (logAlpha: number) => number;
};

/**
 * The likelihood of a dispersion with the Cox–Reid term −½ ln det(XᵀWX), which makes up for the means being estimated.
 *
 * McCarthy, Chen & Smyth 2012, doi:10.1093/nar/gks042; with the prior: Love, Huber & Anders 2014,
 * doi:10.1186/s13059-014-0550-8.
 *
 * @param design - Row-major, n × p, of full rank.
 */
export function dispersionPosterior(design: Float64Array, n: number, p: number): DispersionPosterior {
  let counts: Float64Array = new Float64Array(0);
  let means: Float64Array = new Float64Array(0);
  let prior: DispersionPrior | null = null;
  const weights = new Float64Array(n);
  const cross = new Float64Array(p * p);
  const slopes = new Float64Array(p * p);
  const column = new Float64Array(p);

  return {
    setRow: (rowCounts, rowMeans, rowPrior) => {
      counts = rowCounts;
      means = rowMeans;
      prior = rowPrior;
    },
    value: (logAlpha) => {
      const alpha = Math.exp(logAlpha);
      const size = 1 / alpha;
      let sum = 0;
      for (let i = 0; i < n; i += 1) {
        const [count, mean] = [counts[i]!, means[i]!];
        weights[i] = 1 / (1 / mean + alpha);
        sum += logGammaRise(size, count) - count * Math.log(mean + size) - size * Math.log(1 + mean * alpha);
      }
      weightedCross(design, n, p, weights, cross);
      sum -= 0.5 * choleskyInPlace(cross, p);
      return prior ? sum - (0.5 * (logAlpha - prior.mean) ** 2) / prior.variance : sum;
    },
    slope: (logAlpha) => {
      const alpha = Math.exp(logAlpha);
      const size = 1 / alpha;
      let sum = 0;
      for (let i = 0; i < n; i += 1) {
        const [count, mean] = [counts[i]!, means[i]!];
        weights[i] = 1 / (1 / mean + alpha);
        sum +=
          Math.log(1 + mean * alpha) -
          (mean * alpha) / (1 + mean * alpha) -
          digammaRise(size, count) +
          count / (mean + size);
      }
      weightedCross(design, n, p, weights, cross);
      choleskyInPlace(cross, p);
      for (let i = 0; i < n; i += 1) weights[i] = -(weights[i]! ** 2);
      weightedCross(design, n, p, weights, slopes);
      // The slope of ln det B is the trace of B⁻¹ B′.
      let trace = 0;
      for (let j = 0; j < p; j += 1) {
        for (let i = 0; i < p; i += 1) column[i] = slopes[i * p + j]!;
        choleskySolve(cross, p, column);
        trace += column[j]!;
      }
      const likelihood = (size * size * sum - 0.5 * trace) * alpha;
      return prior ? likelihood - (logAlpha - prior.mean) / prior.variance : likelihood;
    },
  };
}
