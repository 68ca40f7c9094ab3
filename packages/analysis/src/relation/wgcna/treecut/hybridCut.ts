import type { Dendrogram } from '../../../hierarchical-clustering/index.ts';
import { coreScatter, treeBranches, type Branches, type Square } from './branches.ts';
import { cutSettings, type CutSettings, type TreeCutOptions } from './cutSettings.ts';
import { joinNearest } from './joinNearest.ts';

/**
 * Modules of a tree by the hybrid dynamic cut, as `cutreeDynamic(method = "hybrid")` of dynamicTreeCut 1.63.
 *
 * Langfelder, Zhang & Horvath 2008, Bioinformatics 24, 719. doi:10.1093/bioinformatics/btm563
 *
 * @param distances - Those the tree was made from, with a zero diagonal. Not mutated.
 * @returns The module of each object from 1, the largest first; 0 for none.
 */
export function hybridCut(tree: Dendrogram, distances: Square, options: TreeCutOptions): Int32Array {
  const settings = cutSettings(tree, options);
  if (tree.height.reduce((count, height) => count + Number(height <= settings.cutHeight), 0) < options.minModule)
    return new Int32Array(distances.size);
  const found = treeBranches(tree, distances, settings);
  const { labels, moduleOf } = topModules(found, distances, settings);
  if (options.pam !== 'none') joinNearest(labels, moduleOf, found, distances, settings);
  return bySize(labels);
}

/** `moduleOf[branch]` is the module that a branch became, 0 for none. */
function topModules(
  { branches }: Branches,
  distances: Square,
  { cutHeight, maxScatter, minGap, minModule }: CutSettings,
): { readonly labels: Int32Array; readonly moduleOf: Int32Array } {
  const labels = new Int32Array(distances.size);
  const moduleOf = new Int32Array(branches.length);
  let count = 0;
  branches.forEach((branch, at) => {
    if (!branch.top || branch.size < minModule) return;
    const scatter = coreScatter(branch, distances, minModule);
    const attached = Number.isNaN(branch.attached) ? cutHeight : branch.attached;
    if (!(scatter < maxScatter && attached - scatter > minGap)) return;
    count += 1;
    moduleOf[at] = count;
    for (const object of branch.objects) labels[object] = count;
  });
  return { labels, moduleOf };
}

/** Numbers modules from 1 by falling size; of equal ones the one numbered lower comes first. */
export function bySize(labels: Int32Array): Int32Array {
  const sizes = new Map<number, number>();
  for (const label of labels) if (label > 0) sizes.set(label, (sizes.get(label) ?? 0) + 1);
  const order = [...sizes].toSorted(([a, one], [b, other]) => other - one || a - b);
  const rank = new Map(order.map(([label], at) => [label, at + 1]));
  return labels.map((label) => rank.get(label) ?? 0);
}
