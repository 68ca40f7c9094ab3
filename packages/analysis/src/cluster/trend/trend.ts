import { maximum } from '../../extremes/index.ts';
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
import { profilesOf } from '../kmeans/index.ts';
import { estimatedFuzzifier, fuzzyMeans } from './fuzzyMeans.ts';
import type { TrendOptions } from './trend.schema.ts';

/**
 * Soft clusters of features by their trend: each feature has a membership in every cluster.
 *
 * @throws {InputError} See `profilesOf`; for a fuzzifier up to 1, and with fewer different features than clusters.
 */
export function trend(
  { matrix, groups }: { readonly matrix: Matrix; readonly groups?: Groups | undefined },
  options: TrendOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  const { k, core } = options;
  if (options.m !== 0 && options.m <= 1)
    throw refused('m', `模糊系数 ${options.m} 不大于 1`, '请填写大于 1 的数，或填 0 自动估计');
  const { columns, ids, removed, values } = profilesOf(matrix, groups, options);
  const width = columns.length;
  const different = new Set(ids.map((_, row) => values.subarray(row * width, (row + 1) * width).join(' '))).size;
  if (different < k)
    throw refused(
      'k',
      `只有 ${different} 个互不相同的特征可聚类，分不成 ${k} 类`,
      '请减少类数；含缺失值的特征不参与聚类，可先用“缺失值填补”',
    );
  const m = options.m === 0 ? estimatedFuzzifier(ids.length, width) : options.m;
  const found = fuzzyMeans(values, ids.length, width, k, m, options.starts, seed, (fraction) =>
    progress(`从 ${options.starts} 个起点聚类`, fraction),
  );

  const own = Int32Array.from(ids, (_, row) => {
    const memberships = found.memberships.subarray(row * k, (row + 1) * k);
    return memberships.indexOf(maximum(memberships));
  });
  const membership = Float64Array.from(ids, (_, row) => found.memberships[row * k + own[row]!]!);
  const count = (of: (row: number) => boolean) =>
    Array.from({ length: k }, (_, c) => own.reduce((sum, one, row) => sum + Number(one === c && of(row)), 0));
  const sizes = count(() => true);
  const cores = count((row) => membership[row]! >= core);
  // The largest cluster is number 1; of equal ones the one with the earlier feature.
  const order = [...sizes.keys()].toSorted((a, b) => sizes[b]! - sizes[a]! || own.indexOf(a) - own.indexOf(b));
  const rank = new Map(order.map((one, at) => [one, at + 1]));
  const numbers = Float64Array.from(order, (_, at) => at + 1);
  const shown = options.scale === 'rows' ? '标准化后的值' : '原值';
  const messages: Message[] = [
    ...(removed.length > 0
      ? [{ level: 'info' as const, text: `有 ${removed.length} 个特征因缺失值或取值恒定未参与聚类。` }]
      : []),
    ...(sizes.includes(0)
      ? [
          {
            level: 'warning' as const,
            text: `有 ${sizes.filter((size) => size === 0).length} 类没有以它为主的特征，类数可能过多，请减少类数。`,
          },
        ]
      : []),
    ...(found.converged
      ? []
      : [{ level: 'warning' as const, text: '迭代到上限时尚未完全稳定，请减少类数或增大模糊系数。' }]),
  ];

  return {
    tables: [
      tableOf('clusters', '聚类结果', [
        textColumn('id', '特征', ids, { help: '参与聚类的特征' }),
        integerColumn(
          'cluster',
          '类',
          Float64Array.from(own, (one) => rank.get(one)!),
          { help: '隶属度最大的类，从 1 起按特征数从多到少编号' },
        ),
        numberColumn('membership', '隶属度', membership, { help: '属于这一类的程度，0～1；对各类的隶属度之和为 1' }),
        textColumn(
          'core',
          '核心成员',
          Array.from(membership, (value) => (value >= core ? '是' : '否')),
          { help: '隶属度不低于所设的值' },
        ),
      ]),
      tableOf('centers', '类中心', [
        integerColumn('cluster', '类', numbers, { help: '从 1 起按特征数从多到少编号' }),
        ...columns.map((name, j) =>
          numberColumn(
            name,
            name,
            Float64Array.from(order, (one) => found.centers[one * width + j]!),
            { help: `按隶属度加权的平均，为${shown}` },
          ),
        ),
      ]),
      tableOf('summary', '各类概况', [
        integerColumn('cluster', '类', numbers, { help: '从 1 起按特征数从多到少编号' }),
        integerColumn(
          'size',
          '特征数',
          Float64Array.from(order, (one) => sizes[one]!),
          { help: '以这一类为主的特征个数' },
        ),
        integerColumn(
          'core',
          '核心成员数',
          Float64Array.from(order, (one) => cores[one]!),
          { help: '其中隶属度不低于所设值的特征个数' },
        ),
        numberColumn(
          'withinss',
          '类内平方和',
          Float64Array.from(order, (one) => withinOf(values, width, found.centers, own, one)),
          { help: '以这一类为主的特征到类中心的距离平方之和' },
        ),
      ]),
      tableOf('memberships', '全部隶属度', [
        textColumn('id', '特征', ids, { help: '参与聚类的特征' }),
        ...order.map((one, at) =>
          numberColumn(
            `cluster_${at + 1}`,
            `类 ${at + 1}`,
            Float64Array.from(ids, (_, row) => found.memberships[row * k + one]!),
            { help: '属于这一类的程度，0～1' },
          ),
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
      m,
      objective: found.objective,
      core: cores.reduce((sum, size) => sum + size, 0),
      seed,
    },
  };
}

const refused = (input: string, what: string, remedy: string): InputError =>
  new InputError([{ code: 'option-value', severity: 'error', input, what, remedy }], 'parameter');

function withinOf(
  values: Float64Array,
  width: number,
  centers: Float64Array,
  own: Int32Array,
  cluster: number,
): number {
  let sum = 0;
  own.forEach((one, row) => {
    if (one === cluster)
      for (let j = 0; j < width; j += 1) sum += (values[row * width + j]! - centers[cluster * width + j]!) ** 2;
  });
  return sum;
}
