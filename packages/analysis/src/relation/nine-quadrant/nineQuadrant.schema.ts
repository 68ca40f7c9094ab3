import type { Options, OptionSpec } from '../../model/index.ts';

export type NineOptions = {
  /** A feature of the first table is up from this fold change on and down from its inverse on; 1: any change. */
  readonly fc_x: number;
  /** As `fc_x`, of the second table. */
  readonly fc_y: number;
  /** A feature is up or down only with a p-value below this, 0…1. */
  readonly p: number;
  /** Which p-value is held against `p`; with `none`, or in a table without any, only the fold change counts. */
  readonly p_column: 'p_adj' | 'p' | 'none';
  /** Comparison read from the first table, by its name or its place from 1; empty: the first. */
  readonly comparison_x: string;
  /** As `comparison_x`, of the second table. */
  readonly comparison_y: string;
};

export const readNineOptions = (options: Options): NineOptions => options as NineOptions;

export const nineOptions: readonly OptionSpec[] = [
  {
    id: 'fc_x',
    label: '第一个表的差异倍数阈值',
    kind: 'number',
    default: 2,
    min: 1,
    max: 64,
    step: 0.1,
    unit: '倍',
    help: '横轴：不小于它为上调，不大于其倒数为下调；1 表示不限。图中可再改。',
  },
  {
    id: 'fc_y',
    label: '第二个表的差异倍数阈值',
    kind: 'number',
    default: 2,
    min: 1,
    max: 64,
    step: 0.1,
    unit: '倍',
    help: '纵轴；蛋白、修饰等变化幅度较小的组学可填 1.2 或 1.5。图中可再改。',
  },
  {
    id: 'p_column',
    label: '显著性依据',
    kind: 'choice',
    default: 'p_adj',
    help: '除倍数之外，是否还要求 P 值小于阈值；两个表各用自己的 P 值列，没有该列的表只按倍数。',
    choices: [
      { value: 'p_adj', label: '校正后的 P 值' },
      { value: 'p', label: '原始 P 值' },
      { value: 'none', label: '只按倍数' },
    ],
  },
  {
    id: 'p',
    label: 'P 值阈值',
    kind: 'number',
    default: 0.05,
    min: 1e-10,
    max: 1,
    step: 0.01,
    help: '小于它才算差异，两个表用同一个阈值。',
    when: { option: 'p_column', in: ['p_adj', 'p'] },
  },
  {
    id: 'comparison_x',
    label: '第一个表的比较',
    kind: 'comparison',
    input: 'matrix',
    default: '',
    help: '差异结果含多个比较（contrast 列）时选用哪一个；不选为表中的第一个。',
  },
  {
    id: 'comparison_y',
    label: '第二个表的比较',
    kind: 'comparison',
    input: 'matrix2',
    default: '',
    help: '同上；两个表可以是同一个文件的两个比较。',
  },
];
