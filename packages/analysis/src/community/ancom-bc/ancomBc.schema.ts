import type { Options, OptionSpec } from '../../model/index.ts';
import {
  adjustSpec,
  batchSpec,
  covariateSpec,
  covariateTypeSpec,
  foldChangeSpec,
  pColumnSpec,
  referenceSpec,
  significanceSpec,
} from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import type { RankId } from '../../taxa/index.ts';

export type AncomBcOptions = {
  /** Group that the others are compared with; empty: the first of the grouping. */
  readonly reference: string;
  /** Features are summed to taxa of this rank first; `feature`, or no taxonomy, keeps every feature by itself. */
  readonly rank: RankId | 'feature';
  /** Column of classes of the groups table whose effect is taken out of the differences; empty: none. */
  readonly batch: string;
  /** Column of the groups table whose effect is taken out of the differences, numbers linearly; empty: none. */
  readonly covariate: string;
  /** Whether numbers of the covariate are numbers, as in R, or name classes. */
  readonly covariate_type: 'auto' | 'category';
  /** How p-values are adjusted for many tests, within each comparison. */
  readonly p_adjust: PAdjustMethod;
  /** Significant are p-values below this, 0…1; `p_column` says which p-value is meant. */
  readonly p: number;
  /** Which p-value is held against `p`: `p` as it is, or `p_adj` after the adjustment for many tests. */
  readonly p_column: 'p' | 'p_adj';
  /** Changes of less than this fold, up or down, are not significant; 1, the least, lets every change count. */
  readonly fc: number;
  /** Whether a taxon that no sample of a group holds is absent there without a p-value, or tested as any other. */
  readonly structural_zeros: boolean;
  /** Whether a taxon so rare in a group that its prevalence may be 0 (95 %) is absent too; for 30 samples or more. */
  readonly zero_bound: boolean;
  /** Taxa detected in less than this share of the samples are left out, 0…1; undetected ones always are. */
  readonly prevalence: number;
  /** Samples with a smaller sum of counts are left out; 0 leaves out only those without any. */
  readonly least_total: number;
  /** Added to every count before the natural logarithm, 0…10; with 0 a count of 0 is a missing value. */
  readonly pseudo: number;
  /** Whether the uncertainty of the estimated bias widens the standard errors: fewer findings, and fewer false ones. */
  readonly conserve: boolean;
  /** Most rounds of the iterative estimates, 10…10000; a warning says when these were too few. */
  readonly max_iterations: number;
};

/** The options after the registry has validated them. */
export const readAncomBcOptions = (options: Options): AncomBcOptions => options as AncomBcOptions;

export const ancomBcOptions: readonly OptionSpec[] = [
  referenceSpec({ help: '其他各组都与它比较，LFC 大于 0 为比较组较高。留空时取分组方案中的第一组。' }),
  {
    id: 'rank',
    label: '分类级别',
    kind: 'choice',
    default: 'genus',
    help: '先把同一分类单元的计数相加再分析；偏差由全部分类单元一起估计，级别越低、单元越多越可靠。没有物种注释时分析特征本身。',
    choices: [
      { value: 'phylum', label: '门' },
      { value: 'class', label: '纲' },
      { value: 'order', label: '目' },
      { value: 'family', label: '科' },
      { value: 'genus', label: '属' },
      { value: 'species', label: '种' },
      { value: 'feature', label: '特征本身', help: '每个 ASV 或 OTU' },
    ],
  },
  batchSpec({ label: '类别协变量', help: '分组表中的类别列（如批次、区组），放入模型，从组间差异中扣除它的影响。' }),
  covariateSpec({ help: '分组表中的一列（如年龄、性别），从组间差异中扣除它的影响；数字减去平均值后放入模型。' }),
  covariateTypeSpec(),
  adjustSpec({
    help: '每个比较各自校正。ANCOM-BC 原方法用 Holm，比 BH 严格。',
    default: 'holm',
    methods: ['holm', 'BH', 'bonferroni'],
  }),
  significanceSpec({ help: '小于它的为显著。' }),
  pColumnSpec({ help: '同时检验许多分类单元时，建议使用校正后的 p 值。' }),
  foldChangeSpec({
    label: '变化倍数阈值',
    help: '校正偏差后的变化倍数不到它的不算显著；填 1 表示不按倍数筛选。',
    default: 1,
  }),
  {
    id: 'structural_zeros',
    label: '识别结构零',
    kind: 'boolean',
    default: true,
    help: '在某组的样本中完全没有检出的分类单元，直接判为该组没有，不给 p 值；关闭时照常检验。',
  },
  {
    id: 'zero_bound',
    label: '近乎没有检出也算结构零',
    kind: 'boolean',
    default: false,
    help: '检出率的 95% 渐近下限不大于 0 时也判为结构零；每组样本多（约 30 个以上）时才宜打开。',
    when: { option: 'structural_zeros', in: [true] },
    advanced: true,
  },
  {
    id: 'prevalence',
    label: '最低检出率',
    kind: 'number',
    default: 0.1,
    min: 0,
    max: 1,
    step: 0.05,
    help: '有计数的样本所占比例低于它的分类单元不参与分析；调高可去掉零太多、估计不稳的单元。',
  },
  {
    id: 'least_total',
    label: '最低总计数',
    kind: 'integer',
    default: 0,
    min: 0,
    max: 100_000_000,
    step: 100,
    help: '总计数低于它的样本不参与分析；填 0 表示不按测序量去掉样本。',
  },
  {
    id: 'pseudo',
    label: '取对数前所加的数',
    kind: 'number',
    default: 1,
    min: 0,
    max: 10,
    step: 0.1,
    help: '计数加上它再取自然对数；填 0 时计数为 0 的当作缺失，只用检出的样本。',
    advanced: true,
  },
  {
    id: 'conserve',
    label: '计入偏差的不确定性',
    kind: 'boolean',
    default: false,
    help: '把偏差估计的方差加进标准误，结果更保守；样本少或有差异的分类单元很多时宜打开。',
    advanced: true,
  },
  {
    id: 'max_iterations',
    label: '最多迭代次数',
    kind: 'integer',
    default: 100,
    min: 10,
    max: 10_000,
    step: 50,
    help: '参数变化不大于 0.00001 时提前停止；提示没有收敛时可调高。',
    advanced: true,
  },
];
