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
import type { SizeFactorKind } from './sizeFactors.ts';
import type { TrendKind } from './trend.ts';

export type Deseq2Options = Omit<ComparisonOptions, 'logged' | 'test_group'> &
  ThresholdOptions &
  AdjustOptions & {
    /** `wald`: one test for each contrast; `lrt`: one test of all groups at once, whatever `contrasts` says. */
    readonly test: 'wald' | 'lrt';
    /** The only group held against the reference; empty: all others, with `lrt` the last. Of no effect with `pairs`. */
    readonly test_group: string;
    /** Leaves features with too low mean counts to be significant out of the adjustment (independent filtering). */
    readonly filter: boolean;
    /** FDR for which independent filtering finds the most features, 0.001…0.5; without `filter` of no effect. */
    readonly alpha: number;
    /** Features whose counts over all samples sum to less are left out before the analysis; 0 keeps all. */
    readonly min_count: number;
    /** Rounds estimated counts (RSEM, Salmon) to whole ones; else a fraction is refused. */
    readonly round: boolean;
    /** `ratio`: by features without a zero; `poscounts`: features with zeros take part, for when all have some. */
    readonly size_factors: SizeFactorKind;
    /** How the dispersion follows the mean; `parametric` gives way to `local` where it does not fit. */
    readonly trend: TrendKind;
    /** Replaces a count far off its group of 7 samples or more; in a smaller group its feature has no p-value. */
    readonly cooks: boolean;
    /** Prior that draws unsure fold changes to 0, in columns of their own; p-values stay as they are. */
    readonly shrink: 'none' | 'normal' | 'apeglm';
  };

/** The options after the registry has validated them. */
export const readDeseq2Options = (options: Options): Deseq2Options => options as Deseq2Options;

export const deseq2Options: readonly OptionSpec[] = [
  {
    id: 'test',
    label: '检验',
    kind: 'choice',
    default: 'wald',
    help: '比较两组用 Wald 检验；三组以上只问“各组是否有差别”时用似然比检验，一个特征只有一个 p 值。',
    choices: [
      { value: 'wald', label: 'Wald 检验' },
      { value: 'lrt', label: '似然比检验（所有组）' },
    ],
  },
  contrastsSpec({ when: { option: 'test', in: ['wald'] } }),
  referenceSpec({ help: referenceOfPairs }),
  testGroupSpec({
    help: '只比较这一组；留空时参照组之外的每一组都比较（似然比检验取最后一组的差异倍数）。其他组仍参与离散度的估计。',
  }),
  batchSpec(),
  pairSpec(),
  covariateSpec({ help: '分组表中的一列（如年龄、性别），其影响从组间差异中扣除；数字按线性影响。', advanced: true }),
  covariateTypeSpec({ advanced: true }),
  {
    id: 'filter',
    label: '独立过滤',
    kind: 'boolean',
    default: true,
    help: '不检验平均计数太低、本就难以显著的特征，使其余特征的校正更有力；关闭时全部参与校正。',
  },
  {
    id: 'alpha',
    label: '独立过滤的目标 FDR',
    kind: 'number',
    default: 0.1,
    min: 0.001,
    max: 0.5,
    step: 0.01,
    help: '使校正后 p 值小于它的特征最多。0.1 与 DESeq2 的默认值相同；可改为下面的显著性阈值。',
    when: { option: 'filter', in: [true] },
    advanced: true,
  },
  {
    id: 'min_count',
    label: '最低总计数',
    kind: 'integer',
    default: 0,
    min: 0,
    max: 1_000_000,
    help: '各样本计数之和低于它的特征在分析前去掉，可加快计算；常用 10。填 0 表示全部保留。',
  },
  {
    id: 'round',
    label: '取整',
    kind: 'boolean',
    default: false,
    help: '数据是 RSEM、salmon 等估计的计数时打开，四舍五入后分析；TPM、FPKM 不能这样用。',
  },
  {
    id: 'size_factors',
    label: '大小因子',
    kind: 'choice',
    default: 'ratio',
    help: '每个特征都有 0（如微生物组）时“中位数比值”无法计算，请选“允许含 0 的特征”。',
    advanced: true,
    choices: [
      { value: 'ratio', label: '中位数比值（ratio）' },
      { value: 'poscounts', label: '允许含 0 的特征（poscounts）' },
    ],
  },
  {
    id: 'trend',
    label: '离散度趋势',
    kind: 'choice',
    default: 'parametric',
    help: '“参数曲线”不合适时自动改用局部回归；离散度图上曲线穿过点云中间即为合适。',
    advanced: true,
    choices: [
      { value: 'parametric', label: '参数曲线 a₁/均值 + a₀' },
      { value: 'local', label: '局部回归' },
      { value: 'mean', label: '所有特征共用均值' },
    ],
  },
  {
    id: 'cooks',
    label: '处理离群计数',
    kind: 'boolean',
    default: true,
    help: '单个样本的计数远离同组时：每组不足 7 个样本的特征不给 p 值，7 个以上的替换后重算；关闭时照常检验。',
    advanced: true,
  },
  {
    id: 'shrink',
    label: '收缩差异倍数',
    kind: 'choice',
    default: 'none',
    help: '低计数特征的差异倍数往往很大而不可靠。收缩后按倍数排序、画 MA 图更可信，另列在结果表中；p 值与变化方向不变。',
    choices: [
      { value: 'none', label: '不收缩' },
      {
        value: 'normal',
        label: '正态先验',
        help: '把差异倍数向 0 收缩，计数越低、离散度越大收缩越多；真正很大的变化也会缩小一些',
      },
      {
        value: 'apeglm',
        label: '重尾先验（apeglm）',
        help: '柯西先验：不可靠的缩到 0 附近，真正很大的变化几乎不变；另给出 s 值。排序、GSEA 与作图首选',
      },
    ],
  },
  adjustSpec({
    help: '每个比较各自校正。探索性分析一般用 BH，Bonferroni 与 Holm 更严格。',
    methods: featureAdjustments,
  }),
  foldChangeSpec(),
  significanceSpec(),
  pColumnSpec(),
];
