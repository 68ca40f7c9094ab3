import { uniform } from '../../linear/index.ts';
import type { Job } from '../../parallel/index.ts';
import { classify, growTree, type Tree, type TreeData, type TreeSettings } from './tree.ts';

/** Out-of-bag predictions of a tree, and the importance of the features it uses. */
export type GrownTree = {
  readonly out: Int32Array;
  /** The class it gives each of them. */
  readonly votes: Int32Array;
  readonly used: Int32Array;
  /** Decrease of n·Gini by splits on each of them. */
  readonly gini: Float64Array;
  /** By how much the share of right votes falls when the feature is shuffled. */
  readonly falls: Float64Array;
};

export const treesAtOnce = 5;

/** Some trees of a forest, each with the seed of its place. */
export const forestTrees: Job<
  { readonly data: TreeData; readonly settings: TreeSettings; readonly seeds: Float64Array },
  readonly GrownTree[]
> = {
  module: import.meta.url,
  name: 'forestTrees',
  open:
    ({ data, seeds, settings }) =>
    (part) =>
      Array.from(seeds.subarray(part * treesAtOnce, (part + 1) * treesAtOnce), (seed) =>
        grow(data, settings, uniform(seed)),
      ),
};

function grow(data: TreeData, settings: TreeSettings, random: () => number): GrownTree {
  const { features, samples } = data;
  const bag = Int32Array.from({ length: samples }, () => Math.floor(random() * samples));
  const seen = new Uint8Array(samples);
  for (const row of bag) seen[row] = 1;
  const out = Int32Array.from(seen.keys()).filter((row) => !seen[row]);
  const gini = new Float64Array(features);
  const tree = growTree(data, bag, settings, random, gini);
  const used = Int32Array.from(new Set(tree.feature.filter((feature) => feature >= 0)));
  return {
    out,
    votes: out.map((row) => classify(tree, data, row)),
    used,
    gini: Float64Array.from(used, (feature) => gini[feature]!),
    falls: fallsOf(tree, data, out, used, random),
  };
}

/** A feature that the tree does not use cannot change its votes. */
function fallsOf(tree: Tree, data: TreeData, out: Int32Array, used: Int32Array, random: () => number): Float64Array {
  const falls = new Float64Array(used.length);
  if (out.length === 0) return falls;
  const right = out.reduce((count, row) => count + Number(classify(tree, data, row) === data.classes[row]), 0);
  used.forEach((feature, at) => {
    const shuffled = out.slice();
    for (let i = shuffled.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
    }
    const rightThen = out.reduce(
      (count, row, i) =>
        count + Number(classify(tree, data, row, { feature, row: shuffled[i]! }) === data.classes[row]),
      0,
    );
    falls[at] = (right - rightThen) / out.length;
  });
  return falls;
}
