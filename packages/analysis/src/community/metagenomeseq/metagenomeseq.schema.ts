import type { Options, OptionSpec } from '../../model/index.ts';
import {
  adjustSpec,
  foldChangeSpec,
  pColumnSpec,
  referenceSpec,
  setAdjustments,
  significanceSpec,
} from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import type { RankId } from '../../taxa/index.ts';

export type MetagenomeseqOptions = {
  /** Group that the others are compared with; empty: the first of the grouping. */
  readonly reference: string;
  /** Features are summed to taxa of this rank first; `feature`, or no taxonomy, keeps every feature by itself. */
  readonly rank: RankId | 'feature';
  /** Samples are divided by the sum of their counts up to this quantile: found from the data, or the median. */
  readonly percentile: 'auto' | 'half';
  /** Taxa detected in less than this share of the samples of the two groups compared are left out, 0…1. */
  readonly prevalence: number;
  /**
   * Error of taxa that at most 3 samples lack: their residual `deviation`, as the R package has it, or that of the
   * `coefficient`, which is smaller and what a linear model gives.
   */
  readonly present_error: 'deviation' | 'coefficient';
  /** How p-values are adjusted for many tests, within each comparison. */
  readonly p_adjust: PAdjustMethod;
  /** Significant are p-values below this, 0…1; `p_column` says which p-value is meant. */
  readonly p: number;
  /** Which p-value is held against `p`: `p` as it is, or `p_adj` after the adjustment for many tests. */
  readonly p_column: 'p' | 'p_adj';
  /** Changes of less than this fold, up or down, are not significant; 1, the least, lets every change count. */
  readonly fc: number;
};

/** The options after the registry has validated them. */
export const readMetagenomeseqOptions = (options: Options): MetagenomeseqOptions => options as MetagenomeseqOptions;

export const metagenomeseqOptions: readonly OptionSpec[] = [
  referenceSpec({ help: '其他各组分别与它比较，LFC 大于 0 为比较组较高。留空时取分组方案中的第一组。' }),
  {
    id: 'rank',
    label: '分类级别',
    kind: 'choice',
    default: 'genus',
    help: '先把同一分类单元的计数相加再分析。没有物种注释时分析特征本身。',
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
  {
    id: 'percentile',
    label: '累积和的分位数',
    kind: 'choice',
    default: 'auto',
    help: '样本除以不超过这个分位数的计数之和，避免少数优势物种左右归一化。',
    choices: [
      { value: 'auto', label: '由数据决定', help: '各样本的分位数开始分开之处，不低于中位数' },
      { value: 'half', label: '中位数', help: '结果不随其他样本变动' },
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
    help: '在所比较的两组中，检出的样本所占比例低于它的分类单元不参与；调高可去掉零太多的单元。',
  },
  {
    id: 'present_error',
    label: '几乎都检出者的标准误',
    kind: 'choice',
    default: 'deviation',
    help: '只影响至多 3 个样本没有检出的分类单元。R 包 metagenomeSeq 用残差标准差，样本多时明显偏大，这些单元很难显著。',
    choices: [
      { value: 'deviation', label: '残差标准差（与 R 包一致）' },
      { value: 'coefficient', label: '系数的标准误', help: '线性模型的通常算法，较灵敏' },
    ],
  },
  adjustSpec({ help: '每个比较各自校正。', methods: setAdjustments }),
  significanceSpec({ help: '小于它的为显著。' }),
  pColumnSpec({ help: '同时检验许多分类单元时，建议使用校正后的 p 值。' }),
  foldChangeSpec({ label: '变化倍数阈值', help: '变化倍数不到它的不算显著；填 1 表示不按倍数筛选。', default: 1 }),
];
