import type { Options, OptionSpec } from '../../model/index.ts';
import {
  type AdjustOptions,
  adjustSpec,
  batchSpec,
  type ComparisonOptions,
  contrastsSpec,
  covariateSpec,
  covariateTypeSpec,
  featureAdjustments,
  foldChangeSpec,
  loggedSpec,
  pairSpec,
  pColumnSpec,
  referenceOfPairs,
  referenceSpec,
  significanceSpec,
  testGroupSpec,
  type ThresholdOptions,
} from '../../options/shared/index.ts';

export type LimmaOptions = ComparisonOptions &
  ThresholdOptions &
  AdjustOptions & {
    /** The values are counts: they become log2 CPM with weights by voom, and `logged` and `trend` have no effect. */
    readonly voom: boolean;
    /** Factors that bring the libraries to one scale; `none`: the total counts alone. Without `voom` of no effect. */
    readonly voom_factors: 'tmm' | 'none';
    /** Leaves features out that too few samples have about 10 counts of; without `voom` of no effect. */
    readonly filter: boolean;
    /** Lets the prior variance follow the mean level; else all features share one. */
    readonly trend: boolean;
  };

/** The options after the registry has validated them. */
export const readLimmaOptions = (options: Options): LimmaOptions => options as LimmaOptions;

export const limmaOptions: readonly OptionSpec[] = [
  contrastsSpec(),
  referenceSpec({ help: referenceOfPairs }),
  testGroupSpec({
    help: '只比较这一组；留空时参照组之外的每一组都比较。其他组仍参与方差的估计。',
    when: { option: 'contrasts', in: ['reference'] },
  }),
  batchSpec(),
  pairSpec(),
  covariateSpec({ help: '分组表中的一列（如年龄、性别），其影响从组间差异中扣除；数字按线性影响。', advanced: true }),
  covariateTypeSpec({ advanced: true }),
  {
    id: 'voom',
    label: '计数数据（voom）',
    kind: 'boolean',
    default: false,
    help: '数据是测序计数时打开：换算为 log2 CPM，并按均值与方差的趋势给每个值加权。',
  },
  {
    id: 'voom_factors',
    label: '文库校正',
    kind: 'choice',
    default: 'tmm',
    help: '少数高表达基因会挤占其他基因的计数，TMM 校正这种影响；已另行校正时选“只用总计数”。',
    when: { option: 'voom', in: [true] },
    choices: [
      { value: 'tmm', label: 'TMM' },
      { value: 'none', label: '只用总计数' },
    ],
  },
  {
    id: 'filter',
    label: '去掉低计数特征',
    kind: 'boolean',
    default: true,
    help: '去掉在最小一组的样本数中都达不到约 10 个计数的特征，使均值与方差的趋势可靠；关闭时全部保留。',
    when: { option: 'voom', in: [true] },
  },
  loggedSpec({ when: { option: 'voom', in: [false] } }),
  {
    id: 'trend',
    label: '方差随均值变化（trend）',
    kind: 'boolean',
    default: false,
    help: '让先验方差随平均水平变化；低强度特征噪声较大的数据宜打开。voom 已含这种变化，不需要。',
    when: { option: 'voom', in: [false] },
  },
  adjustSpec({
    help: '每个比较各自校正。探索性分析一般用 BH，Bonferroni 与 Holm 更严格。',
    methods: featureAdjustments,
  }),
  foldChangeSpec(),
  significanceSpec(),
  pColumnSpec(),
];
