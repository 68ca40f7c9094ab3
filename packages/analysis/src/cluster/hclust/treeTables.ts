import type { Column, Table } from '../../model/index.ts';
import type { Dendrogram } from './agglomerate.ts';
import { cutTree } from './cutTree.ts';
import type { Axis } from './hclust.schema.ts';

/** One clustered side of a matrix; `ids` in the order of the matrix. */
export type Tree = { readonly axis: Axis; readonly ids: readonly string[]; readonly dendrogram: Dendrogram };

const text = (name: string, label: string, values: readonly string[]): Column => ({ name, label, kind: 'text', values });
const integer = (name: string, label: string, values: readonly number[]): Column => ({ name, label, kind: 'integer', values: Float64Array.from(values) });
const axisOf = (trees: readonly Tree[], length: (tree: Tree) => number): Column =>
  text('axis', '聚类对象', trees.flatMap((tree) => Array.from({ length: length(tree) }, () => tree.axis)));

/** `merge`: in column `a` and `b`, −i is row i of `clusters` with the same axis, k is step k. */
export function mergeTable(trees: readonly Tree[]): Table {
  const steps = (tree: Tree): number => tree.dendrogram.height.length;
  const side = (offset: 0 | 1): number[] => trees.flatMap(({ dendrogram }) => Array.from(dendrogram.height, (_, step) => dendrogram.merge[2 * step + offset]!));
  return {
    id: 'merge',
    title: '合并过程',
    rows: trees.reduce((sum, tree) => sum + steps(tree), 0),
    columns: [
      integer('step', '步骤', trees.flatMap(({ dendrogram }) => Array.from(dendrogram.height, (_, step) => step + 1))),
      integer('a', '左支', side(0)),
      integer('b', '右支', side(1)),
      { name: 'height', label: '高度', kind: 'number', values: Float64Array.from(trees.flatMap(({ dendrogram }) => Array.from(dendrogram.height))) },
      axisOf(trees, steps),
    ],
  };
}

/** `order`: the items from left to right. */
export function orderTable(sides: readonly { readonly axis: Axis; readonly ids: readonly string[] }[]): Table {
  return {
    id: 'order',
    title: '排列顺序',
    rows: sides.reduce((sum, { ids }) => sum + ids.length, 0),
    columns: [
      integer('position', '位置', sides.flatMap(({ ids }) => ids.map((_, i) => i + 1))),
      text('id', '名称', sides.flatMap(({ ids }) => ids)),
      text('axis', '聚类对象', sides.flatMap(({ axis, ids }) => ids.map(() => axis))),
    ],
  };
}

/** `clusters`: the items in the order of the matrix, with their cluster in a cut into at most `k`. */
export function clustersTable(trees: readonly Tree[], k: number): Table {
  return {
    id: 'clusters',
    title: '聚类结果',
    rows: trees.reduce((sum, { ids }) => sum + ids.length, 0),
    columns: [
      text('id', '名称', trees.flatMap(({ ids }) => ids)),
      integer('cluster', '类', trees.flatMap(({ ids, dendrogram }) => Array.from(cutTree(dendrogram.merge, Math.min(k, ids.length))))),
      axisOf(trees, ({ ids }) => ids.length),
    ],
  };
}

/** The items of a tree from left to right. */
export function leaves({ ids, dendrogram }: Tree): string[] {
  return Array.from(dendrogram.order, (item) => ids[item]!);
}
