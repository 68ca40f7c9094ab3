import {
  InputError,
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type Groups,
  type Matrix,
  type Message,
  type MethodOutput,
  type RunContext,
} from '../../model/index.ts';
import type { KmeansOptions } from './kmeans.schema.ts';
import { partition } from '../../k-means/index.ts';
import { profilesOf } from './profiles.ts';

/**
 * Clusters of features with similar profiles.
 *
 * @throws {InputError} See `profilesOf`, and when there are fewer different features than clusters.
 */
export function kmeans(
  { matrix, groups }: { readonly matrix: Matrix; readonly groups?: Groups | undefined },
  options: KmeansOptions,
  { seed, progress }: RunContext,
): MethodOutput {
  const { ids, columns, values, removed } = profilesOf(matrix, groups, options);
  const width = columns.length;
  const { k } = options;
  const different = new Set(ids.map((_, row) => values.subarray(row * width, (row + 1) * width).join(' '))).size;
  if (different < k) {
    throw new InputError(
      [
        {
          code: 'too-few-features',
          severity: 'error',
          input: 'k',
          what: `只有 ${different} 个互不相同的特征可聚类，分不成 ${k} 类`,
          remedy: '请减少类数；含缺失值的特征不参与聚类，可先用“缺失值填补”',
        },
      ],
      'parameter',
    );
  }
  const found = partition(values, ids.length, width, k, options.starts, seed, (fraction) =>
    progress(`从 ${options.starts} 个起点聚类`, fraction),
  );

  // The largest cluster is number 1; of equal ones the one with the earlier feature.
  const sizes = new Int32Array(k);
  const first = new Int32Array(k).fill(ids.length);
  found.cluster.forEach((one, row) => {
    sizes[one]! += 1;
    first[one] = Math.min(first[one]!, row);
  });
  const order = [...sizes.keys()].toSorted((a, b) => sizes[b]! - sizes[a]! || first[a]! - first[b]!);
  const rank = order.reduce((ranks, one, at) => ranks.fill(at + 1, one, one + 1), new Int32Array(k));
  const cluster = Float64Array.from(found.cluster, (one) => rank[one]!);
  const away = Float64Array.from(ids, (_, row) => {
    let sum = 0;
    for (let j = 0; j < width; j += 1)
      sum += (values[row * width + j]! - found.centers[found.cluster[row]! * width + j]!) ** 2;
    return Math.sqrt(sum);
  });
  const total = totalSquares(values, ids.length, width);
  const numbers = Float64Array.from(order, (_, at) => at + 1);
  const messages: Message[] =
    removed.length > 0 ? [{ level: 'info', text: `有 ${removed.length} 个特征因缺失值或取值恒定未参与聚类。` }] : [];
  const shown = options.scale === 'rows' ? '标准化后的值' : '原值';

  return {
    tables: [
      tableOf('clusters', '聚类结果', [
        textColumn('id', '特征', ids, { help: '参与聚类的特征' }),
        integerColumn('cluster', '类', cluster, { help: '所属的类，从 1 起按特征数从多到少编号' }),
        numberColumn('membership', '隶属度', new Float64Array(ids.length).fill(1), {
          help: 'k 均值每个特征只属于一类，恒为 1',
        }),
        numberColumn('distance', '到中心的距离', away, { help: '与所属类中心的欧氏距离，越小越典型' }),
      ]),
      tableOf('centers', '类中心', [
        integerColumn('cluster', '类', numbers, { help: '从 1 起按特征数从多到少编号' }),
        ...columns.map((name, j) =>
          numberColumn(
            name,
            name,
            Float64Array.from(order, (one) => found.centers[one * width + j]!),
            { help: `该类特征在这一列的平均，为${shown}` },
          ),
        ),
      ]),
      tableOf('summary', '各类概况', [
        integerColumn('cluster', '类', numbers, { help: '从 1 起按特征数从多到少编号' }),
        integerColumn(
          'size',
          '特征数',
          Float64Array.from(order, (one) => sizes[one]!),
          { help: '属于这一类的特征个数' },
        ),
        numberColumn(
          'withinss',
          '类内平方和',
          Float64Array.from(order, (one) => found.withinss[one]!),
          { help: '各特征到类中心的距离平方之和' },
        ),
      ]),
      tableOf('profiles', '特征曲线', [
        textColumn('id', '特征', ids, { help: '参与聚类的特征' }),
        ...columns.map((name, j) =>
          numberColumn(
            name,
            name,
            Float64Array.from(ids, (_, row) => values[row * width + j]!),
            { help: `聚类所用的数值，为${shown}` },
          ),
        ),
      ]),
    ],
    removed,
    messages,
    facts: {
      features: ids.length,
      features_input: matrix.ids.length,
      removed: removed.length,
      columns: width,
      k,
      within: found.total,
      explained: total > 0 ? 1 - found.total / total : 0,
      seed,
    },
  };
}

function totalSquares(values: Float64Array, rows: number, width: number): number {
  let sum = 0;
  for (let j = 0; j < width; j += 1) {
    let mean = 0;
    for (let row = 0; row < rows; row += 1) mean += values[row * width + j]! / rows;
    for (let row = 0; row < rows; row += 1) sum += (values[row * width + j]! - mean) ** 2;
  }
  return sum;
}
