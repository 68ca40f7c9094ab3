import type { Options, OptionSpec } from '../../model/index.ts';
import {
  adjustSpec,
  batchSpec,
  covariateSpec,
  foldChangeSpec,
  pColumnSpec,
  referenceSpec,
  significanceSpec,
} from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import type { RankId } from '../../taxa/index.ts';

export type AncomBcOptions = {
  /** The level that others are compared with; `''` is the first level. */
  readonly reference: string;
  /** Taxonomic rank at which features are added up; `feature` leaves them as they are. */
  readonly rank: RankId | 'feature';
  /** Column of the groups with the batch of each sample; `''` for none. */
  readonly batch: string;
  /** Numeric column of the groups whose effect is removed; `''` for none. */
  readonly covariate: string;
  /** How p-values are adjusted for multiple testing. */
  readonly p_adjust: PAdjustMethod;
  /** Significance limit, 0…1; below it counts as significant. */
  readonly p: number;
  /** Which p-value is compared with the limit: `p` or the adjusted `p_adj`. */
  readonly p_column: 'p' | 'p_adj';
  /** Fold change from which a feature counts as changed, at least 1; 1 asks for none. */
  readonly fc: number;
  /** Whether groups without a detection are reported as structural zeros. */
  readonly structural_zeros: boolean;
  /** Whether groups with hardly any detection count as structural zeros too. */
  readonly zero_bound: boolean;
  /** Smallest share of samples in which a taxon is detected, 0…1; rarer ones are left out. */
  readonly prevalence: number;
  /** Smallest total count of a sample that takes part. */
  readonly least_total: number;
  /** Added to counts before the logarithm. */
  readonly pseudo: number;
  /** Whether the uncertainty of the bias enters the standard errors. */
  readonly conserve: boolean;
  /** Most iterations. */
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
  covariateSpec({ help: '分组表中的数值列（如年龄），减去平均值后放入模型，从组间差异中扣除它的线性影响。' }),
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
