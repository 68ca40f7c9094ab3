import { rowAt, rowMoments } from '../../rows/index.ts';
import { eliminate, sizesOf, type Removing } from './elimination.ts';

export type SizeErrors = {
  readonly sizes: readonly number[];
  /** Share of samples that were called wrongly by models that had not seen them, for each size. */
  readonly error: Float64Array;
  /** Of that share among the folds. */
  readonly se: Float64Array;
  /** Decision of each sample by the model that had not seen it, by size. */
  readonly decisions: readonly Float64Array[];
  /** Features each fold held, by size. */
  readonly held: readonly (readonly Int32Array[])[];
};

/** Rows centred and divided by their standard deviation (n − 1) over the columns `train`; a row constant there is 0. */
export function scaledBy(values: Float64Array, features: number, samples: number, train: Int32Array): Float64Array {
  const scaled = new Float64Array(values.length);
  for (let f = 0; f < features; f += 1) {
    const row = rowAt(values, samples, f);
    const { max, mean, min, variance } = rowMoments(Float64Array.from(train, (i) => row[i]!));
    const sd = max > min ? Math.sqrt(variance) : Number.POSITIVE_INFINITY;
    for (let i = 0; i < samples; i += 1) scaled[f * samples + i] = (row[i]! - mean) / sd;
  }
  return scaled;
}

/**
 * The error of every size of the elimination by cross-validation, the elimination itself repeated in each fold: features chosen
 * with the samples that are then called would make the error too small (Ambroise & McLachlan 2002, doi:10.1073/pnas.102102699).
 *
 * @param values - Features × samples, not scaled: means and standard deviations come from the other folds.
 * @param fold - Of each sample, 0…folds − 1; each fold leaves both classes.
 */
export function crossValidatedSizes(values: Float64Array, features: number, y: Float64Array, fold: Int32Array, folds: number, { cost, removing }: { readonly cost: number; readonly removing: Removing }, progress: (share: number) => void): SizeErrors {
  const samples = y.length;
  const sizes = sizesOf(features, removing);
  const decisions = sizes.map(() => new Float64Array(samples));
  const held: Int32Array[][] = sizes.map(() => []);
  const wrong: Float64Array[] = [];
  const counts: number[] = [];
  for (let k = 0; k < folds; k += 1) {
    const [train, test] = [true, false].map((inside) => Int32Array.from(fold.keys()).filter((i) => (fold[i] !== k) === inside)) as [Int32Array, Int32Array];
    const scaled = scaledBy(values, features, samples, train);
    const part = new Float64Array(features * train.length);
    for (let f = 0; f < features; f += 1) train.forEach((i, at) => (part[f * train.length + at] = scaled[f * samples + i]!));
    const { stages } = eliminate(part, features, Float64Array.from(train, (i) => y[i]!), cost, removing, (share) => progress((k + share) / folds));
    counts.push(test.length);
    wrong.push(Float64Array.from(stages, (stage, at) => {
      held[at]!.push(stage.features);
      let errors = 0;
      for (const i of test) {
        let decision = stage.intercept;
        stage.features.forEach((f, place) => (decision += stage.weights[place]! * scaled[f * samples + i]!));
        decisions[at]![i] = decision;
        errors += Number((decision > 0 ? 1 : -1) !== y[i]);
      }
      return errors;
    }));
  }
  const error = Float64Array.from(sizes, (_, at) => wrong.reduce((sum, one) => sum + one[at]!, 0) / samples);
  const se = Float64Array.from(sizes, (_, at) => Math.sqrt(wrong.reduce((sum, one, k) => sum + counts[k]! * (one[at]! / counts[k]! - error[at]!) ** 2, 0) / samples / (folds - 1)));
  return { sizes, error, se, decisions, held };
}
