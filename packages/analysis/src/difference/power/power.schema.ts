import type { Options, OptionSpec } from '../../model/index.ts';
import { type ComparisonOptions, loggedSpec } from '../../options/shared/index.ts';
import type { Design } from '../../power-of-tests/index.ts';

export type PowerOptions = Pick<ComparisonOptions, 'logged'> & {
  /** `pilot`: many features by FDR, with the spread of a pilot study; `effect`: one test of a known effect, no data. */
  readonly basis: 'pilot' | 'effect';
  /** With a pilot: the fold change to be found, above 1; a smaller one takes more samples. */
  readonly fc: number;
  /** With a pilot: the share of false positives allowed among the features found, 0.0001…0.5. */
  readonly fdr: number;
  /** With a pilot: the share of features without a difference, below 1; 0: estimated from its p-values. */
  readonly pi0: number;
  /** With a pilot: the spread of every feature, or one percentile of all; a higher one is more cautious. */
  readonly sd: 'all' | 'median' | 'p75' | 'p90';
  /** With a known effect: a t test of two groups or of pairs, or an analysis of variance. */
  readonly design: Design;
  /** With a known effect: its size, Cohen's d of t tests (paired: of the differences), f of `anova`; above 0. */
  readonly effect: number;
  /** Groups of equal size in the analysis of variance, 2 or more; other designs always have two. */
  readonly groups_number: number;
  /** One side counts only differences in the expected direction; an analysis of variance has none. */
  readonly sides: 'two' | 'one';
  /** With a known effect: the significance level of the test, above 0, at most 0.5. */
  readonly alpha: number;
  /** The chance that a difference is found that is there, 0.05…0.999; the needed samples are those that reach it. */
  readonly power: number;
  /** Samples in each group (or pairs) whose power is reported too, 2 or more. */
  readonly n: number;
};

export const readPowerOptions = (options: Options): PowerOptions => options as PowerOptions;

export const sdNames = {
  all: '各特征标准差的分布',
  median: '标准差的中位数',
  p75: '标准差的第 75 百分位数',
  p90: '标准差的第 90 百分位数',
} as const;
export const designNames: Readonly<Record<Design, string>> = {
  'two-sample': '两组比较（t 检验）',
  paired: '配对比较（t 检验）',
  anova: '多组比较（单因素方差分析）',
};
const pilot = { option: 'basis', in: ['pilot'] };
const effect = { option: 'basis', in: ['effect'] };

export const powerOptions: readonly OptionSpec[] = [
  {
    id: 'basis',
    label: '依据',
    kind: 'choice',
    default: 'pilot',
    help: '有预实验数据时由它估计标准差与无差异特征的比例，按 FDR 规划组学实验；没有数据时按给定的效应量规划单个指标的实验。',
    choices: [
      { value: 'pilot', label: '预实验数据（控制 FDR）', help: '需要数据表与样本分组' },
      { value: 'effect', label: '已知效应量（单个指标）', help: '不需要数据' },
    ],
  },
  {
    id: 'fc',
    label: '要检出的差异倍数',
    kind: 'number',
    default: 2,
    min: 1.01,
    max: 100,
    step: 0.1,
    unit: '倍',
    help: '两组之间希望检出的最小差异倍数；越小，需要的样本越多。',
    when: pilot,
  },
  {
    id: 'fdr',
    label: '假发现率（FDR）',
    kind: 'number',
    default: 0.05,
    min: 0.0001,
    max: 0.5,
    step: 0.01,
    help: '报告为差异的特征中允许的假阳性比例。',
    when: pilot,
  },
  {
    id: 'pi0',
    label: '无差异特征的比例 π₀',
    kind: 'number',
    default: 0,
    min: 0,
    max: 0.9999,
    step: 0.01,
    help: '填 0 时由预实验的 p 值估计（Storey 法）；差异很少的研究可填 0.95 或 0.99，越大需要的样本越多。',
    when: pilot,
  },
  {
    id: 'sd',
    label: '标准差的取法',
    kind: 'choice',
    default: 'all',
    help: '按分布得到的是全部特征的平均功效；取较高的百分位数较保守，保证标准差不超过它的特征都达到目标功效。',
    when: pilot,
    choices: (Object.keys(sdNames) as PowerOptions['sd'][]).map((value) => ({ value, label: sdNames[value] })),
  },
  loggedSpec({ when: pilot }),
  {
    id: 'design',
    label: '实验设计',
    kind: 'choice',
    default: 'two-sample',
    help: '要做的检验。',
    when: effect,
    choices: (Object.keys(designNames) as Design[]).map((value) => ({ value, label: designNames[value] })),
  },
  {
    id: 'effect',
    label: '效应量',
    kind: 'number',
    default: 0.8,
    min: 0.01,
    max: 20,
    step: 0.05,
    help: 't 检验填 Cohen d = 均值之差 ÷ 标准差（配对为差值的均值 ÷ 差值的标准差；0.2 小、0.5 中、0.8 大）；方差分析填 Cohen f（0.1 小、0.25 中、0.4 大）。',
    when: effect,
  },
  {
    id: 'groups_number',
    label: '组数',
    kind: 'integer',
    default: 3,
    min: 2,
    max: 50,
    step: 1,
    help: '方差分析比较的组数，各组样本数相等。',
    when: { option: 'design', in: ['anova'] },
  },
  {
    id: 'sides',
    label: '单双侧',
    kind: 'choice',
    default: 'two',
    help: '只有事先确知差异的方向、反方向的差异没有意义时才用单侧。',
    when: { option: 'design', in: ['two-sample', 'paired'] },
    choices: [
      { value: 'two', label: '双侧' },
      { value: 'one', label: '单侧' },
    ],
  },
  {
    id: 'alpha',
    label: '显著性水平 α',
    kind: 'number',
    default: 0.05,
    min: 1e-10,
    max: 0.5,
    step: 0.01,
    help: '单个检验的 α；同时检验 m 个指标时可填 0.05 ÷ m（Bonferroni）。',
    when: effect,
  },
  {
    id: 'power',
    label: '目标功效',
    kind: 'number',
    default: 0.8,
    min: 0.05,
    max: 0.999,
    step: 0.05,
    help: '差异真实存在时能检出的概率，常用 0.8 或 0.9。',
  },
  {
    id: 'n',
    label: '计划的每组样本数',
    kind: 'integer',
    default: 6,
    min: 2,
    max: 5000,
    step: 1,
    help: '同时报告这个样本数下的功效；配对设计为对数。',
  },
];
