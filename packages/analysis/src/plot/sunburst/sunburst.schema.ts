import type { Options, OptionSpec } from '../../model/index.ts';

export type SunburstOptions = {
  /** Columns from the inner ring out, or one of lineages cut at semicolons; empty: the first text columns, up to 6. */
  readonly layers: readonly string[];
  /** Numeric column that is summed by category, none negative; empty: found by name, else every row counts 1. */
  readonly value: string;
  /** Categories below this share of the total become one within their parent, 0…0.2; 0: none does. */
  readonly share: number;
};

const layer = (place: number, help: string): OptionSpec => ({
  id: `layer_${place}`,
  label: `第 ${place} 层`,
  help,
  kind: 'column',
  default: '',
});

export const sunburstOptions: readonly OptionSpec[] = [
  layer(1, '最内一环的分类，或一列用分号隔开的分类。各层都留空时按顺序取全部文字列，最多 6 列。'),
  layer(2, '第二环的分类，可留空。'),
  layer(3, '第三环的分类，可留空。'),
  layer(4, '第四环的分类，可留空。'),
  {
    id: 'value_column',
    label: '数值列',
    help: '每行的量；留空时按列名识别（value、count、丰度等），没有时每行计 1。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'min_share',
    label: '合并的比例',
    help: '占总和不足它的类别合并为“其他”，太细的扇区看不清也点不中；0 为不合并。',
    kind: 'number',
    default: 0.005,
    min: 0,
    max: 0.2,
    step: 0.001,
  },
];

/** The validated options, renamed as the code calls them. */
export const readSunburstOptions = (options: Options): SunburstOptions => ({
  layers: [1, 2, 3, 4].map((place) => options[`layer_${place}`] as string).filter((name) => name !== ''),
  value: options['value_column'] as string,
  share: options['min_share'] as number,
});
