import { InputError } from '../model/index.ts';
import type { Tree } from '../model/index.ts';

/** Where the features of a table stand in a tree. */
export type FeatureTree = {
  readonly tree: Tree;
  /** The tip of each feature. */
  readonly tipOf: Int32Array;
  /** The lowest node above every feature: what lies over it is common to all samples. */
  readonly top: number;
  /** Tips of the tree that are no feature. */
  readonly unused: number;
};

/**
 * Finds every feature among the tips of a tree, by name.
 *
 * @throws {InputError} When a feature is no tip, naming the first; when no branch has a length.
 */
export function featuresInTree(features: readonly string[], tree: Tree): FeatureTree {
  const tips = new Map(tree.name.flatMap((name, node) => (tree.isTip[node] ? [[name, node] as const] : [])));
  const lacking = features.filter((feature) => !tips.has(feature));
  if (lacking.length > 0) {
    const what = `${lacking.length} 个特征不在进化树中：${lacking.slice(0, 5).join('、')}${lacking.length > 5 ? ' 等' : ''}`;
    const remedy =
      lacking.length === features.length
        ? '请检查树的叶节点名与数据表的特征名是否一致'
        : '请用包含全部特征的树，或先从数据表中去掉这些特征';
    throw new InputError([{ code: 'feature-not-in-tree', severity: 'error', input: 'tree', what, remedy }]);
  }
  if (!tree.length.some((length) => length > 0)) {
    throw new InputError([
      {
        code: 'no-lengths',
        severity: 'error',
        input: 'tree',
        what: '进化树没有枝长',
        remedy: 'UniFrac 与 Faith PD 需要枝长，请重新导出带枝长的树',
      },
    ]);
  }
  const tipOf = Int32Array.from(features, (feature) => tips.get(feature)!);
  const below = new Int32Array(tree.parent.length);
  for (const tip of tipOf) below[tip] = 1;
  for (let node = below.length - 1; node > 0; node -= 1) below[tree.parent[node]!]! += below[node]!;
  let top = 0;
  for (let node = 1; node < below.length; node += 1)
    if (tree.parent[node] === top && below[node] === features.length) top = node;
  return { tree, tipOf, top, unused: tips.size - features.length };
}

/**
 * Calls `visit` for every branch that has features under it, with how much each sample holds under it.
 *
 * From the tips to the root, so that only the nodes still open keep an array. @param values - Samples × features,
 * row-major.
 */
export function eachBranch(
  { tipOf, tree }: FeatureTree,
  values: Float64Array,
  visit: (node: number, length: number, held: Float64Array) => void,
): void {
  const samples = values.length / tipOf.length;
  const open = new Map<number, Float64Array>();
  tipOf.forEach((tip, feature) =>
    open.set(
      tip,
      Float64Array.from({ length: samples }, (_, sample) => values[sample * tipOf.length + feature]!),
    ),
  );
  for (let node = tree.parent.length - 1; node > 0; node -= 1) {
    const held = open.get(node);
    if (!held) continue;
    open.delete(node);
    visit(node, tree.length[node]!, held);
    const above = open.get(tree.parent[node]!);
    if (above) held.forEach((value, sample) => (above[sample]! += value));
    else open.set(tree.parent[node]!, held);
  }
}
