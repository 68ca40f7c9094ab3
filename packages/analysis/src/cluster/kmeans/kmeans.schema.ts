import type { Options, OptionSpec } from '../../model/index.ts';

export type KmeansOptions = {
  /** Number of clusters, 2…50; refused when there are fewer different features. */
  readonly k: number;
  /** Random starts that are tried; the best result is kept, so that more are steadier and slower. */
  readonly starts: number;
  /** `rows` makes z-scores of each feature: its course counts, not its height, and constant features are left out. */
  readonly scale: 'rows' | 'none';
  /** Whether a profile runs over samples or over group means; `groups` is refused without groups. */
  readonly by: 'samples' | 'groups';
  /** Only this many features with the largest variance before scaling are clustered, from 2; `all` takes every one. */
  readonly top_variable: number | 'all';
};

/** The options after the registry has validated them. */
export const readKmeansOptions = (options: Options): KmeansOptions => options as KmeansOptions;

export const kmeansOptions: readonly OptionSpec[] = [
  {
    id: 'k',
    label: '类数',
    help: '分成几类。越多每类越一致，但类之间越相似。',
    kind: 'integer',
    default: 6,
    min: 2,
    max: 50,
    step: 1,
  },
  {
    id: 'starts',
    label: '随机起点数',
    help: '从多个随机起点各算一次，取类内平方和最小的；调高更稳但更慢。',
    kind: 'integer',
    default: 25,
    min: 1,
    max: 200,
    step: 1,
  },
  {
    id: 'scale',
    label: '缩放',
    help: '按行标准化后，聚类看的是变化趋势而不是高低。',
    kind: 'choice',
    default: 'rows',
    choices: [
      { value: 'rows', label: '按行 z 标准化', help: '减去均值，除以标准差（n − 1）' },
      { value: 'none', label: '不缩放', help: '数据原样，量级大的特征自成一类' },
    ],
  },
  {
    id: 'by',
    label: '聚类依据',
    help: '看各组之间的趋势选组均值，需要样本分组。',
    kind: 'choice',
    default: 'samples',
    choices: [
      { value: 'samples', label: '各样本的值' },
      { value: 'groups', label: '各组的均值', help: '组内先求平均，忽略缺失值' },
    ],
  },
  {
    id: 'top_variable',
    label: '变异最大的特征数',
    help: '只对方差最大的若干个特征聚类，其余不参与。',
    kind: 'count-or-all',
    default: 'all',
    min: 2,
    max: 100_000,
  },
];
