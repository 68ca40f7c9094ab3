import type { Options, OptionSpec } from '../../model/index.ts';

export type Combine = 'strongest' | 'mean' | 'split';
export type PathwayMapOptions = {
  /** What a node of several features shows: the strongest change, the mean, or a stripe for each. */
  readonly combine: Combine;
  /** Features without a p-value below this are drawn pale; in a table without a column of p-values none is. */
  readonly p: number;
  /** Column of changes, above 0 for a rise; empty: found by its heading. */
  readonly value_column: string;
  /** Column of p-values; empty: found by its heading, adjusted ones before others. */
  readonly p_value_column: string;
  /** Column of ids as the map has them; empty: found by its heading, else the first text column. */
  readonly feature_column: string;
  /** As `value_column`, of the second table. */
  readonly value_column2: string;
  /** As `p_value_column`, of the second table. */
  readonly p_value_column2: string;
  /** As `feature_column`, of the second table. */
  readonly feature_column2: string;
};

/** The options after the registry has validated them. */
export const readPathwayMapOptions = (options: Options): PathwayMapOptions => options as PathwayMapOptions;

export const pathwayMapOptions: readonly OptionSpec[] = [
  {
    id: 'combine',
    label: '一个节点有几个特征时',
    help: '同一个框常代表几个同工酶或亚基。',
    kind: 'choice',
    default: 'strongest',
    choices: [
      { value: 'strongest', label: '变化最大的', help: '取绝对值最大的一个；有显著的特征时只在显著的里面取' },
      { value: 'mean', label: '平均', help: '取平均值；有一个特征显著，这个节点就算显著' },
      { value: 'split', label: '分成色条', help: '框内每个特征一条颜色，最多 4 条；结果表中的值仍取变化最大的' },
    ],
  },
  {
    id: 'p',
    label: 'P 值阈值',
    help: '不小于它的特征画成浅色。没有 P 值列时全部按显著画。',
    kind: 'number',
    default: 0.05,
    min: 1e-10,
    max: 1,
    step: 0.01,
  },
  {
    id: 'value_column',
    label: '数值列',
    help: '决定颜色，如 log2FC；正为上调，负为下调。留空时按列名识别。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'p_value_column',
    label: 'P 值列',
    help: '留空时按列名识别，有校正 P 值（padj、FDR）时用它，否则用 P 值。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'feature_column',
    label: '特征列',
    help: '与通路图同一种编号的列，如 Entrez、K 号或 C 号。留空时按列名识别，没有时取第一个文字列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'value_column2',
    label: '数值列（第二组学）',
    help: '同上，用于第二组学；两个组学共用一个色条。',
    kind: 'column',
    type: 'number',
    input: 'records2',
    default: '',
    advanced: true,
  },
  {
    id: 'p_value_column2',
    label: 'P 值列（第二组学）',
    help: '同上，用于第二组学。',
    kind: 'column',
    type: 'number',
    input: 'records2',
    default: '',
    advanced: true,
  },
  {
    id: 'feature_column2',
    label: '特征列（第二组学）',
    help: '同上，用于第二组学，如 KEGG 化合物编号一列。',
    kind: 'column',
    input: 'records2',
    default: '',
    advanced: true,
  },
];
