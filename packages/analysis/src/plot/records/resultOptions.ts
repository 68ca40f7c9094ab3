import type { Options, OptionSpec } from '../../model/index.ts';

/** The columns of a table of differences, and how they are read. */
export type ResultChoice = {
  readonly feature: string;
  readonly log2fc: string;
  readonly p: string;
  readonly pAdj: string;
  readonly fcScale: 'log2' | 'ln' | 'ratio';
};
export type ResultThresholds = { readonly fc: number; readonly p: number; readonly column: 'p' | 'p_adj' };

export const resultOptions: readonly OptionSpec[] = [
  {
    id: 'feature_column',
    label: '特征列',
    help: '留空时按列名识别（gene、feature、名称等），没有时取第一个文字列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'log2fc_column',
    label: '差异倍数列',
    help: '留空时按列名识别（log2FC、log2FoldChange、logFC 等）。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'fc_scale',
    label: '差异倍数的尺度',
    help: '该列的数值是什么；作图前统一为 log2。',
    kind: 'choice',
    default: 'log2',
    advanced: true,
    choices: [
      { value: 'log2', label: 'log2' },
      { value: 'ln', label: '自然对数' },
      { value: 'ratio', label: '倍数（比值）', help: '都要大于 0，小于 1 为下调' },
    ],
  },
  {
    id: 'p_value_column',
    label: 'P 值列',
    help: '留空时按列名识别（p、pvalue 等）。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'p_adj_column',
    label: '校正 P 值列',
    help: '留空时按列名识别（padj、FDR、q 等）；没有时由 P 值按 BH 法校正。',
    kind: 'column',
    type: 'number',
    default: '',
  },
];

export const thresholdOptions: readonly OptionSpec[] = [
  {
    id: 'fc',
    label: '差异倍数阈值',
    help: '不小于它（或不大于它的倒数）才算差异；1 表示不限。',
    kind: 'number',
    default: 2,
    min: 1,
    max: 64,
    step: 0.1,
  },
  {
    id: 'p',
    label: 'P 值阈值',
    help: '小于它才算差异。',
    kind: 'number',
    default: 0.05,
    min: 1e-10,
    max: 1,
    step: 0.01,
  },
  {
    id: 'p_column',
    label: '显著性依据',
    help: '用校正后的还是原始的 P 值与阈值相比。',
    kind: 'choice',
    default: 'p_adj',
    choices: [
      { value: 'p_adj', label: '校正后的 P 值' },
      { value: 'p', label: '原始 P 值' },
    ],
  },
];

export const readResultChoice = (options: Options): ResultChoice => ({
  feature: options['feature_column'] as string,
  log2fc: options['log2fc_column'] as string,
  p: options['p_value_column'] as string,
  pAdj: options['p_adj_column'] as string,
  fcScale: options['fc_scale'] as ResultChoice['fcScale'],
});
export const readThresholds = (options: Options): ResultThresholds => ({
  fc: options['fc'] as number,
  p: options['p'] as number,
  column: options['p_column'] as ResultThresholds['column'],
});
