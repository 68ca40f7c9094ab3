import type { Options, OptionSpec } from '../../model/index.ts';
import { rankChoices } from '../composition/index.ts';
import type { RankId } from '../../taxa/index.ts';

export type EnterotypeOptions = {
  /** Features are summed to taxa of this rank first; `feature`, or no taxonomy, keeps every feature by itself. */
  readonly rank: RankId | 'feature';
  /** Distance between the shares of samples that clusters, indices and ordination start from. */
  readonly distance: 'jsd' | 'bray';
  /** Number of types, 2…20; 0 takes the number with the highest Calinski–Harabasz index, and 1 is refused. */
  readonly k: number;
  /** Numbers of types from 2 to this are tried, 2…20, at most one less than there are samples. */
  readonly k_max: number;
  /** At most this many taxa are listed a type, by how far their mean share inside exceeds that outside, 1…100. */
  readonly drivers: number;
};

export const enterotypeOptions: readonly OptionSpec[] = [
  {
    id: 'rank',
    label: '分类级别',
    kind: 'choice',
    default: 'genus',
    choices: rankChoices,
    help: '先把同一分类单元的特征相加，肠型一般按属；没有物种注释时按特征本身。',
  },
  {
    id: 'distance',
    label: '样本间距离',
    kind: 'choice',
    default: 'jsd',
    help: '相对丰度之间的距离，聚类、指数与排序都由它计算。',
    choices: [
      { value: 'jsd', label: 'Jensen–Shannon', help: '散度的平方根；Arumugam 等（2011）所用' },
      { value: 'bray', label: 'Bray–Curtis', help: '检查结论是否依赖距离的选择' },
    ],
  },
  {
    id: 'k',
    label: '类数',
    kind: 'integer',
    default: 0,
    min: 0,
    max: 20,
    step: 1,
    help: '填 0 时取 Calinski–Harabasz 指数最大的类数；也可直接指定。',
  },
  {
    id: 'k_max',
    label: '最多尝试的类数',
    kind: 'integer',
    default: 10,
    min: 2,
    max: 20,
    step: 1,
    help: '从 2 类试到这么多类；不超过样本数减 1。',
  },
  {
    id: 'drivers',
    label: '每类列出的驱动类群数',
    kind: 'integer',
    default: 10,
    min: 1,
    max: 100,
    step: 1,
    help: '按该类内外平均相对丰度之差从大到小列出。',
  },
];

export const readEnterotypeOptions = (options: Options): EnterotypeOptions => options as EnterotypeOptions;
