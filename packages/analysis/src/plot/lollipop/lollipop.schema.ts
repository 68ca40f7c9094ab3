import type { Options, OptionSpec } from '../../model/index.ts';

export type LollipopOptions = {
  /** Column with the name of each row; empty: found by name, else the first text column. */
  readonly label: string;
  /** Numeric column that places the dots; empty: found by name, else the first numeric one. */
  readonly value: string;
  /** Column by whose values dots are coloured; empty: they are not. */
  readonly group: string;
  /** From the largest value or absolute value (`size`), or as in the table; also decides which rows `top` keeps. */
  readonly order: 'value' | 'size' | 'input';
  /** At most this many rows, 2…100; of more the first in the order are drawn. */
  readonly top: number;
};

export const lollipopOptions: readonly OptionSpec[] = [
  {
    id: 'label_column',
    label: '名称列',
    help: '每行一根，写在左侧。留空时按列名识别，没有时取第一个文字列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'value_column',
    label: '数值列',
    help: '圆点的位置。留空时取第一个数值列。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'group_column',
    label: '着色列',
    help: '按它的取值着色，例如通路类别。留空时不着色。',
    kind: 'column',
    default: '',
  },
  {
    id: 'order',
    label: '排序',
    help: '排序也决定保留哪些：保留排在前面的。',
    kind: 'choice',
    default: 'value',
    choices: [
      { value: 'value', label: '数值从大到小' },
      { value: 'size', label: '绝对值从大到小', help: '有正有负时用，两端都保留' },
      { value: 'input', label: '与记录表相同' },
    ],
  },
  {
    id: 'top',
    label: '最多的行数',
    help: '超过时只画排在前面的。',
    kind: 'integer',
    default: 30,
    min: 2,
    max: 100,
    step: 1,
  },
];

/** The validated options, renamed as the code calls them. */
export const readLollipopOptions = (options: Options): LollipopOptions => ({
  label: options['label_column'] as string,
  value: options['value_column'] as string,
  group: options['group_column'] as string,
  order: options['order'] as LollipopOptions['order'],
  top: options['top'] as number,
});
