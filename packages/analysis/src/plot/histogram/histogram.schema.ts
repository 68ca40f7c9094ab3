import type { Options, OptionSpec } from '../../model/index.ts';
import type { BinRule } from '../../density/index.ts';

export type HistogramOptions = {
  /** Numeric column that is drawn; empty: a panel for each, `columns` at most. */
  readonly value: string;
  /** Column by whose values, 12 at most, the counts are split; empty: not split. */
  readonly group: string;
  /** Logarithm taken before counting; values of 0 and below have none and count as missing. */
  readonly transform: 'none' | 'log2' | 'log10';
  /** How intervals are found: by a rule of R's `hist` with round edges, or given by `count` or `width`. */
  readonly rule: BinRule;
  /** Equal intervals from the smallest to the largest value, 1…500; only with `rule` `count`. */
  readonly count: number;
  /** Width of an interval in the drawn unit, whose multiples are the edges; only with `rule` `width`. */
  readonly width: number;
  /** Bandwidth of the curve: Silverman (`nrd0`), Sheather–Jones (`sj`, else `nrd0` where unsolvable), or no curve. */
  readonly density: 'nrd0' | 'sj' | 'none';
  /** At most this many numeric columns when none is chosen, 1…24; of more the first are drawn. */
  readonly columns: number;
};

export const histogramOptions: readonly OptionSpec[] = [
  {
    id: 'value_column',
    label: '数值列',
    help: '画哪一列。留空时每个数值列各画一幅。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'group_column',
    label: '分组列',
    help: '按它的取值分开计数，在图上叠放或分面。留空时不分。',
    kind: 'column',
    default: '',
  },
  {
    id: 'transform',
    label: '作图前的变换',
    help: '强度、计数跨越几个数量级时取对数，否则全部挤在左边。',
    kind: 'choice',
    default: 'none',
    choices: [
      { value: 'none', label: '不变换' },
      { value: 'log2', label: 'log2', help: '0 与负值不参与，计入缺失' },
      { value: 'log10', label: 'log10', help: '0 与负值不参与，计入缺失' },
    ],
  },
  {
    id: 'rule',
    label: '区间的划分',
    help: '区间太宽会盖住双峰，太窄则全是毛刺。前三种算出区间数后取整齐的边界，与 R 的 hist 相同。',
    kind: 'choice',
    default: 'fd',
    choices: [
      { value: 'fd', label: 'Freedman–Diaconis', help: '宽度按四分位距，不受离群值影响' },
      { value: 'sturges', label: 'Sturges', help: '按样本量取对数，适合样本少、近正态的数据' },
      { value: 'scott', label: 'Scott', help: '宽度按标准差' },
      { value: 'count', label: '指定区间数' },
      { value: 'width', label: '指定区间宽度' },
    ],
  },
  {
    id: 'bin_count',
    label: '区间数',
    help: '从最小值到最大值等分为这么多区间。',
    kind: 'integer',
    default: 20,
    min: 1,
    max: 500,
    step: 1,
    when: { option: 'rule', in: ['count'] },
  },
  {
    id: 'bin_width',
    label: '区间宽度',
    help: '边界为它的整数倍；单位与作图的数值相同。',
    kind: 'number',
    default: 1,
    min: 1e-9,
    step: 0.1,
    when: { option: 'rule', in: ['width'] },
  },
  {
    id: 'density',
    label: '密度曲线',
    help: '高斯核密度的带宽怎样取；双峰或偏态的数据用 Sheather–Jones 更能看出形状。',
    kind: 'choice',
    default: 'nrd0',
    choices: [
      { value: 'nrd0', label: 'Silverman 经验法则', help: 'R 的 bw.nrd0' },
      { value: 'sj', label: 'Sheather–Jones', help: 'R 的 bw.SJ' },
      { value: 'none', label: '不画' },
    ],
  },
  {
    id: 'columns',
    label: '最多的列数',
    help: '没有选择数值列时，画前面这么多个数值列。',
    kind: 'integer',
    default: 9,
    min: 1,
    max: 24,
    step: 1,
    advanced: true,
  },
];

/** The validated options, renamed as the code calls them. */
export const readHistogramOptions = (options: Options): HistogramOptions => ({
  value: options['value_column'] as string,
  group: options['group_column'] as string,
  transform: options['transform'] as HistogramOptions['transform'],
  rule: options['rule'] as BinRule,
  count: options['bin_count'] as number,
  width: options['bin_width'] as number,
  density: options['density'] as HistogramOptions['density'],
  columns: options['columns'] as number,
});
