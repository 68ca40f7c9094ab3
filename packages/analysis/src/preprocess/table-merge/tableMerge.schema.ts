import type { Options, OptionSpec } from '../../model/index.ts';

export type Join = 'left' | 'inner' | 'right' | 'outer';
export type MergeOptions = {
  /** Key column of the first table, where keys may repeat; empty: found by name, else the first column. */
  readonly key: string;
  /** Key column of a second table of records, each key once; empty: named as `key`, found by name, or the first. */
  readonly key2: string;
  /** Rows that stay: of the first table, of both, of the second, or all; cells without a partner are empty. */
  readonly join: Join;
  /** What is put behind a name that both tables have: `_1` and `_2`, （表一） and （表二）, or `.x` and `.y` as in R. */
  readonly suffix: 'number' | 'words' | 'r';
};

export const joinWords: Readonly<Record<Join, string>> = {
  left: '保留第一个表的全部行',
  inner: '只保留两个表都有的行',
  right: '保留第二个表的全部行',
  outer: '保留两个表的全部行',
};
export const suffixes: Readonly<Record<MergeOptions['suffix'], readonly [string, string]>> = {
  number: ['_1', '_2'],
  words: ['（表一）', '（表二）'],
  r: ['.x', '.y'],
};

export const mergeOptions: readonly OptionSpec[] = [
  {
    id: 'key_column',
    label: '第一个表的键列',
    help: '用它的值与第二个表的键逐字比对，可以重复。留空时按列名识别，没有时取第一列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'key_column2',
    label: '第二个表的键列',
    help: '第二个表为任意表格时用，不能重复。留空时取与第一个表的键同名的列，没有时按列名识别，再没有时取第一列。',
    kind: 'column',
    input: 'records2',
    default: '',
    advanced: true,
  },
  {
    id: 'join',
    label: '保留哪些行',
    help: '没有配上的格留空，不填 0；没有配上的键另列一表。',
    kind: 'choice',
    default: 'left',
    choices: [
      { value: 'left', label: '第一个表的全部行', help: '给第一个表补上第二个表的列' },
      { value: 'inner', label: '两个表都有的行（交集）' },
      { value: 'right', label: '第二个表的全部行' },
      { value: 'outer', label: '两个表的全部行（并集）' },
    ],
  },
  {
    id: 'suffix',
    label: '同名列的后缀',
    help: '两个表有同名的列时加在列名之后，用来区分。',
    kind: 'choice',
    default: 'number',
    choices: [
      { value: 'number', label: '_1 与 _2' },
      { value: 'words', label: '（表一）与（表二）' },
      { value: 'r', label: '.x 与 .y', help: '与 R 的 merge 相同' },
    ],
  },
];

/** The validated options, renamed as the code calls them. */
export const readMergeOptions = (options: Options): MergeOptions => ({
  key: options['key_column'] as string,
  key2: options['key_column2'] as string,
  join: options['join'] as Join,
  suffix: options['suffix'] as MergeOptions['suffix'],
});
