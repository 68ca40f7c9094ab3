import type { Options, OptionSpec } from '../../model/index.ts';
import { numberOperators, textOperators, type NumberOperator, type TextOperator } from '../../rules/index.ts';

export type Operator = 'none' | NumberOperator | TextOperator | 'present' | 'absent';
export type Condition = {
  readonly option: string;
  readonly column: string;
  readonly operator: Operator;
  readonly value: number;
  readonly text: string;
};
export type FilterRowsOptions = {
  /** Column that is looked up in the list, letter by letter; empty: the first column. Does nothing without a list. */
  readonly list: string;
  /** Keeps the rows of the list or takes them out; does nothing without a list. */
  readonly listMode: 'keep' | 'drop';
  /** Those in use, three at most; an empty cell meets none but that of being empty. */
  readonly conditions: readonly Condition[];
  /** Whether a row stays when it meets all conditions or any of them; the list comes on top. */
  readonly combine: 'all' | 'any';
  /** Which of the rows that repeat a value of `distinctColumn` stays, after conditions and list; `none`: all do. */
  readonly distinct: 'none' | 'first' | 'max' | 'min' | 'abs-max';
  /** Column whose equal values are repeats, empty cells are not; empty: the first column. */
  readonly distinctColumn: string;
  /** Numeric column by which `max`, `min` and `abs-max` choose, empty cells last; empty: refused with these. */
  readonly rank: string;
};

const operators: readonly { readonly value: Operator; readonly label: string; readonly help?: string }[] = [
  { value: 'none', label: '不使用' },
  { value: 'ge', label: '≥' },
  { value: 'gt', label: '>' },
  { value: 'le', label: '≤' },
  { value: 'lt', label: '<' },
  { value: 'eq', label: '=' },
  { value: 'ne', label: '≠' },
  { value: 'abs-ge', label: '绝对值 ≥', help: '例如 |log2FC| ≥ 1' },
  { value: 'abs-le', label: '绝对值 ≤' },
  { value: 'is', label: '文字是', help: '整格逐字相同，例如方向列是“上调”' },
  { value: 'is-not', label: '文字不是' },
  { value: 'contains', label: '文字含有', help: '不分大小写' },
  { value: 'contains-not', label: '文字不含' },
  { value: 'begins', label: '文字开头是', help: '不分大小写' },
  { value: 'present', label: '不为空' },
  { value: 'absent', label: '为空' },
];
export const comparesText = (operator: Operator): boolean => (textOperators as readonly Operator[]).includes(operator);
const places = [1, 2, 3] as const;

const condition = (place: (typeof places)[number]): OptionSpec[] => [
  {
    id: `operator_${place}`,
    label: `条件 ${place}`,
    kind: 'choice',
    default: 'none',
    choices: operators,
    ...(place === 1 && { help: '空的格不满足任何比较；要留下它们请用“为空”。' }),
  },
  {
    id: `column_${place}`,
    label: `条件 ${place} 的列`,
    help: '比较大小时取数值列，其余可以用任何列。',
    kind: 'column',
    default: '',
    when: { option: `operator_${place}`, in: [...numberOperators, ...textOperators, 'present', 'absent'] },
  },
  {
    id: `value_${place}`,
    label: `条件 ${place} 的值`,
    kind: 'number',
    default: 0,
    help: '与该列的值比较。',
    when: { option: `operator_${place}`, in: numberOperators },
  },
  {
    id: `text_${place}`,
    label: `条件 ${place} 的文字`,
    kind: 'text',
    default: '',
    most: 200,
    help: '与该列的文字比较，首尾的空格不计。',
    when: { option: `operator_${place}`, in: textOperators },
  },
];

export const filterRowsOptions: readonly OptionSpec[] = [
  ...places.flatMap(condition),
  {
    id: 'combine',
    label: '几个条件之间',
    kind: 'choice',
    default: 'all',
    help: '只对上面的条件；名单另外起作用。',
    choices: [
      { value: 'all', label: '全部满足才留下' },
      { value: 'any', label: '满足一个就留下' },
    ],
  },
  {
    id: 'list_column',
    label: '与名单比对的列',
    help: '提供了名单时使用，逐字比对。留空时取第一列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'list_mode',
    label: '名单中的行',
    kind: 'choice',
    default: 'keep',
    help: '没有提供名单时不起作用。',
    choices: [
      { value: 'keep', label: '只留名单中的' },
      { value: 'drop', label: '去掉名单中的' },
    ],
  },
  {
    id: 'distinct',
    label: '重复的行',
    kind: 'choice',
    default: 'none',
    help: '“去重的列”取值相同的行只留一行；在条件与名单之后进行。',
    choices: [
      { value: 'none', label: '都保留' },
      { value: 'first', label: '留第一行' },
      { value: 'max', label: '留“比较的列”最大的' },
      { value: 'min', label: '留“比较的列”最小的', help: '例如每个基因留 P 值最小的一行' },
      { value: 'abs-max', label: '留“比较的列”绝对值最大的' },
    ],
  },
  {
    id: 'distinct_column',
    label: '去重的列',
    help: '取值相同即为重复，空值不算。留空时取第一列。',
    kind: 'column',
    default: '',
    when: { option: 'distinct', in: ['first', 'max', 'min', 'abs-max'] },
  },
  {
    id: 'rank_column',
    label: '比较的列',
    help: '按它决定重复的行里留哪一行；空值排在最后。',
    kind: 'column',
    type: 'number',
    default: '',
    when: { option: 'distinct', in: ['max', 'min', 'abs-max'] },
  },
];

/** The validated options, renamed as the code calls them. */
export const readFilterRowsOptions = (options: Options): FilterRowsOptions => ({
  list: options['list_column'] as string,
  listMode: options['list_mode'] as FilterRowsOptions['listMode'],
  conditions: places
    .map((place) => ({
      option: `column_${place}`,
      column: options[`column_${place}`] as string,
      operator: options[`operator_${place}`] as Operator,
      value: options[`value_${place}`] as number,
      text: (options[`text_${place}`] as string).trim(),
    }))
    .filter(({ operator }) => operator !== 'none'),
  combine: options['combine'] as FilterRowsOptions['combine'],
  distinct: options['distinct'] as FilterRowsOptions['distinct'],
  distinctColumn: options['distinct_column'] as string,
  rank: options['rank_column'] as string,
});
