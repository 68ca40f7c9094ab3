import { agglomerate } from '../../hierarchical-clustering/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';

/**
 * The average-linkage tree of samples (UPGMA) as the tables that charts draw it from: the order of the leaves, and the
 * merges.
 *
 * @param values - size², symmetric. Not mutated. @param place - The table whose rows the numbers of the leaves refer
 * to; shown in the help of the column.
 */
export function averageTree(
  ids: readonly string[],
  values: Float64Array,
  place: string,
): readonly [order: Table, merge: Table] {
  const size = ids.length;
  const { height, merge, order } = agglomerate({ size, stride: size, values: values.slice() }, 'average');
  const side = (offset: 0 | 1): Float64Array => Float64Array.from(height, (_, step) => merge[2 * step + offset]!);
  const branch = `被合并的一支：负数 −i 是${place}中的第 i 个样本，正数 k 是第 k 步合并出的类（与 R 的 hclust 相同）`;
  return [
    tableOf('order', '聚类顺序', [
      integerColumn(
        'position',
        '位置',
        Float64Array.from(order, (_, i) => i + 1),
        { help: '在热图和聚类树中从左到右的次序，从 1 开始' },
      ),
      textColumn(
        'id',
        '样本',
        Array.from(order, (i) => ids[i]!),
        { help: '样本名，与距离表相同' },
      ),
    ]),
    tableOf('merge', '聚类过程', [
      integerColumn(
        'step',
        '步骤',
        Float64Array.from(height, (_, i) => i + 1),
        { help: '第几次合并，从 1 开始' },
      ),
      integerColumn('a', '左支', side(0), { help: branch }),
      integerColumn('b', '右支', side(1), { help: branch }),
      numberColumn('height', '高度', height, { help: '合并时两支样本之间距离的平均值（UPGMA）' }),
    ]),
  ];
}
