import type { Options, OptionSpec } from '../../model/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { errorOption, type ErrorBar } from '../records/index.ts';

export type BarTest = 'tukey' | 'welch' | 'student' | 'wilcoxon' | 'none';
export type BarOptions = {
  /** Column with a place on the axis for each value, in order; empty: found by name, else the first text column. */
  readonly x: string;
  /** Numeric column whose means are the heights; empty: found by name, else the first numeric one. */
  readonly value: string;
  /** Column that splits a place into bars side by side, which are then compared with each other; empty: not split. */
  readonly fill: string;
  /** What the error bar reaches to both sides of a mean: SD, SEM or the 95% interval; a single value has none. */
  readonly error: ErrorBar;
  /** How groups are compared pair by pair, those with a single value left out; `none`: they are not compared. */
  readonly test: BarTest;
  /** Adjusts the p-values of all pairs of a figure together; those of Tukey are adjusted already and stay. */
  readonly adjust: PAdjustMethod | 'none';
  /** Pairs with an adjusted p-value below this, 0…1, differ: they get a bracket and share no letter. */
  readonly p: number;
};

export const testWords: Readonly<Record<BarTest, string>> = {
  tukey: 'Tukey HSD',
  welch: 'Welch t 检验',
  student: 'Student t 检验',
  wilcoxon: 'Wilcoxon 秩和检验',
  none: '不检验',
};

/** How groups are compared pair by pair, and from which p-value on they differ. */
export const testOption: OptionSpec = {
  id: 'test',
  label: '比较的方法',
  help: '两两比较；Tukey 假定方差相等并同时控制全部比较，秩和检验不假定正态。',
  kind: 'choice',
  default: 'tukey',
  choices: [
    { value: 'tukey', label: 'Tukey HSD' },
    { value: 'welch', label: 'Welch t 检验' },
    { value: 'student', label: 'Student t 检验' },
    { value: 'wilcoxon', label: 'Wilcoxon 秩和检验' },
    { value: 'none', label: '不检验' },
  ],
};
export const adjustOption: OptionSpec = {
  id: 'adjust',
  label: '多重比较校正',
  help: '对图中全部两两比较一起校正。',
  kind: 'choice',
  default: 'holm',
  when: { option: 'test', in: ['welch', 'student', 'wilcoxon'] },
  choices: [
    { value: 'holm', label: 'Holm' },
    { value: 'BH', label: 'BH' },
    { value: 'bonferroni', label: 'Bonferroni' },
    { value: 'none', label: '不校正' },
  ],
};
export const limitOption: OptionSpec = {
  id: 'p',
  label: 'P 值阈值',
  help: '小于它的比较画出横线，字母标记也以它为准。',
  kind: 'number',
  default: 0.05,
  min: 1e-6,
  max: 1,
  step: 0.01,
};

export const barOptions: readonly OptionSpec[] = [
  {
    id: 'x_column',
    label: '横轴列',
    help: '每个取值一根（组）柱，按出现的顺序排列。留空时取第一个文字列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'value_column',
    label: '数值列',
    help: '柱高为它的均值。留空时取第一个数值列。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'fill_column',
    label: '分组列',
    help: '同一横轴取值内再分成并排的几根，比较在其中进行。留空时不分。',
    kind: 'column',
    default: '',
  },
  errorOption,
  testOption,
  adjustOption,
  limitOption,
];

/** The validated options, renamed as the code calls them. */
export const readBarOptions = (options: Options): BarOptions => ({
  x: options['x_column'] as string,
  value: options['value_column'] as string,
  fill: options['fill_column'] as string,
  error: options['error'] as ErrorBar,
  test: options['test'] as BarTest,
  adjust: options['adjust'] as BarOptions['adjust'],
  p: options['p'] as number,
});
