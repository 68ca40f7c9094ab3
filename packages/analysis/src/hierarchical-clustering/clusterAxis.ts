import { InputError } from '../model/index.ts';
import type { Matrix } from '../model/index.ts';
import { transposed } from '../rows/index.ts';
import { agglomerate, type Dendrogram, type Linkage } from './agglomerate.ts';
import { distances, type Distance, type Distances } from './distances.ts';
import type { Axis } from './hclust.schema.ts';

/** Largest number of items: their distances take 800 MB. */
const maxItems = 10_000;

const words: Readonly<Record<Axis, string>> = { samples: '样本', features: '特征' };

/**
 * Clusters the samples or the features of a matrix.
 *
 * @throws {InputError} Under two items, over 10,000, or when the distance of a pair is undefined (names the pair).
 */
export function clusterAxis(matrix: Matrix, axis: Axis, distance: Distance, linkage: Linkage): Dendrogram {
  const ids = axis === 'samples' ? matrix.samples : matrix.ids;
  const columns = axis === 'samples' ? matrix.ids.length : matrix.samples.length;
  if (ids.length < 2) {
    throw refusal(
      'too-few-items',
      `可用的${words[axis]}只有 ${ids.length} 个，聚类至少需要 2 个`,
      '请检查数据，或更换聚类对象',
    );
  }
  if (ids.length > maxItems) {
    throw refusal(
      'too-many-items',
      `有 ${ids.length} 个${words[axis]}，超过一次聚类的上限 ${maxItems} 个`,
      '请先用“过滤”减少特征，或用热图只取变异最大的特征',
    );
  }
  const values = axis === 'samples' ? transposed(matrix.values, columns, ids.length) : matrix.values;
  const pairs = distances(values, ids.length, columns, distance);
  refuseUndefined(pairs, ids, axis);
  return agglomerate(pairs, linkage);
}

const refusal = (code: string, what: string, remedy: string, count?: number): InputError =>
  new InputError([
    { code, severity: 'error', input: 'matrix', what, remedy, ...(count === undefined ? {} : { count }) },
  ]);

function refuseUndefined({ size, values, stride }: Distances, ids: readonly string[], axis: Axis): void {
  let first = '';
  let count = 0;
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 1; j < size; j += 1) {
      if (!Number.isNaN(values[i * stride + j]!)) continue;
      if (count === 0) first = `“${ids[i]}”与“${ids[j]}”`;
      count += 1;
    }
  }
  if (count === 0) return;
  throw refusal(
    'undefined-distance',
    `${words[axis]}${first}之间的距离无法计算（共 ${count} 对）：没有共同的有效值，或在共同的有效值上取值恒定`,
    '请先用“缺失值填补”补全数据，或用“过滤”去掉缺失过多的特征和样本',
    count,
  );
}
