import { eachBranch, type FeatureTree } from './branches.ts';

/**
 * Faith's phylogenetic diversity of each sample: the length of all branches from its features to the root of the tree,
 * as picante's `pd` with `include.root = TRUE`. 0 for a sample without features. Faith 1992,
 * doi:10.1016/0006-3207(92)91201-3
 *
 * @param counts - Samples × features, row-major, not negative.
 */
export function faithPd(features: FeatureTree, counts: Float64Array): Float64Array {
  const diversity = new Float64Array(counts.length / features.tipOf.length);
  eachBranch(features, counts, (_, length, held) => {
    held.forEach((count, sample) => {
      if (count > 0) diversity[sample]! += length;
    });
  });
  return diversity;
}
