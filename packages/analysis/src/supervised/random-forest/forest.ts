import { uniform } from '../../linear/index.ts';
import { inParts } from '../../parallel/index.ts';
import { forestTrees, treesAtOnce } from './forestTrees.ts';
import { majority, ranksOf, type TreeData, type TreeSettings } from './tree.ts';

export type Forest = {
  /** Samples × classes: how many trees that had not seen the sample voted for the class. */
  readonly votes: Int32Array;
  /** By sample; −1 when every tree had seen it. */
  readonly predicted: Int32Array;
  /**
   * After each tree: share of samples with a vote that are wrong, in all and of each class; `NaN` before the first
   * vote.
   */
  readonly error: Float64Array;
  readonly classError: readonly Float64Array[];
  readonly accuracy: Float64Array;
  /** `accuracy` over its standard error among the trees. */
  readonly accuracyZ: Float64Array;
  readonly gini: Float64Array;
};

/**
 * A random forest with its out-of-bag predictions and importances.
 *
 * Every tree has a seed of its own, drawn from that of the forest, so that it does not matter which trees grew before.
 * Accuracy importance: how much the share of right out-of-bag votes of a tree falls when the feature is shuffled among
 * them, mean over the trees. Gini importance: decrease of n·Gini by splits on the feature, mean over the trees. Both as
 * R's randomForest.
 *
 * @param values - Features × samples, complete.
 */
export function growForest(
  values: Float64Array,
  features: number,
  classes: Int32Array,
  levels: number,
  trees: number,
  settings: TreeSettings,
  seed: number,
  progress: (share: number) => void,
): Forest {
  const samples = classes.length;
  const random = uniform(seed);
  const seeds = Float64Array.from({ length: trees }, () => Math.floor(random() * 2 ** 32));
  const data: TreeData = { values, features, samples, classes, levels, ranks: ranksOf(values, features, samples) };
  const gini = new Float64Array(features);
  const [sum, squares] = [new Float64Array(features), new Float64Array(features)];
  const votes = new Int32Array(samples * levels);
  const predicted = new Int32Array(samples).fill(-1);
  const error = new Float64Array(trees);
  const classError = Array.from({ length: levels }, () => new Float64Array(trees));
  const grown = inParts(forestTrees, { data, settings, seeds }, Math.ceil(trees / treesAtOnce), progress).flat();
  grown.forEach((tree, at) => {
    tree.out.forEach((row, i) => {
      votes[row * levels + tree.votes[i]!]! += 1;
      predicted[row] = majority(votes.subarray(row * levels, (row + 1) * levels), random);
    });
    tree.used.forEach((feature, i) => {
      gini[feature]! += tree.gini[i]!;
      sum[feature]! += tree.falls[i]!;
      squares[feature]! += tree.falls[i]! ** 2;
    });
    error[at] = errorOf(predicted, classes);
    classError.forEach((column, level) => (column[at] = errorOf(predicted, classes, level)));
  });
  const accuracy = sum.map((total) => total / trees);
  return {
    votes,
    predicted,
    error,
    classError,
    accuracy,
    accuracyZ: accuracy.map((mean, f) => {
      const spread = Math.sqrt(Math.max(0, squares[f]! / trees - mean * mean) / trees);
      return spread > 0 ? mean / spread : 0;
    }),
    gini: gini.map((total) => total / trees),
  };
}

function errorOf(predicted: Int32Array, classes: Int32Array, level?: number): number {
  let [wrong, known] = [0, 0];
  predicted.forEach((one, row) => {
    if (one < 0 || (level !== undefined && classes[row] !== level)) return;
    known += 1;
    wrong += Number(one !== classes[row]);
  });
  return known > 0 ? wrong / known : Number.NaN;
}
