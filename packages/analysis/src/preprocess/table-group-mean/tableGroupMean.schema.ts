import type { Options, OptionSpec } from '../../model/index.ts';

export type Statistic = 'mean' | 'median' | 'sd' | 'sem' | 'sum' | 'max' | 'min' | 'n';
export type GroupMeanOptions = {
  /** What a cell of the result says of its group, missing values aside; one value has no `sd` and `sem`. */
  readonly statistic: Statistic;
  /** Column of the group table by whose values samples are put together; empty: by group. */
  readonly by: string;
  /** Cells of fewer values than this stay empty unless they count them, 1…1000. */
  readonly least: number;
};

export const statisticWords: Readonly<Record<Statistic, string>> = {
  mean: '均值',
  median: '中位数',
  sd: '标准差',
  sem: '标准误',
  sum: '总和',
  max: '最大值',
  min: '最小值',
  n: '有值的样本数',
};

export const groupMeanOptions: readonly OptionSpec[] = [
  {
    id: 'statistic',
    label: '汇总为',
    help: '结果表中每组一列填什么；其余统计量都在“各组统计量”表中。',
    kind: 'choice',
    default: 'mean',
    choices: (Object.keys(statisticWords) as Statistic[]).map((value) => ({
      value,
      label: statisticWords[value],
      ...(value === 'median' && { help: '不受个别离群样本影响' }),
      ...(value === 'sd' && { help: '分母为 n − 1' }),
      ...(value === 'sum' && { help: '例如把技术重复的计数相加' }),
    })),
  },
  {
    id: 'by',
    label: '按哪一列分组',
    help: '留空时按分组；也可以选分组表的其他列，例如把技术重复按受试者合并。',
    kind: 'factor',
    default: '',
  },
  {
    id: 'least',
    label: '最少的有值样本数',
    help: '一组中有值的样本少于它时，这一格留空。',
    kind: 'integer',
    default: 1,
    min: 1,
    max: 1000,
    step: 1,
  },
];

/** The validated options, renamed as the code calls them. */
export const readGroupMeanOptions = (options: Options): GroupMeanOptions => ({
  statistic: options['statistic'] as Statistic,
  by: options['by'] as string,
  least: options['least'] as number,
});
