import { numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { MethodOutput, RunContext } from '../../model/index.ts';
import { communityDistance, type DistanceInputs, type DistanceOptions } from '../../community-distances/index.ts';
import { averageTree } from './averageTree.ts';

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
  const others = values.filter((_, at) => Math.floor(at / size) < at % size);
  return {
    tables: [
      tableOf('distance', '样本间距离', [
        textColumn('sample', '样本', ids, { help: '样本名；各列为它到其他样本的距离' }),
        ...ids.map((id, i) =>
          numberColumn(id, id, values.slice(i * size, (i + 1) * size), {
            help: `各样本到“${id.slice(0, 40)}”的 ${name}`,
          }),
        ),
      ]),
      ...averageTree(ids, values, '距离表'),
    ],
    removed,
    messages,
    facts: {
      ...facts,
      distance_min: others.reduce((least, value) => Math.min(least, value), Infinity),
      distance_max: others.reduce((most, value) => Math.max(most, value), 0),
    },
  };
}
