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
  pairSpec,
  pColumnSpec,
  referenceOfPairs,
  referenceSpec,
  significanceSpec,
  testGroupSpec,
  type ThresholdOptions,
} from '../../options/shared/index.ts';

export type EdgerOptions = Omit<ComparisonOptions, 'logged'> &
  ThresholdOptions &
  AdjustOptions & {
    /** Quasi-likelihood F, likelihood ratio or exact test; the exact one takes no batch, pair or covariate. */
    readonly test: 'qlf' | 'lrt' | 'exact';
    /** Leaves features with low counts out before the analysis, by `min_count`. */
    readonly filter: boolean;
    /** About this many counts in a median library, in as many samples as the smallest group has, keep a feature. */
    readonly min_count: number;
    /** Factors that bring the libraries to one scale; `none`: the total counts alone. */
    readonly library: 'tmm' | 'rle' | 'uq' | 'none';
    /** Rounds estimated counts (RSEM, Salmon) to whole ones; else a fraction is refused. */
    readonly round: boolean;
  };

/** The options after the registry has validated them. */
export const readEdgerOptions = (options: Options): EdgerOptions => options as EdgerOptions;

const withCovariates = { option: 'test', in: ['qlf', 'lrt'] } as const;

export const edgerOptions: readonly OptionSpec[] = [
  {
    id: 'test',
    label: '检验',
    kind: 'choice',
    default: 'qlf',
    help: '拟似然 F 检验对假阳性的控制最严，一般用它；似然比检验更灵敏；精确检验只用于没有批次、配对的简单分组。',
    choices: [
      { value: 'qlf', label: '拟似然 F 检验（QL）', help: '计入离散度估计本身的不确定，假阳性控制最严' },
      { value: 'lrt', label: '似然比检验（LRT）', help: '把离散度当作已知，更灵敏，重复少时假阳性略多' },
      { value: 'exact', label: '精确检验', help: '只比较分组，不能放入批次、配对与协变量' },
    ],
  },
  contrastsSpec(),
  referenceSpec({ help: referenceOfPairs }),
  testGroupSpec({
    help: '只比较这一组；留空时参照组之外的每一组都比较。其他组仍参与离散度的估计。',
    when: { option: 'contrasts', in: ['reference'] },
  }),
  batchSpec({ when: withCovariates }),
  pairSpec({ when: withCovariates }),
  covariateSpec({
    help: '分组表中的一列（如年龄、性别），其影响从组间差异中扣除；数字按对数线性的影响。',
    when: withCovariates,
    advanced: true,
  }),
  covariateTypeSpec({ advanced: true }),
  {
    id: 'filter',
    label: '去掉低计数特征',
    kind: 'boolean',
    default: true,
    help: '去掉计数过低、几乎不可能显著的特征，减轻多重检验的负担并使离散度的趋势可靠；关闭时全部保留。',
  },
  {
    id: 'min_count',
    label: '最低计数',
    kind: 'number',
    default: 10,
    min: 0,
    max: 1000,
    step: 1,
    help: '至少有最小一组那么多的样本达到约这么多计数（按中位文库折算）的特征才保留。调高则保留更少。',
    when: { option: 'filter', in: [true] },
    advanced: true,
  },
  {
    id: 'library',
    label: '文库校正',
    kind: 'choice',
    default: 'tmm',
    help: '少数高表达特征会挤占其他特征的计数，TMM 校正这种影响；计数已另行校正到同一深度时选“只用总计数”。',
    choices: [
      { value: 'tmm', label: 'TMM' },
      { value: 'rle', label: 'RLE（几何均数比的中位数）' },
      { value: 'uq', label: '上四分位数' },
      { value: 'none', label: '只用总计数' },
    ],
  },
  {
    id: 'round',
    label: '小数计数取整',
    kind: 'boolean',
    default: false,
    help: '数据是 RSEM、Salmon 等给出的期望计数时打开，四舍五入后分析；TPM、FPKM 不是计数，取整也不能用。',
  },
  adjustSpec({
    help: '每个比较各自校正。探索性分析一般用 BH，Bonferroni 与 Holm 更严格。',
    methods: featureAdjustments,
  }),
  foldChangeSpec(),
  significanceSpec(),
  pColumnSpec(),
];
