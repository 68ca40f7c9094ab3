import type { Options, OptionSpec } from '../../model/index.ts';

export type Measure = 'ratio' | 'log-ratio' | 'difference' | 'plain';
export type SummaryModel = 'fixed' | 'random';

export type ForestOptions = {
  /** Column with the name of each row; empty: found by name, else the first text column. */
  readonly label: string;
  /** Numeric column of the effects; empty: found by name (OR, HR, 效应值…), else the first numeric one. */
  readonly estimate: string;
  /** Numeric column with the lower ends of the intervals; empty: found by name, refused when none is. */
  readonly low: string;
  /** Numeric column with the upper ends of the intervals; empty: found by name, refused when none is. */
  readonly high: string;
  /** Numeric column for the sizes of the squares alone, none negative; empty: the weights of a summary. */
  readonly weight: string;
  /** Column that puts rows into subgroups, each with a summary of its own; empty: not split. */
  readonly group: string;
  /** Columns written beside the names, two at most; empty ones are passed over. */
  readonly texts: readonly string[];
  /** What the effects are: decides axis, line of no effect and scale of the summary; `auto`: by the column's name. */
  readonly measure: Measure | 'auto';
  /** Confidence of the given intervals, from which standard errors come, and of the summaries; 0.5…0.999. */
  readonly level: number;
  /** Pools rows with an interval, two at least, by one true effect (`fixed`), by varying ones (`random`), or both. */
  readonly summary: 'none' | SummaryModel | 'both';
  /** As in the table or from the largest effect, within the subgroups if there are any. */
  readonly order: 'input' | 'estimate';
  /** At most this many rows are drawn, 2…200; a summary still takes in all. */
  readonly top: number;
};

export const forestOptions: readonly OptionSpec[] = [
  {
    id: 'label_column',
    label: '名称列',
    help: '每行一项的名称：研究、亚组或变量。留空时按列名识别，没有时取第一个文字列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'estimate_column',
    label: '效应值列',
    help: '留空时按列名识别（OR、HR、RR、estimate、效应值等），没有时取第一个数值列。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'low_column',
    label: '区间下限列',
    help: '留空时按列名识别（low、lower、ci_low、下限等）。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'high_column',
    label: '区间上限列',
    help: '留空时按列名识别（high、upper、ci_high、上限等）。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'measure',
    label: '效应值的类型',
    help: '决定横轴是否取对数、无效线在哪里，以及在什么尺度上汇总。',
    kind: 'choice',
    default: 'auto',
    choices: [
      { value: 'auto', label: '按列名判断', help: '列名为 OR、HR、RR、比值比等时为比值，其余为差值' },
      { value: 'ratio', label: '比值（OR、RR、HR）', help: '对数横轴，无效线在 1，按自然对数汇总' },
      { value: 'log-ratio', label: '比值的自然对数', help: '先取指数换回比值，其余同比值' },
      { value: 'difference', label: '差值（均值差、SMD、系数）', help: '线性横轴，无效线在 0' },
      { value: 'plain', label: '数值（患病率、均值）', help: '线性横轴，没有无效线' },
    ],
  },
  {
    id: 'summary',
    label: '汇总',
    help: '各行是同一个问题的独立研究时才能汇总；多因素模型的各个变量不能。',
    kind: 'choice',
    default: 'none',
    choices: [
      { value: 'none', label: '不汇总' },
      { value: 'random', label: '随机效应', help: '各研究的真实效应可以不同（DerSimonian–Laird）' },
      { value: 'fixed', label: '固定效应', help: '各研究的真实效应相同（逆方差法）' },
      { value: 'both', label: '两者都画' },
    ],
  },
  {
    id: 'level',
    label: '区间的置信水平',
    help: '记录表中区间的水平，由它换算标准误；汇总的区间也用它。',
    kind: 'number',
    default: 0.95,
    min: 0.5,
    max: 0.999,
    step: 0.01,
  },
  {
    id: 'group_column',
    label: '亚组列',
    help: '同一亚组的行放在一起并着色，汇总时每个亚组各有一个。留空时不分。',
    kind: 'column',
    default: '',
  },
  {
    id: 'weight_column',
    label: '权重列',
    help: '方块的大小，例如样本量；只影响画法。留空时用汇总的权重。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'text_column',
    label: '旁注列一',
    help: '写在名称右边的一列，例如“事件数/总数”。',
    kind: 'column',
    default: '',
  },
  { id: 'text2_column', label: '旁注列二', help: '写在名称右边的又一列。', kind: 'column', default: '' },
  {
    id: 'order',
    label: '排序',
    help: '有亚组时在亚组之内排。',
    kind: 'choice',
    default: 'input',
    choices: [
      { value: 'input', label: '与记录表相同' },
      { value: 'estimate', label: '效应值从大到小' },
    ],
  },
  {
    id: 'top',
    label: '最多的行数',
    help: '超过时只画前面的；汇总仍用全部的行。',
    kind: 'integer',
    default: 60,
    min: 2,
    max: 200,
    step: 1,
    advanced: true,
  },
];

/** The validated options, renamed as the code calls them. */
export const readForestOptions = (options: Options): ForestOptions => ({
  label: options['label_column'] as string,
  estimate: options['estimate_column'] as string,
  low: options['low_column'] as string,
  high: options['high_column'] as string,
  weight: options['weight_column'] as string,
  group: options['group_column'] as string,
  texts: [options['text_column'] as string, options['text2_column'] as string],
  measure: options['measure'] as ForestOptions['measure'],
  level: options['level'] as number,
  summary: options['summary'] as ForestOptions['summary'],
  order: options['order'] as ForestOptions['order'],
  top: options['top'] as number,
});
