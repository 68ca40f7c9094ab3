import type { Options, OptionSpec } from '../../model/index.ts';

export type PieOptions = {
  /** Column with a slice for each value; empty: found by name, else the first text column. */
  readonly category: string;
  /** Numeric column that is summed by category, none negative; empty: every row counts 1. */
  readonly value: string;
  /** Column with a pie for each value, 12 at most, in the same colours; empty: one pie. */
  readonly group: string;
  /** Categories that keep a slice, those largest over all pies, 2…30; the others together are one more. */
  readonly top: number;
  /** Slices clockwise from 12 by size over all pies, or as they first appear; 其他 is always last. */
  readonly order: 'value' | 'input';
};

export const pieOptions: readonly OptionSpec[] = [
  {
    id: 'category_column',
    label: '类别列',
    help: '每个取值一块。留空时按列名识别，没有时取第一个文字列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'value_column',
    label: '数值列',
    help: '每行的量，同一类别的相加；留空时每行计 1。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'group_column',
    label: '分组列',
    help: '每个取值画一个饼，类别的颜色相同。留空时只画一个。',
    kind: 'column',
    default: '',
  },
  {
    id: 'top',
    label: '最多的类别数',
    help: '超过时合计小的合并为“其他”；超过 8 块后角度难以比较。',
    kind: 'integer',
    default: 8,
    min: 2,
    max: 30,
    step: 1,
  },
  {
    id: 'order',
    label: '排序',
    help: '从 12 点开始顺时针排列；“其他”总在最后。',
    kind: 'choice',
    default: 'value',
    choices: [
      { value: 'value', label: '合计从大到小' },
      { value: 'input', label: '首次出现的次序', help: '有自然次序的类别（分期、等级）用' },
    ],
  },
];

/** The validated options, renamed as the code calls them. */
export const readPieOptions = (options: Options): PieOptions => ({
  category: options['category_column'] as string,
  value: options['value_column'] as string,
  group: options['group_column'] as string,
  top: options['top'] as number,
  order: options['order'] as PieOptions['order'],
});
