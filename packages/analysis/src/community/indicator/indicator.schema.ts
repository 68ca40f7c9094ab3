import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustSpec, pColumnSpec, setAdjustments, significanceSpec } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { permutationsSpec } from '../../permutations/index.ts';
import type { RankId } from '../../taxa/index.ts';
import type { Statistic } from './association.ts';

export type IndicatorOptions = {
  /** Features are summed to taxa of this rank first; `feature`, or no taxonomy, keeps every feature by itself. */
  readonly rank: RankId | 'feature';
  /** Whether each sample is divided by its total first; off for tables that are normalised already. */
  readonly relative: boolean;
  /** IndVal (only there, and everywhere there) or correlation `r`; `_g` gives groups of all sizes the same weight. */
  readonly statistic: Statistic;
  /** How many groups a taxon may stand for together, 1…10; 1 looks for single groups only. */
  readonly max_order: number;
  /** Taxa detected in less than this share of the samples are left out, 0…1; undetected ones always are. */
  readonly prevalence: number;
  /** Random permutations behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
  /** How p-values are adjusted for many tests, among all tested taxa. */
  readonly p_adjust: PAdjustMethod;
  /** Significant are p-values below this, 0…1; `p_column` says which p-value is meant. */
  readonly p: number;
  /** Which p-value is held against `p`: `p` as it is, or `p_adj` after the adjustment for many tests. */
  readonly p_column: 'p' | 'p_adj';
};

/** The options after the registry has validated them. */
export const readIndicatorOptions = (options: Options): IndicatorOptions => options as IndicatorOptions;

export const indicatorOptions: readonly OptionSpec[] = [
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
      { value: 'feature', label: '特征本身', help: '每个 ASV 或 OTU' },
    ],
  },
  {
    id: 'statistic',
    label: '指示统计量',
    kind: 'choice',
    default: 'indval_g',
    help: 'IndVal 找“只在这里、而且处处都在”的物种；r 看丰度在组内外相差多大，物种可以不专属于一组。',
    choices: [
      { value: 'indval_g', label: 'IndVal.g', help: '√(特异性 × 忠诚度)，各组权重相同，不受各组样本数影响' },
      { value: 'indval', label: 'IndVal', help: '√(特异性 × 忠诚度)，特异性按样本合计，样本多的组占便宜' },
      { value: 'r_g', label: 'r.g（phi 系数）', help: '丰度与是否属于该组的点二列相关，各组权重相同' },
      { value: 'r', label: 'r', help: '点二列相关，按实际样本数' },
    ],
  },
  {
    id: 'max_order',
    label: '最多几个组合并',
    kind: 'integer',
    default: 1,
    min: 1,
    max: 10,
    step: 1,
    help: '1 为只找单个组的指示物种；2 及以上时，两个或更多组共有的物种指示它们的组合。',
  },
  {
    id: 'relative',
    label: '先换算为相对丰度',
    kind: 'boolean',
    default: true,
    help: '每个样本除以自己的总数，消除测序量差别；已归一化的表可以关闭。',
  },
  {
    id: 'prevalence',
    label: '最低检出率',
    kind: 'number',
    default: 0.1,
    min: 0,
    max: 1,
    step: 0.05,
    help: '检出的样本所占比例低于它的分类单元不参与；调高可减少校正的负担。',
  },
  {
    ...permutationsSpec,
    help: '随机打乱样本分组的次数；最小的 p 值为 1 ÷ (次数 + 1)。分类单元多、又要校正时建议 9999。',
  },
  adjustSpec({ help: '在全部参与检验的分类单元之内校正。', methods: setAdjustments }),
  significanceSpec({ help: '小于它的为指示物种。' }),
  pColumnSpec({ help: '同时检验许多分类单元时，建议使用校正后的 p 值。' }),
];
