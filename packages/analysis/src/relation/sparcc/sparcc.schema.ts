import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustShort, adjustSpec, setAdjustments, significanceSpec } from '../../options/shared/index.ts';
import { type LineOptions, roleOptions } from '../network/index.ts';

export type SparccOptions = LineOptions & {
  /** Features detected in less than this share of the samples are left out, 0…1; undetected ones always are. */
  readonly prevalence: number;
  /** Only this many features with the largest mean share are used; `all` takes every one. */
  readonly top: number | 'all';
  /** Draws of the true shares from their posterior; a coefficient is the median over them. */
  readonly iterations: number;
  /** Bootstrap rounds behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
};

export const sparccOptions: readonly OptionSpec[] = [
  {
    id: 'prevalence',
    label: '至少检出的样本比例',
    help: '太稀疏的特征几乎全由伪计数决定，相关不可信。调高更可靠，特征更少。',
    kind: 'number',
    default: 0.3,
    min: 0,
    max: 1,
    step: 0.05,
  },
  {
    id: 'top',
    label: '最丰富的特征数',
    help: '只用平均相对丰度最高的若干个特征；用时约与个数的平方成正比。',
    kind: 'count-or-all',
    default: 100,
    min: 5,
    max: 400,
  },
  {
    id: 'iterations',
    label: '抽样次数',
    help: '从后验分布抽取真实比例的次数，相关系数取中位数。次数越多越稳定。',
    kind: 'integer',
    default: 20,
    min: 5,
    max: 100,
    step: 5,
    advanced: true,
  },
  {
    id: 'permutations',
    label: '自助次数',
    help: '用于 p 值；最小的 p 值为 1 ÷ (次数 + 1)，100 次时约为 0.01。',
    kind: 'integer',
    default: 100,
    min: 19,
    max: 1_000,
    step: 20,
  },
  {
    id: 'r',
    label: '|r| 阈值',
    help: '只连 |r| 不小于该值的一对。调高网络变稀疏。',
    kind: 'number',
    default: 0.6,
    min: 0,
    max: 1,
    step: 0.05,
  },
  significanceSpec({ help: '只连 p 小于该值的一对。' }),
  {
    id: 'p_column',
    label: '阈值所用的 p 值',
    help: '自助次数少时校正后的 p 值不可能很小，通常与 |r| 阈值合用原始 p 值。',
    kind: 'choice',
    default: 'p',
    choices: [
      { value: 'p', label: '原始 p 值' },
      { value: 'p_adj', label: '校正后的 p 值', help: '需要上千次自助' },
    ],
  },
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
  ...roleOptions,
];

export const readSparccOptions = (options: Options): SparccOptions => options as SparccOptions;
