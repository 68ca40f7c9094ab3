import type { Options, OptionSpec } from '../../model/index.ts';
import type { CorrelationMethod } from '../../correlation/index.ts';

export type ScatterOptions = {
  /** Numeric column of the horizontal axis; empty: the one named x, else the first. */
  readonly x: string;
  /** Numeric column of the vertical axis; empty: the one named y, else the next. */
  readonly y: string;
  /** Column by which points are coloured, 20 values at most; empty: the first text column with repeats, or none. */
  readonly group: string;
  /** Column that names the points; empty: the first text column without repeats, or the numbers of the rows. */
  readonly label: string;
  /** Coefficient of correlation that is given for all points and for each group. */
  readonly method: CorrelationMethod;
  /** Least-squares line through all points, one through each group of 3 points or more, or none. */
  readonly fit: 'all' | 'groups' | 'none';
  /** Confidence of the band beside a line, which is for the mean and not for single points; 0.5…0.999. */
  readonly level: number;
};

export const scatterOptions: readonly OptionSpec[] = [
  {
    id: 'x_column',
    label: '横轴列',
    help: '画在横轴上的特征或变量。留空时取第一个数值列。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'y_column',
    label: '纵轴列',
    help: '画在纵轴上的特征或变量。留空时取下一个数值列。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'group_column',
    label: '分组列',
    help: '点按它着色。留空时取取值有重复的第一个文字列，没有时只用一种颜色。',
    kind: 'column',
    default: '',
  },
  {
    id: 'label_column',
    label: '名称列',
    help: '点的名称，例如样本名。留空时取取值不重复的第一个文字列，没有时用行号。',
    kind: 'column',
    default: '',
    advanced: true,
  },
  {
    id: 'method',
    label: '相关系数',
    help: '关系接近直线时用 Pearson；只看是否同升同降，或有离群值时用 Spearman。',
    kind: 'choice',
    default: 'pearson',
    choices: [
      { value: 'pearson', label: 'Pearson', help: '线性相关' },
      { value: 'spearman', label: 'Spearman', help: '秩相关，对离群值不敏感' },
      { value: 'kendall', label: 'Kendall', help: 'tau-b，适合样本少、并列值多的数据' },
    ],
  },
  {
    id: 'fit',
    label: '回归线',
    help: '各组的关系不同时按组各画一条；组间差异会使全部点的相关虚高或变号。',
    kind: 'choice',
    default: 'all',
    choices: [
      { value: 'all', label: '全部点一条' },
      { value: 'groups', label: '每组一条' },
      { value: 'none', label: '不画' },
    ],
  },
  {
    id: 'level',
    label: '置信水平',
    help: '回归线两侧的带是均值的置信带；水平越高带越宽。',
    kind: 'number',
    default: 0.95,
    min: 0.5,
    max: 0.999,
    step: 0.01,
  },
];

/** The validated options, renamed as the code calls them. */
export const readScatterOptions = (options: Options): ScatterOptions => ({
  x: options['x_column'] as string,
  y: options['y_column'] as string,
  group: options['group_column'] as string,
  label: options['label_column'] as string,
  method: options['method'] as CorrelationMethod,
  fit: options['fit'] as ScatterOptions['fit'],
  level: options['level'] as number,
});
