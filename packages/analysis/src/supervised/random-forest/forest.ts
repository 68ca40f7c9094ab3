import { uniform } from '../../linear/index.ts';
import { classify, growTree, majority, ranksOf, type Tree, type TreeData, type TreeSettings } from './tree.ts';

export type Forest = {
  /** Samples × classes: how many trees that had not seen the sample voted for the class. */
  readonly votes: Int32Array;
  /** By sample; −1 when every tree had seen it. */
  readonly predicted: Int32Array;
  /** After each tree: share of samples with a vote that are wrong, in all and of each class; `NaN` before the first vote. */
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
 * Accuracy importance: how much the share of right out-of-bag votes of a tree falls when the feature is shuffled among them, mean over the trees.
 * Gini importance: decrease of n·Gini by splits on the feature, mean over the trees. Both as R's randomForest.
 *
 * @param values - Features × samples, complete.
 */
export function growForest(values: Float64Array, features: number, classes: Int32Array, levels: number, trees: number, settings: TreeSettings, seed: number, progress: (share: number) => void): Forest {
  const samples = classes.length;
  const random = uniform(seed);
  const data: TreeData = { values, features, samples, classes, levels, ranks: ranksOf(values, features, samples) };
  const gini = new Float64Array(features);
  const [sum, squares] = [new Float64Array(features), new Float64Array(features)];
  const votes = new Int32Array(samples * levels);
  const predicted = new Int32Array(samples).fill(-1);
  const error = new Float64Array(trees);
  const classError = Array.from({ length: levels }, () => new Float64Array(trees));
  for (let tree = 0; tree < trees; tree += 1) {
    if (tree % 25 === 0) progress(tree / trees);
    const bag = Int32Array.from({ length: samples }, () => Math.floor(random() * samples));
    const seen = new Uint8Array(samples);
    for (const row of bag) seen[row] = 1;
    const out = Int32Array.from(seen.keys()).filter((row) => !seen[row]);
    const grown = growTree(data, bag, settings, random, gini);
    for (const row of out) {
      votes[row * levels + classify(grown, data, row)]! += 1;
      predicted[row] = majority(votes.subarray(row * levels, (row + 1) * levels), random);
    }
    addImportance(grown, data, out, random, sum, squares);
    error[tree] = errorOf(predicted, classes);
    classError.forEach((column, level) => (column[tree] = errorOf(predicted, classes, level)));
  }
  const accuracy = sum.map((total) => total / trees);
  return {
    votes, predicted, error, classError, accuracy,
    accuracyZ: accuracy.map((mean, f) => {
      const spread = Math.sqrt(Math.max(0, squares[f]! / trees - mean * mean) / trees);
      return spread > 0 ? mean / spread : 0;
    }),
    gini: gini.map((total) => total / trees),
  };
}

/** A feature that the tree does not use cannot change its votes. */
function addImportance(tree: Tree, data: TreeData, out: Int32Array, random: () => number, sum: Float64Array, squares: Float64Array): void {
  if (out.length === 0) return;
  const right = out.reduce((count, row) => count + Number(classify(tree, data, row) === data.classes[row]), 0);
  for (const feature of [...new Set(tree.feature)].filter((one) => one >= 0)) {
    const shuffled = out.slice();
    for (let i = shuffled.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
    }
    const rightThen = out.reduce((count, row, i) => count + Number(classify(tree, data, row, { feature, row: shuffled[i]! }) === data.classes[row]), 0);
    const fall = (right - rightThen) / out.length;
    sum[feature]! += fall;
    squares[feature]! += fall * fall;
  }
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
