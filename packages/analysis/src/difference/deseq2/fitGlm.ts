import { logLikelihood, rowGlm, smallestMean } from '../negative-binomial/index.ts';
import { inParts, roomFor, type Job } from '../../parallel/index.ts';
import { climbGlm } from './climbGlm.ts';
import type { Progress } from './progress.ts';
import { startingBeta } from './model.ts';
import type { Model } from './model.ts';

/** Rows that make one part. */
export const rowsAtOnce = 250;

/** The regressions of all features; natural logarithms. */
export type GlmFits = {
  /** Row-major, features × columns. */
  readonly beta: Float64Array;
  /** Features × columns × columns. */
  readonly covariance: Float64Array;
  /** Fitted counts, features × samples. */
  readonly means: Float64Array;
  /** Diagonals of the hat matrices, features × samples. */
  readonly leverages: Float64Array;
  readonly logLikelihood: Float64Array;
  /** How many rows did not settle, even by the slower search. */
  readonly unsettled: number;
};

/**
 * Negative binomial regressions with given dispersions by reweighted least squares, with a slower search for the rows
 * that do not settle.
 *
 * @param counts - Row-major, features × samples; every feature has a read.
 */
export function fitGlm(counts: Float64Array, dispersions: Float64Array, model: Model, progress: Progress): GlmFits {
  const { columns: p, samples: n } = model;
  const rows = dispersions.length;
  const fits = {
    beta: roomFor(rows * p),
    covariance: roomFor(rows * p * p),
    means: roomFor(rows * n),
    leverages: roomFor(rows * n),
    logLikelihood: roomFor(rows),
  };
  const unsettled = inParts(glmRows, { counts, dispersions, model, fits }, Math.ceil(rows / rowsAtOnce), progress);
  return { ...fits, unsettled: unsettled.reduce((sum, count) => sum + count, 0) };
}

type GlmContext = {
  readonly counts: Float64Array;
  readonly dispersions: Float64Array;
  readonly model: Model;
  readonly fits: Omit<GlmFits, 'unsettled'>;
};

/**
 * The regressions of some rows; how many did not settle.
 *
 * @public Threads import it by its name.
 */
export const glmRows: Job<GlmContext, number> = {
  module: import.meta.url,
  name: 'glmRows',
  open: ({ counts, dispersions, fits, model }) => {
    const { columns: p, samples: n } = model;
    const glm = rowGlm(model);
    const start = new Float64Array(p);
    const fitRow = (row: number): boolean => {
      const own = counts.subarray(row * n, (row + 1) * n);
      const beta = fits.beta.subarray(row * p, (row + 1) * p);
      const covariance = fits.covariance.subarray(row * p * p, (row + 1) * p * p);
      const alpha = dispersions[row]!;
      startingBeta(model, own, start);
      beta.set(start);
      let settled = glm.fit(own, alpha, beta);
      glm.leverages(fits.leverages.subarray(row * n, (row + 1) * n));
      const climbs = !glm.covariance(covariance) || !settled;
      if (climbs) {
        settled = climbGlm(model, own, alpha, beta, start);
        glm.take(beta, alpha);
        glm.covariance(covariance);
      }
      const means = fits.means.subarray(row * n, (row + 1) * n);
      glm.means(beta, means);
      // DESeq2 bounds the fitted counts here after the slower search only.
      fits.logLikelihood[row] = logLikelihood(
        own,
        climbs ? means.map((mean) => Math.max(mean, smallestMean)) : means,
        alpha,
      );
      return settled;
    };
    return (part) => {
      let unsettled = 0;
      for (let row = part * rowsAtOnce; row < Math.min(dispersions.length, (part + 1) * rowsAtOnce); row += 1)
        if (!fitRow(row)) unsettled += 1;
      return unsettled;
    };
  },
};

/** The regression on the intercept alone: the mean of the normalised counts. */
export function fitLevel(counts: Float64Array, dispersions: Float64Array, sizeFactors: Float64Array): Float64Array {
  const n = sizeFactors.length;
  const means = new Float64Array(n);
  return dispersions.map((alpha, row) => {
    const own = counts.subarray(row * n, (row + 1) * n);
    const level = own.reduce((sum, count, i) => sum + count / sizeFactors[i]!, 0) / n;
    sizeFactors.forEach((factor, i) => (means[i] = factor * level));
    return logLikelihood(own, means, alpha);
  });
}
