import { inParts, type Job } from '../../parallel/index.ts';
import { linearPredictor, logisticPath } from './logisticPath.ts';

export type CrossValidation = {
  /** Mean deviance of the left-out samples for each penalty, and its standard error over the folds. */
  readonly mean: Float64Array;
  readonly se: Float64Array;
  readonly best: number;
  readonly oneSe: number;
  /** Probability of each sample from the models fitted without it, by penalty. */
  readonly probabilities: readonly Float64Array[];
};

/** glmnet's bound of a predicted probability in the deviance. */
const bound = 1e-5;
/** Predictions need fewer digits than coefficients. */
const tolerance = 1e-14;

type Folded = {
  readonly values: Float64Array;
  readonly features: number;
  readonly y: Float64Array;
  readonly lambda: Float64Array;
  readonly fold: Int32Array;
};
/**
 * Of the samples of a fold: their mean deviance for each penalty, and the probability of each, penalty after penalty.
 */
type HeldOut = { readonly test: Int32Array; readonly deviance: Float64Array; readonly probability: Float64Array };

/**
 * Fits the path on the other folds and predicts the samples of this one.
 *
 * @public Threads import it by its name.
 */
export const heldOut: Job<Folded, HeldOut> = {
  module: import.meta.url,
  name: 'heldOut',
  open:
    ({ features, fold, lambda, values, y }) =>
    (k) => {
      const samples = y.length;
      const [train, test] = [true, false].map((inside) =>
        Int32Array.from(fold.keys()).filter((i) => (fold[i] !== k) === inside),
      ) as [Int32Array, Int32Array];
      const part = (rows: Int32Array): Float64Array => {
        const chosen = new Float64Array(features * rows.length);
        for (let f = 0, at = 0; f < features; f += 1)
          for (let i = 0; i < rows.length; i += 1, at += 1) chosen[at] = values[f * samples + rows[i]!]!;
        return chosen;
      };
      const path = logisticPath(
        part(train),
        features,
        Float64Array.from(train, (row) => y[row]!),
        lambda,
        false,
        tolerance,
      );
      const held = part(test);
      const probability = new Float64Array(lambda.length * test.length);
      const deviance = lambda.map((_, at) => {
        const eta = linearPredictor(path, at, held, test.length);
        let sum = 0;
        test.forEach((row, i) => {
          const p = 1 / (1 + Math.exp(-eta[i]!));
          probability[at * test.length + i] = p;
          const kept = Math.min(1 - bound, Math.max(bound, p));
          sum -= 2 * Math.log(y[row] === 1 ? kept : 1 - kept);
        });
        return sum / test.length;
      });
      return { test, deviance, probability };
    },
};

/**
 * Cross-validated deviance along a path, as `cv.glmnet(type.measure = "deviance")` with a given λ sequence.
 *
 * `best` is the largest penalty of least deviance, `oneSe` the largest whose deviance lies within one standard error of
 * it.
 *
 * @param fold - Of each sample, 0…folds − 1.
 */
export function crossValidated(
  values: Float64Array,
  features: number,
  y: Float64Array,
  lambda: Float64Array,
  fold: Int32Array,
  folds: number,
  progress: (share: number) => void,
): CrossValidation {
  const samples = y.length;
  const probabilities = Array.from(lambda, () => new Float64Array(samples));
  const held = inParts(heldOut, { values, features, y, lambda, fold }, folds, progress);
  for (const { probability, test } of held)
    test.forEach((row, i) => lambda.forEach((_, at) => (probabilities[at]![row] = probability[at * test.length + i]!)));
  const byFold = held.map(({ deviance }) => deviance);
  const sizes = held.map(({ test }) => test.length);
  const mean = lambda.map((_, at) => byFold.reduce((sum, values_, k) => sum + sizes[k]! * values_[at]!, 0) / samples);
  const se = lambda.map((_, at) =>
    Math.sqrt(
      byFold.reduce((sum, values_, k) => sum + sizes[k]! * (values_[at]! - mean[at]!) ** 2, 0) / samples / (folds - 1),
    ),
  );
  const best = mean.indexOf(mean.reduce((least, value) => Math.min(least, value)));
  const oneSe = mean.findIndex((value) => value <= mean[best]! + se[best]!);
  return { mean, se, best, oneSe, probabilities };
}
