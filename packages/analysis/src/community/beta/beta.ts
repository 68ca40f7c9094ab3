import { agglomerate } from '../../cluster/hclust/agglomerate.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { MethodOutput, RunContext } from '../../model/index.ts';
import { communityDistance, type DistanceInputs, type DistanceOptions } from '../distances/index.ts';

/**
 * Distances between all pairs of samples, and their average-linkage tree (UPGMA).
 *
 * @throws {InputError} As `communityDistance`; two samples are enough.
 */
export function runBeta(inputs: DistanceInputs, options: DistanceOptions, { progress }: RunContext): MethodOutput {
  progress('计算样本间距离', 0);
  const { facts, ids, messages, name, removed, values } = communityDistance(inputs, options, 2);
  progress('聚类', 0.8);
  const size = ids.length;
  const { height, merge, order } = agglomerate({ size, stride: size, values: values.slice() }, 'average');
  const side = (offset: 0 | 1): Float64Array => Float64Array.from(height, (_, step) => merge[2 * step + offset]!);
  const branch = '被合并的一支：负数 −i 是距离表中的第 i 个样本，正数 k 是第 k 步合并出的类（与 R 的 hclust 相同）';
  const others = values.filter((_, at) => Math.floor(at / size) < at % size);
  return {
    tables: [
      tableOf('distance', '样本间距离', [
        textColumn('sample', '样本', ids, { help: '样本名；各列为它到其他样本的距离' }),
        ...ids.map((id, i) => numberColumn(id, id, values.slice(i * size, (i + 1) * size), { help: `各样本到“${id.slice(0, 40)}”的 ${name}` })),
      ]),
      tableOf('order', '聚类顺序', [
        integerColumn('position', '位置', Float64Array.from(order, (_, i) => i + 1), { help: '在热图和聚类树中从左到右的次序，从 1 开始' }),
        textColumn('id', '样本', Array.from(order, (i) => ids[i]!), { help: '样本名，与距离表相同' }),
      ]),
      tableOf('merge', '聚类过程', [
        integerColumn('step', '步骤', Float64Array.from(height, (_, i) => i + 1), { help: '第几次合并，从 1 开始' }),
        integerColumn('a', '左支', side(0), { help: branch }),
        integerColumn('b', '右支', side(1), { help: branch }),
        numberColumn('height', '高度', height, { help: '合并时两支样本之间距离的平均值（UPGMA）' }),
      ]),
    ],
    removed,
    messages,
    facts: { ...facts, distance_min: others.reduce((least, value) => Math.min(least, value), Infinity), distance_max: others.reduce((most, value) => Math.max(most, value), 0) },
  };
}
