import type { Matrix, Message, MethodOutput } from '../model/index.ts';
import { clusterAxis } from './clusterAxis.ts';
import { cutTree } from './cutTree.ts';
import { isCorrelation } from './distances.ts';
import type { Axis, HclustOptions } from './hclust.schema.ts';
import { prepareFeatures } from './prepareFeatures.ts';
import { clustersTable, leaves, mergeTable, orderTable, type Tree } from './treeTables.ts';

/**
 * Hierarchical clustering of samples, features or both, with the merges, heights, order and cut of R's `hclust`.
 *
 * Missing values: see `distances`. Features without spread are left out where they cannot be standardised, or
 * correlated with each other.
 *
 * @throws {InputError} See `clusterAxis`.
 */
export function hclust(matrix: Matrix, options: HclustOptions): MethodOutput {
  const axes: readonly Axis[] = options.of === 'both' ? ['samples', 'features'] : [options.of];
  const correlated = isCorrelation(options.distance);
  const { matrix: used, removed } = prepareFeatures(matrix, options.scale, correlated && axes.includes('features'));
  // A constant feature is correlated with no other; samples are compared over it all the same.
  const overAll =
    options.of === 'both' && correlated && options.scale === 'none'
      ? prepareFeatures(matrix, 'none', false).matrix
      : used;
  const trees: Tree[] = axes.map((axis) => ({
    axis,
    ids: axis === 'samples' ? used.samples : used.ids,
    dendrogram: clusterAxis(axis === 'samples' ? overAll : used, axis, options.distance, options.linkage),
  }));
  const missing = used.values.reduce((count, value) => count + Number(Number.isNaN(value)), 0);
  return {
    tables: [
      mergeTable(trees),
      orderTable(trees.map((tree) => ({ axis: tree.axis, ids: leaves(tree) }))),
      clustersTable(trees, options.cut),
    ],
    removed,
    messages: clusterMessages(trees, options.cut, removed.length, missing),
    facts: {
      said: trees.map((tree) => sizesOf(tree, options.cut)).join('；'),
      samples: used.samples.length,
      features: used.ids.length,
      features_removed: removed.length,
      missing_values: missing,
    },
  };
}

/** `24 个样本分为 2 类（18、6 个）`, the largest first. */
function sizesOf({ axis, dendrogram, ids }: Tree, cut: number): string {
  const sizes = new Map<number, number>();
  for (const cluster of cutTree(dendrogram.merge, Math.min(cut, ids.length)))
    sizes.set(cluster, (sizes.get(cluster) ?? 0) + 1);
  const sorted = [...sizes.values()].toSorted((a, b) => b - a);
  return `${ids.length} 个${axis === 'samples' ? '样本' : '特征'}分为 ${sorted.length} 类（${sorted.slice(0, 8).join('、')}${sorted.length > 8 ? ' 等' : ''} 个）`;
}

/** Messages about the input that matter for reading the clustering. */
export function clusterMessages(trees: readonly Tree[], cut: number, removed: number, missing: number): Message[] {
  const messages: Message[] = [];
  if (removed > 0) messages.push({ level: 'info', text: `有 ${removed} 个特征没有差异或有效值不足，未参与聚类。` });
  if (missing > 0)
    messages.push({ level: 'info', text: `数据含 ${missing} 个缺失值，距离按两者共有的值计算并折算到全长。` });
  for (const { axis, ids } of trees) {
    if (cut > ids.length)
      messages.push({
        level: 'info',
        text: `${axis === 'samples' ? '样本' : '特征'}只有 ${ids.length} 个，按 ${ids.length} 类切分。`,
      });
  }
  return messages;
}
