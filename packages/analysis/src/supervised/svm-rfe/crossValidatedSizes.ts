import { inParts, type Job } from '../../parallel/index.ts';
import { rowAt, rowMoments } from '../../rows/index.ts';
import { eliminate, sizesOf, type Elimination, type Removing } from './elimination.ts';

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

type Task = {
  readonly values: Float64Array;
  readonly features: number;
  readonly y: Float64Array;
  readonly fold: Int32Array;
  readonly cost: number;
  readonly removing: Removing;
};

/**
 * The way down of a fold: which samples it calls, wrong calls for each size, decisions size after size, and the
 * features held.
 */
type FoldCalls = {
  readonly test: Int32Array;
  readonly wrong: Float64Array;
  readonly decisions: Float64Array;
  readonly held: readonly Int32Array[];
};
type Way = { readonly whole: Elimination } | { readonly calls: FoldCalls };

/**
 * Part 0 is the elimination with all samples, part k + 1 that of fold k.
 *
 * @public Threads import it by its name.
 */
export const eliminations: Job<Task, Way> = {
  module: import.meta.url,
  name: 'eliminations',
  open: (task, report) => (part) =>
    part === 0 ? { whole: wholeOf(task, report) } : { calls: callsOf(task, part - 1, report) },
};

function wholeOf({ cost, features, removing, values, y }: Task, report: (share: number) => void): Elimination {
  return eliminate(
    scaledBy(values, features, y.length, Int32Array.from(y.keys())),
    features,
    y,
    cost,
    removing,
    report,
  );
}

function callsOf(
  { cost, features, fold, removing, values, y }: Task,
  k: number,
  report: (share: number) => void,
): FoldCalls {
  const samples = y.length;
  const [train, test] = [true, false].map((inside) =>
    Int32Array.from(fold.keys()).filter((i) => (fold[i] !== k) === inside),
  ) as [Int32Array, Int32Array];
  const scaled = scaledBy(values, features, samples, train);
  const part = new Float64Array(features * train.length);
  for (let f = 0; f < features; f += 1)
    train.forEach((i, at) => (part[f * train.length + at] = scaled[f * samples + i]!));
  const { stages } = eliminate(
    part,
    features,
    Float64Array.from(train, (i) => y[i]!),
    cost,
    removing,
    report,
  );
  const decisions = new Float64Array(stages.length * test.length);
  const wrong = Float64Array.from(stages, (stage, at) => {
    let errors = 0;
    test.forEach((i, place) => {
      let decision = stage.intercept;
      stage.features.forEach((f, own) => (decision += stage.weights[own]! * scaled[f * samples + i]!));
      decisions[at * test.length + place] = decision;
      errors += Number((decision > 0 ? 1 : -1) !== y[i]);
    });
    return errors;
  });
  return { test, wrong, decisions, held: stages.map((stage) => stage.features) };
}

/**
 * The elimination, and the error of each of its sizes by cross-validation, the elimination itself repeated in each
 * fold: features chosen with the samples that are then called would make the error too small (Ambroise & McLachlan
 * 2002, doi:10.1073/pnas.102102699).
 *
 * @param values - Features × samples, not scaled: means and standard deviations come from the other folds.
 * @param fold - Of each sample, 0…folds − 1; each fold leaves both classes.
 */
export function crossValidatedSizes(
  values: Float64Array,
  features: number,
  y: Float64Array,
  fold: Int32Array,
  folds: number,
  { cost, removing }: { readonly cost: number; readonly removing: Removing },
  progress: (share: number) => void,
): SizeErrors & { readonly whole: Elimination } {
  const samples = y.length;
  const sizes = sizesOf(features, removing);
  const ways = inParts(eliminations, { values, features, y, fold, cost, removing }, folds + 1, progress);
  const whole = ways.flatMap((way) => ('whole' in way ? [way.whole] : []))[0]!;
  const calls = ways.flatMap((way) => ('calls' in way ? [way.calls] : []));
  const decisions = sizes.map((_, at) => {
    const own = new Float64Array(samples);
    for (const { decisions: made, test } of calls)
      test.forEach((i, place) => (own[i] = made[at * test.length + place]!));
    return own;
  });
  const held = sizes.map((_, at) => calls.map((one) => one.held[at]!));
  const counts = calls.map(({ test }) => test.length);
  const error = Float64Array.from(sizes, (_, at) => calls.reduce((sum, { wrong }) => sum + wrong[at]!, 0) / samples);
  const se = Float64Array.from(sizes, (_, at) =>
    Math.sqrt(
      calls.reduce((sum, { wrong }, k) => sum + counts[k]! * (wrong[at]! / counts[k]! - error[at]!) ** 2, 0) /
        samples /
        (folds - 1),
    ),
  );
  return { whole, sizes, error, se, decisions, held };
}
