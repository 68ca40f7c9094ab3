import type { Options, OptionSpec } from '../../model/index.ts';
import type { ThresholdOptions } from '../../options/shared/index.ts';

export type ScCommunicationOptions = Pick<ThresholdOptions, 'p' | 'p_column'> & {
  /** Column of the table of cells with the types or clusters; empty: recognised by its name. */
  readonly cluster_column: string;
  /** What is averaged: counts per 10,000, or ln(1 + x) of them, which a few very high cells sway less. */
  readonly expression: 'log' | 'linear';
  /** A pair is tested when at least this share of the source has the ligand and of the target the receptor, 0…1. */
  readonly min_share: number;
  /** Types with fewer cells take no part. */
  readonly min_cells: number;
  /** How often the types of the cells are shuffled; the smallest p-value is 1 / (this + 1). */
  readonly permutations: number;
};

/** The options after the registry has validated them. */
export const readScCommunicationOptions = (options: Options): ScCommunicationOptions =>
  options as ScCommunicationOptions;

export const scCommunicationOptions: readonly OptionSpec[] = [
  {
    id: 'cluster_column',
    label: '簇的列',
    help: '注释表中每个细胞所属的细胞类型或簇。留空时按列名识别（cell_type、cluster、细胞类型等）。',
    kind: 'column',
    default: '',
  },
  {
    id: 'expression',
    label: '表达的尺度',
    help: '取对数后少数极高的细胞影响较小；不取对数时平均值就是每万计数的平均。',
    kind: 'choice',
    default: 'log',
    choices: [
      { value: 'log', label: '每万计数取 ln(1 + x)' },
      { value: 'linear', label: '每万计数' },
    ],
  },
  {
    id: 'min_share',
    label: '最低检出比例',
    help: '配体在来源、受体在接收的细胞类型中检出的细胞比例都不低于它才检验。调低会纳入更多偶然检出的基因。',
    kind: 'number',
    default: 0.1,
    min: 0,
    max: 1,
    step: 0.05,
  },
  {
    id: 'min_cells',
    label: '每类最少细胞数',
    help: '细胞少于它的类型平均值不可靠，整类不参与分析，也不参与置换。',
    kind: 'integer',
    default: 10,
    min: 1,
    max: 1000,
  },
  {
    id: 'permutations',
    label: '置换次数',
    help: '最小的 p 值为 1 ÷ (次数 + 1)：1,000 次时约为 0.001。次数越多 p 值越精确，用时成比例增加。',
    kind: 'integer',
    default: 1000,
    min: 99,
    max: 20_000,
    step: 100,
  },
  {
    id: 'p',
    label: '显著性阈值',
    help: '小于该值的计为显著的通讯，用于汇总与作图。',
    kind: 'number',
    default: 0.05,
    min: 0,
    max: 1,
    step: 0.01,
  },
  {
    id: 'p_column',
    label: '阈值所用的 p 值',
    kind: 'choice',
    default: 'p',
    help: 'CellPhoneDB 用原始 p 值；校正后的更严格，检验很多而置换次数少时可能没有一个显著。',
    choices: [
      { value: 'p', label: '原始 p 值' },
      { value: 'p_adj', label: '校正后的 p 值' },
    ],
  },
];
