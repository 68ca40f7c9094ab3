import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustOption, limitOption, testOption, type BarOptions, type BarTest } from '../bar/index.ts';

export type BoxPlotOptions = {
  /** Column with a box for each value, 20 at most, in order; empty: found by name, else the first text column. */
  readonly x: string;
  /** Numeric column that is drawn; empty: each has its panel, with a `facet` one found by name or the first. */
  readonly value: string;
  /** Column with a panel for each value; empty: not split. */
  readonly facet: string;
  /** At most this many panels, 1…24; of more the first are drawn. */
  readonly panels: number;
  /** Logarithm taken before drawing and testing; values of 0 and below have none and are left out. */
  readonly transform: 'none' | 'log2' | 'log10';
  /** How groups are compared pair by pair, those with a single value left out; `none`: they are not compared. */
  readonly test: BarTest;
  /** Adjusts the p-values of all pairs of a panel together; those of Tukey are adjusted already and stay. */
  readonly adjust: BarOptions['adjust'];
  /** Pairs with an adjusted p-value below this, 0…1, differ: they get a bracket and share no letter. */
  readonly p: number;
};

export const boxPlotOptions: readonly OptionSpec[] = [
  {
    id: 'x_column',
    label: '分组列',
    help: '每个取值一个箱体，按出现的顺序排列。留空时取第一个文字列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'value_column',
    label: '数值列',
    help: '留空时每个数值列各画一幅，纵轴各自成比例。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'facet_column',
    label: '分面列',
    help: '它的每个取值一幅，例如指标名或株系；需要选定一个数值列。留空时不分。',
    kind: 'column',
    default: '',
  },
  {
    id: 'transform',
    label: '作图与检验前的变换',
    help: '强度、计数跨越几个数量级时取对数；检验也在变换后的值上进行。',
    kind: 'choice',
    default: 'none',
    choices: [
      { value: 'none', label: '不变换' },
      { value: 'log2', label: 'log2', help: '0 与负值不参与' },
      { value: 'log10', label: 'log10', help: '0 与负值不参与' },
    ],
  },
  testOption,
  { ...adjustOption, help: '对同一幅中的全部两两比较一起校正；各幅分别校正。' },
  limitOption,
  {
    id: 'panels',
    label: '最多的幅数',
    help: '数值列或分面更多时画前面这么多个。',
    kind: 'integer',
    default: 9,
    min: 1,
    max: 24,
    step: 1,
    advanced: true,
  },
];

/** The validated options, renamed as the code calls them. */
export const readBoxPlotOptions = (options: Options): BoxPlotOptions => ({
  x: options['x_column'] as string,
  value: options['value_column'] as string,
  facet: options['facet_column'] as string,
  panels: options['panels'] as number,
  transform: options['transform'] as BoxPlotOptions['transform'],
  test: options['test'] as BarTest,
  adjust: options['adjust'] as BarOptions['adjust'],
  p: options['p'] as number,
});
