import { multiGroupOptions } from '../multi-group/index.ts';
import type { Options, OptionSpec } from '../../model/index.ts';

export type RatioIndexOptions = {
  /** Column with the names in the table of formulas; empty: recognised by its name, else formulas name themselves. */
  readonly name: string;
  /** Column with the formulas in their table; empty: recognised by its name, else the last column of text. */
  readonly formula: string;
  /** Formulas one a line, as `name = formula` or the formula alone; empty: those of the table only. */
  readonly typed: string;
  /** Whether the values are log2; they are then raised to powers of 2 before a formula takes them. */
  readonly logged: boolean;
  /** What becomes of an index before it is tested; log2 makes one that is not above 0 missing. */
  readonly transform: 'none' | 'log2';
};

/** Those of the test of all groups; a moderated test would borrow from too few indices. */
const tests: readonly OptionSpec[] = multiGroupOptions.map((spec) => {
  if (spec.id === 'test' && spec.kind === 'choice')
    return {
      ...spec,
      default: 'kruskal',
      choices: spec.choices.filter(({ value }) => value !== 'limma'),
      help: '比值常常偏态，默认用秩次；取 log2 之后或分布对称时可用方差分析。只有两组时即 Wilcoxon、Welch t 或 Student t 检验的对应形式。',
    };
  if (spec.id === 'post_hoc' && spec.kind === 'choice') return { ...spec, default: 'dunn' };
  return spec;
});

export const ratioIndexOptions: readonly OptionSpec[] = [
  {
    id: 'formulas',
    label: '公式',
    kind: 'text',
    lines: true,
    most: 4_000,
    default: '',
    placeholder: 'Fischer 比 = (Val+Leu+Ile)/(Phe+Tyr)',
    help: '每行一个，“=”之前为指标名，可以不写名称；可用 + − × ÷、括号与 sum、mean、log2、ln、sqrt。也可以（或同时）提供公式表。',
  },
  {
    id: 'formula_column',
    label: '公式列',
    advanced: true,
    help: '提供公式表时使用。留空时按列名识别（formula、公式等），没有时取最后一个文字列。',
    kind: 'column',
    type: 'text',
    default: '',
  },
  {
    id: 'name_column',
    label: '指标名列',
    advanced: true,
    help: '提供公式表时使用。留空时按列名识别（index、name、指标等）；没有时用公式作名称。',
    kind: 'column',
    default: '',
  },
  {
    id: 'logged',
    label: '数据已取对数（log2）',
    help: '已取对数时先还原为 2 的幂再代入公式。',
    kind: 'boolean',
    default: false,
  },
  {
    id: 'transform',
    label: '指标的变换',
    help: '比值取 log2 之后更接近正态，组间之差就是差异倍数；不大于 0 的指标取不了对数，记为缺失。',
    kind: 'choice',
    default: 'none',
    choices: [
      { value: 'none', label: '不变换' },
      { value: 'log2', label: 'log2' },
    ],
  },
  ...tests,
];

/** The validated options, renamed as the code calls them. */
export const readRatioIndexOptions = (options: Options): RatioIndexOptions => ({
  name: options['name_column'] as string,
  formula: options['formula_column'] as string,
  typed: options['formulas'] as string,
  logged: options['logged'] === true,
  transform: options['transform'] as RatioIndexOptions['transform'],
});
