import type { Options, OptionSpec } from '../../model/index.ts';

export type TernaryOptions = {
  /** Numeric columns of top, left and right corner, none negative; empty: the next one free. Their sum becomes 1. */
  readonly columns: readonly [string, string, string];
  /** Column that names the points; empty: found by name, else the first text column. */
  readonly label: string;
  /** Column by whose values points are coloured; empty: the first text column beside the names, or one colour. */
  readonly group: string;
  /** Numeric column that the areas of the points follow; empty: the sum of the three corners. */
  readonly size: string;
};

const part = (id: string, label: string): OptionSpec => ({
  id,
  label,
  help: '留空时按顺序取数值列。三列之和折算为 100%。',
  kind: 'column',
  type: 'number',
  default: '',
});

export const ternaryOptions: readonly OptionSpec[] = [
  part('a_column', '上顶点列'),
  part('b_column', '左下顶点列'),
  part('c_column', '右下顶点列'),
  { id: 'label_column', label: '名称列', help: '每个点的名称。留空时取第一个文字列。', kind: 'column', default: '' },
  {
    id: 'group_column',
    label: '着色列',
    help: '按它的取值着色，例如门。留空时取第二个文字列，没有时不着色。',
    kind: 'column',
    default: '',
  },
  {
    id: 'size_column',
    label: '大小列',
    help: '点的面积与它成正比。留空时为三列之和。',
    kind: 'column',
    type: 'number',
    default: '',
    advanced: true,
  },
];

/** The validated options, renamed as the code calls them. */
export const readTernaryOptions = (options: Options): TernaryOptions => ({
  columns: [options['a_column'] as string, options['b_column'] as string, options['c_column'] as string],
  label: options['label_column'] as string,
  group: options['group_column'] as string,
  size: options['size_column'] as string,
});
