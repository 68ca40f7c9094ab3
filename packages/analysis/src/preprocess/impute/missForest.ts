import { openForests } from '../../forest/index.ts';
import { rowAt, rowMoments } from '../../rows/index.ts';

export type MissForestSettings = {
  /** Number of trees. */
  readonly trees: number;
  /** Candidates of a split; 0 for the root of the number of features. */
  readonly mtry: number;
  readonly rounds: number;
};

export type MissForest = {
  readonly values: Float64Array;
  /** How far each round went from the one before, by the size of the table: sum of squared changes ÷ sum of squares. */
  readonly changes: readonly number[];
  /** The round whose values are given, from 1. */
  readonly taken: number;
  /**
   * Of that round, by feature: mean squared error of the observed values, told by trees that had not seen them; `NaN`
   * where nothing was missing or every tree had seen all.
   */
  readonly errors: Float64Array;
  /**
   * Of that round: the root of the mean error of all features, those without a gap counted as 0, by the variance of all
   * observed values.
   */
  readonly nrmse: number;
};

/**
 * Fills missing values with the predictions of random forests for each feature from all others, round after round until
 * the changes no longer get smaller.
 *
 * Features are the variables, samples the observations. Gaps begin as the mean of their feature; features with few gaps
 * go first, and their new values serve those after them. Once a round changes more than the one before, the values
 * before that round are returned. Stekhoven & Bühlmann 2012, doi:10.1093/bioinformatics/btr597.
 *
 * @param values - Features × samples, row-major, two features at least, a value in every one of them. Not mutated.
 */
export function missForest(
  values: Float64Array,
  features: number,
  settings: MissForestSettings,
  seed: number,
  progress: (round: number, share: number) => void,
): MissForest {
  const samples = values.length / features;
  const known = Uint8Array.from(values, (value) => (Number.isNaN(value) ? 0 : 1));
  const order = byGaps(known, features);
  const mtry = settings.mtry || Math.max(1, Math.floor(Math.sqrt(features)));
  let before: Round = { values: withMeans(values, features), errors: new Float64Array(features).fill(Number.NaN) };
  const changes: number[] = [];
  const result = ({ errors, values: filled }: Round, taken: number): MissForest => ({
    values: filled,
    changes,
    taken,
    errors,
    nrmse: nrmseOf(errors, values),
  });
  if (order.length === 0) return result(before, 0);
  const forests = openForests(before.values, features, { trees: settings.trees, mtry, minNode: 1 }, seed);
  try {
    for (let round = 1; round <= settings.rounds; round += 1) {
      const now: Round = { values: before.values.slice(), errors: before.errors.slice() };
      order.forEach((feature, at) => {
        progress(round, at / order.length);
        const own = rowAt(now.values, samples, feature);
        const seen = known.subarray(feature * samples, (feature + 1) * samples);
        const told = forests.predict(feature, seen);
        now.errors[feature] = meanSquare(own, told, seen);
        own.forEach((_, sample) => {
          if (seen[sample] === 0) own[sample] = told[sample]!;
        });
        forests.put(feature, own);
      });
      changes.push(changeOf(before.values, now.values));
      if (round > 1 && !(changes[round - 1]! < changes[round - 2]!)) return result(before, round - 1);
      before = now;
    }
    return result(before, settings.rounds);
  } finally {
    forests.end();
  }
}

type Round = { readonly values: Float64Array; readonly errors: Float64Array };

/** Gaps filled with the mean of their feature. */
export function withMeans(values: Float64Array, features: number): Float64Array {
  const filled = values.slice();
  const samples = values.length / features;
  for (let feature = 0; feature < features; feature += 1) {
    const row = rowAt(filled, samples, feature);
    const { mean } = rowMoments(row);
    row.forEach((value, sample) => {
      if (Number.isNaN(value)) row[sample] = mean;
    });
  }
  return filled;
}

/** The features with a gap, those with the fewest first, of equally many the earlier. */
export function byGaps(known: Uint8Array, features: number): number[] {
  const samples = known.length / features;
  const gaps = Array.from(
    { length: features },
    (_, feature) =>
      samples - known.subarray(feature * samples, (feature + 1) * samples).reduce((sum, one) => sum + one, 0),
  );
  return [...gaps.keys()].filter((feature) => gaps[feature]! > 0).toSorted((a, b) => gaps[a]! - gaps[b]!);
}

/** Sum of squared changes by the sum of squares of the new values. */
export function changeOf(before: Float64Array, now: Float64Array): number {
  let [changes, squares] = [0, 0];
  for (let i = 0; i < now.length; i += 1) {
    changes += (now[i]! - before[i]!) ** 2;
    squares += now[i]! ** 2;
  }
  return changes === 0 ? 0 : changes / squares;
}

function meanSquare(values: Float64Array, told: Float64Array, seen: Uint8Array): number {
  let [sum, count] = [0, 0];
  told.forEach((one, sample) => {
    if (seen[sample] === 0 || Number.isNaN(one)) return;
    sum += (values[sample]! - one) ** 2;
    count += 1;
  });
  return sum / count;
}

function nrmseOf(errors: Float64Array, values: Float64Array): number {
  const mean = errors.reduce((sum, error) => sum + (Number.isNaN(error) ? 0 : error), 0) / errors.length;
  return Math.sqrt(mean / rowMoments(values).variance);
}
