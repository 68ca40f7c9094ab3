import { integerColumn, numberColumn, tableOf, textColumn } from '../model/index.ts';
import type { Column, Table } from '../model/index.ts';
import type { Dendrogram } from './agglomerate.ts';
import { cutTree } from './cutTree.ts';
import type { Axis } from './hclust.schema.ts';

/** One clustered side of a matrix; `ids` in the order of the matrix. */
export type Tree = { readonly axis: Axis; readonly ids: readonly string[]; readonly dendrogram: Dendrogram };

const whole = (values: readonly number[]): Float64Array => Float64Array.from(values);
const idHelp = '样本名或特征名';
const axisHelp = '聚类的是样本（文件中为 samples）还是特征（features）';
const axisOf = (trees: readonly Tree[], length: (tree: Tree) => number): Column =>
  textColumn(
    'axis',
    '聚类对象',
    trees.flatMap((tree) => Array.from({ length: length(tree) }, () => tree.axis)),
    { help: axisHelp },
  );

/** `merge`: in column `a` and `b`, −i is row i of `clusters` with the same axis, k is step k. */
export function mergeTable(trees: readonly Tree[]): Table {
  const side = (offset: 0 | 1): number[] =>
    trees.flatMap(({ dendrogram }) => Array.from(dendrogram.height, (_, step) => dendrogram.merge[2 * step + offset]!));
  const branchHelp =
    '被合并的一支：负数 −i 是“聚类结果”表中同一聚类对象的第 i 个，正数 k 是第 k 步合并出的类（与 R 的 hclust 相同）';
  return tableOf('merge', '合并过程', [
    integerColumn(
      'step',
      '步骤',
      whole(trees.flatMap(({ dendrogram }) => Array.from(dendrogram.height, (_, step) => step + 1))),
      { help: '第几次合并，从 1 开始' },
    ),
    integerColumn('a', '左支', whole(side(0)), { help: branchHelp }),
    integerColumn('b', '右支', whole(side(1)), { help: branchHelp }),
    numberColumn('height', '高度', whole(trees.flatMap(({ dendrogram }) => Array.from(dendrogram.height))), {
      help: '合并时两支之间的距离，单位同所选的距离',
    }),
    axisOf(trees, (tree) => tree.dendrogram.height.length),
  ]);
}

/** `order`: the items from left to right. */
export function orderTable(sides: readonly { readonly axis: Axis; readonly ids: readonly string[] }[]): Table {
  return tableOf('order', '排列顺序', [
    integerColumn('position', '位置', whole(sides.flatMap(({ ids }) => ids.map((_, i) => i + 1))), {
      help: '在图中从左到右（样本）或从上到下（特征）的次序，从 1 开始',
    }),
    textColumn(
      'id',
      '名称',
      sides.flatMap(({ ids }) => ids),
      { help: idHelp },
    ),
    textColumn(
      'axis',
      '聚类对象',
      sides.flatMap(({ axis, ids }) => ids.map(() => axis)),
      { help: axisHelp },
    ),
  ]);
}

/** `clusters`: the items in the order of the matrix, with their cluster in a cut into at most `k`. */
export function clustersTable(trees: readonly Tree[], k: number): Table {
  return tableOf('clusters', '聚类结果', [
    textColumn(
      'id',
      '名称',
      trees.flatMap(({ ids }) => ids),
      { help: idHelp },
    ),
    integerColumn(
      'cluster',
      '类',
      whole(trees.flatMap(({ ids, dendrogram }) => Array.from(cutTree(dendrogram.merge, Math.min(k, ids.length))))),
      { help: '把树切开后所属的类，按在数据中首次出现的顺序编号；编号大小没有含义' },
    ),
    axisOf(trees, ({ ids }) => ids.length),
  ]);
}

/** The items of a tree from left to right. */
export function leaves({ ids, dendrogram }: Tree): string[] {
  return Array.from(dendrogram.order, (item) => ids[item]!);
}
