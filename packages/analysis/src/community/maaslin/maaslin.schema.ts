import type { Options, OptionSpec } from '../../model/index.ts';
import {
  adjustSpec,
  batchSpec,
  covariateSpec,
  pColumnSpec,
  referenceSpec,
  setAdjustments,
  significanceSpec,
} from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import type { RankId } from '../../taxa/index.ts';

export type Transform = 'tss_log' | 'tss_asin' | 'clr' | 'none';
export type MaaslinOptions = {
  /** Group that the others are compared with; empty: the first of the grouping. */
  readonly reference: string;
  /** Column of classes of the groups table that enters the model beside the groups; empty: none. */
  readonly batch: string;
  /** One more column of classes; empty: none. */
  readonly batch2: string;
  /** Column of numbers of the groups table that enters the model beside the groups; empty: none. */
  readonly covariate: string;
  /** One more column of numbers; empty: none. */
  readonly covariate2: string;
  /** Column that names the individual of each sample, for a random intercept; empty: samples are independent. */
  readonly subject: string;
  /** Features are summed to taxa of this rank first; `feature`, or no taxonomy, keeps every feature by itself. */
  readonly rank: RankId | 'feature';
  /** What is done to the abundances before the fit: log2 or arcsine root of shares, centred log-ratio, or nothing. */
  readonly transform: Transform;
  /** Features detected in no more than this share of the samples are left out, 0…1. */
  readonly prevalence: number;
  /** A feature is detected in a sample where the table holds more than this, from 0. */
  readonly abundance: number;
  /** Whether numbers get mean 0 and deviation 1, so that coefficients compare; p-values are the same either way. */
  readonly standardize: boolean;
  /** How p-values are adjusted for many tests, all features and variables together. */
  readonly p_adjust: PAdjustMethod;
  /** Significant are p-values below this, 0…1; `p_column` says which p-value is meant. */
  readonly p: number;
  /** Which p-value is held against `p`: `p` as it is, or `p_adj` after the adjustment for many tests. */
  readonly p_column: 'p' | 'p_adj';
};

/** The options after the registry has validated them. */
export const readMaaslinOptions = (options: Options): MaaslinOptions => options as MaaslinOptions;

/** What is done to the abundances, in words. */
export const transformNames: Readonly<Record<Transform, string>> = {
  tss_log: '相对丰度取 log2',
  tss_asin: '相对丰度开平方后取反正弦',
  clr: '中心对数比（CLR，以 2 为底）',
  none: '按表中数值',
};

export const maaslinOptions: readonly OptionSpec[] = [
  referenceSpec({ help: '其他各组都与它比较，系数大于 0 为该组较高。留空时取分组方案中的第一组。' }),
  batchSpec({
    label: '类别变量',
    help: '分组表中的类别列（如性别、批次），与分组同时放入模型，各自的作用已扣除其他变量。',
  }),
  {
    ...batchSpec({ label: '类别变量 2', help: '再放入一个类别列；变量越多，需要的样本越多。', advanced: true }),
    id: 'batch2',
  },
  covariateSpec({
    label: '数值变量',
    help: '分组表中的数值列（如年龄、BMI），与分组同时放入模型；文字列按类别放入，编号（1、2、3）请选作“类别变量”。更多的数值变量可用环境因子表提供。',
  }),
  { ...covariateSpec({ label: '数值变量 2', help: '再放入一个数值列。', advanced: true }), id: 'covariate2' },
  {
    id: 'subject',
    label: '个体列（随机效应）',
    kind: 'factor',
    default: '',
    help: '同一个体多次取样时，选择分组表中标明个体的列：同一个体的样本不再被当作独立样本。每个个体只有一个样本时不要选。',
  },
  {
    id: 'rank',
    label: '分类级别',
    kind: 'choice',
    default: 'genus',
    help: '先把同一分类单元的丰度相加再分析。没有物种注释时分析特征本身。',
    choices: [
      { value: 'phylum', label: '门' },
      { value: 'class', label: '纲' },
      { value: 'order', label: '目' },
      { value: 'family', label: '科' },
      { value: 'genus', label: '属' },
      { value: 'species', label: '种' },
      { value: 'feature', label: '特征本身', help: '每个 ASV、OTU、基因或通路' },
    ],
  },
  {
    id: 'transform',
    label: '丰度的变换',
    kind: 'choice',
    default: 'tss_log',
    help: '默认与 MaAsLin2 相同；变换后各特征的残差应大致对称。',
    choices: [
      { value: 'tss_log', label: transformNames.tss_log, help: '系数 1 即丰度为 2 倍；0 以该特征最小正值的一半代替' },
      { value: 'tss_asin', label: transformNames.tss_asin, help: '0 不需要代替；系数没有倍数的含义' },
      { value: 'clr', label: transformNames.clr, help: '扣除成分数据的总和约束；0 以全表最小相对丰度的一半代替' },
      { value: 'none', label: transformNames.none, help: '表中已是归一化并变换过的数值' },
    ],
  },
  {
    id: 'prevalence',
    label: '最低检出率',
    kind: 'number',
    default: 0.1,
    min: 0,
    max: 1,
    step: 0.05,
    help: '检出的样本所占比例不超过它的特征不参与分析；调高可去掉零太多的特征，也减少校正的负担。',
  },
  {
    id: 'abundance',
    label: '检出的下限',
    kind: 'number',
    default: 0,
    min: 0,
    max: 1_000_000,
    step: 1,
    help: '表中数值大于它才算检出；0 表示有即算检出。',
    advanced: true,
  },
  {
    id: 'standardize',
    label: '数值变量标准化',
    kind: 'boolean',
    default: true,
    help: '打开时数值变量减去平均值再除以标准差，系数为每个标准差的变化，各变量可以比较；关闭时为每个单位的变化。p 值不变。',
  },
  adjustSpec({ help: '全部特征与全部变量的 p 值一起校正，与 MaAsLin2 相同。', methods: setAdjustments }),
  {
    ...significanceSpec({
      help: '小于它的为显著。MaAsLin2 默认校正后 p < 0.25，用于筛选线索；要较严格的结论请改为 0.05。',
    }),
    default: 0.25,
  } as OptionSpec,
  pColumnSpec({ help: '检验很多，建议使用校正后的 p 值。' }),
];
