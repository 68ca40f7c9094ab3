import type { Options, OptionSpec } from '../../model/index.ts';
import type { Combining } from '../tables/index.ts';

export type ReshapeOptions = {
  /** `wide`: records of one value become rows × columns; `long`: each value of a numeric column becomes a row. */
  readonly direction: 'wide' | 'long';
  /** `wide`: column whose values become rows; empty: found by name, else the first text column. */
  readonly row: string;
  /** `wide`: column whose values become columns; empty: found by name, else the first text column left. */
  readonly column: string;
  /** `wide`: numeric column that fills the cells; empty: found by name, else the first numeric one. */
  readonly value: string;
  /** `wide`: puts several records of a cell together, missing values aside; `error` refuses them. */
  readonly duplicates: Combining | 'error';
  /** `wide`: a cell without a record is empty or 0, which is right only where no record means 0. */
  readonly absent: 'missing' | 'zero';
  /** `long`: whether an empty cell is a row too. */
  readonly missing: 'keep' | 'drop';
};

const wide = { option: 'direction', in: ['wide'] } as const;

export const reshapeOptions: readonly OptionSpec[] = [
  {
    id: 'direction',
    label: '方向',
    kind: 'choice',
    default: 'wide',
    choices: [
      { value: 'wide', label: '长表变宽表', help: '每行一个值的记录，变成行 × 列的数据表' },
      { value: 'long', label: '宽表变长表', help: '每个数值列的每个值各成一行，文字列跟着重复' },
    ],
  },
  {
    id: 'row_column',
    label: '成为行的列',
    help: '它的每个取值一行，例如特征名。留空时取第一个文字列。',
    kind: 'column',
    default: '',
    when: wide,
  },
  {
    id: 'column_column',
    label: '成为列名的列',
    help: '它的每个取值一列，例如样本名。留空时取第二个文字列。',
    kind: 'column',
    default: '',
    when: wide,
  },
  {
    id: 'value_column',
    label: '数值列',
    help: '填入格中的值。留空时取第一个数值列。',
    kind: 'column',
    type: 'number',
    default: '',
    when: wide,
  },
  {
    id: 'duplicates',
    label: '同一格有几个值时',
    help: '同一行、同一列出现多次的记录怎样合成一个值；缺失的不参与。',
    kind: 'choice',
    default: 'mean',
    when: wide,
    choices: [
      { value: 'mean', label: '取平均' },
      { value: 'sum', label: '相加' },
      { value: 'max', label: '取最大值' },
      { value: 'min', label: '取最小值' },
      { value: 'median', label: '取中位数' },
      { value: 'error', label: '不允许', help: '有重复就停下，说明是哪一格' },
    ],
  },
  {
    id: 'absent',
    label: '没有记录的格',
    help: '记录中没有的组合。只有确知“没有记录就是 0”（如计数）时才填 0。',
    kind: 'choice',
    default: 'missing',
    when: wide,
    choices: [
      { value: 'missing', label: '留空（缺失）' },
      { value: 'zero', label: '填 0' },
    ],
  },
  {
    id: 'missing',
    label: '缺失的值',
    kind: 'choice',
    default: 'keep',
    help: '宽表中的空格在长表中还要不要一行。',
    when: { option: 'direction', in: ['long'] },
    choices: [
      { value: 'keep', label: '保留为一行' },
      { value: 'drop', label: '不要' },
    ],
  },
];

/** The validated options, renamed as the code calls them. */
export const readReshapeOptions = (options: Options): ReshapeOptions => ({
  direction: options['direction'] as ReshapeOptions['direction'],
  row: options['row_column'] as string,
  column: options['column_column'] as string,
  value: options['value_column'] as string,
  duplicates: options['duplicates'] as ReshapeOptions['duplicates'],
  absent: options['absent'] as ReshapeOptions['absent'],
  missing: options['missing'] as ReshapeOptions['missing'],
});
