import type { Options, OptionSpec } from '../../model/index.ts';
import { errorOption, type ErrorBar } from '../records/index.ts';

export type LineOptions = {
  /** Column along the axis, numbers by size, texts as they appear; empty: found by name, else the first text column. */
  readonly x: string;
  /** Numeric column whose means the line goes through; empty: found by name, else the first numeric one left. */
  readonly value: string;
  /** Column with a line for each value, 40 at most; empty: the first text column left, or a single line. */
  readonly group: string;
  /** What the error bar reaches to both sides of a mean: SD, SEM or the 95% interval; a single value has none. */
  readonly error: ErrorBar;
};

export const lineOptions: readonly OptionSpec[] = [
  {
    id: 'x_column',
    label: '横轴列',
    help: '时间、剂量等；数值按大小排列，文字按出现的顺序。留空时按列名识别。',
    kind: 'column',
    default: '',
  },
  {
    id: 'value_column',
    label: '数值列',
    help: '同一横轴取值与组内取均值。留空时取第一个剩下的数值列。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'group_column',
    label: '分组列',
    help: '每个取值一条线。留空时取第一个文字列，没有时只画一条。',
    kind: 'column',
    default: '',
  },
  errorOption,
];

/** The validated options, renamed as the code calls them. */
export const readLineOptions = (options: Options): LineOptions => ({
  x: options['x_column'] as string,
  value: options['value_column'] as string,
  group: options['group_column'] as string,
  error: options['error'] as ErrorBar,
});
