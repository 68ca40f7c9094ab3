import type { Options, OptionSpec } from '../../model/index.ts';

export type TransposeOptions = {
  /** Column whose cells become the names of columns, repeats with a number behind; empty: the first column. */
  readonly key: string;
  /** Turns text columns too, which makes every column text, or leaves them out. */
  readonly text: 'keep' | 'drop';
};

export const transposeOptions: readonly OptionSpec[] = [
  {
    id: 'key_column',
    label: '作为新列名的列',
    help: '它的各行成为新表的列名。留空时用第一列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'text',
    label: '文字列',
    help: '除列名以外的文字列（分组、备注）怎么办；留下时它们成为文字行，同列的数值也只能按文字保存。',
    kind: 'choice',
    default: 'keep',
    choices: [
      { value: 'keep', label: '一起转置' },
      { value: 'drop', label: '不转置', help: '只转置数值列，结果可直接作为数据表' },
    ],
  },
];

/** The validated options, renamed as the code calls them. */
export const readTransposeOptions = (options: Options): TransposeOptions => ({
  key: options['key_column'] as string,
  text: options['text'] as TransposeOptions['text'],
});
