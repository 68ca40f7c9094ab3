import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustShort, adjustSpec, pColumnSpec, setAdjustments, significanceSpec } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import type { CorrelationMethod } from '../../correlation/index.ts';
import { roleOptions, type RoleLimits } from './roles.ts';

/** Which pairs become lines of a network, and what makes a hub or a connector of a node. */
export type LineOptions = RoleLimits & {
  /** Only pairs with at least this |r| are joined by a line, 0…1. */
  readonly r: number;
  /** Only pairs with a p-value below this are joined by a line, 0…1. */
  readonly p: number;
  /** Which p-value is held against `p`: `p` as it is, or `p_adj` after the adjustment for many tests. */
  readonly p_column: 'p' | 'p_adj';
  /** How p-values are adjusted for many tests, among all tested pairs. */
  readonly p_adjust: PAdjustMethod;
  /** Whether positive correlations, negative ones or both are joined by a line. */
  readonly sign: 'both' | 'positive' | 'negative';
  /** Lines at most, those of the largest |r|. */
  readonly max_edges: number;
};

export type NetworkOptions = LineOptions & {
  /** Which coefficient; Kendall's is tau-b. */
  readonly method: CorrelationMethod;
  /** Only this many features of each table with the largest variance are used; `all` takes every one. */
  readonly top_variable: number | 'all';
};

/** The options after the registry has validated them. */
export const readNetworkOptions = (options: Options): NetworkOptions => options as NetworkOptions;

export const networkOptions: readonly OptionSpec[] = [
  {
    id: 'method',
    label: '相关系数',
    help: '组学数据多偏态，一般用 Spearman；关系近直线时用 Pearson。',
    kind: 'choice',
    default: 'spearman',
    choices: [
      { value: 'spearman', label: 'Spearman', help: '秩相关，对离群值不敏感' },
      { value: 'pearson', label: 'Pearson', help: '线性相关' },
      { value: 'kendall', label: 'Kendall', help: 'tau-b，数值普遍较小，阈值应相应降低' },
    ],
  },
  {
    id: 'r',
    label: '|r| 阈值',
    help: '只连 |r| 不小于该值的一对。调高网络变稀疏。',
    kind: 'number',
    default: 0.8,
    min: 0,
    max: 1,
    step: 0.05,
  },
  significanceSpec({ help: '只连 p 小于该值的一对。' }),
  pColumnSpec({ help: '成对检验很多，原始 p 值会连出大量假的线。' }),
  adjustSpec({
    label: 'p 值校正',
    help: '在全部成对检验上进行，后两种更严格。',
    advanced: true,
    methods: setAdjustments,
    names: adjustShort,
  }),
  {
    id: 'sign',
    label: '连哪些相关',
    help: '只看同升同降的选正相关。',
    kind: 'choice',
    default: 'both',
    choices: [
      { value: 'both', label: '正相关与负相关' },
      { value: 'positive', label: '只连正相关' },
      { value: 'negative', label: '只连负相关' },
    ],
  },
  {
    id: 'max_edges',
    label: '最多连线数',
    help: '超出时保留 |r| 最大的线。线太多图看不清，也会改变模块划分。',
    kind: 'integer',
    default: 300,
    min: 10,
    max: 2000,
    step: 10,
  },
  {
    id: 'top_variable',
    label: '变异最大的特征数',
    help: '每个数据表只用方差最大的若干个特征，减少检验次数。',
    kind: 'count-or-all',
    default: 500,
    min: 2,
    max: 1500,
  },
  ...roleOptions,
];
