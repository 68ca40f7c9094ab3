import type { Options, OptionSpec } from '../../model/index.ts';

export type SankeyOptions = {
  /** Columns of categories from left to right, two at least, none twice; empty: the first text columns, up to 6. */
  readonly layers: readonly string[];
  /** Numeric column of what each row lets flow, none negative; empty: found by name, else 1 a row. */
  readonly weight: string;
  /** At most this many categories a layer, 2…60; of more the smallest become one, 其他, which counts. */
  readonly top: number;
};

const layer = (place: number, help: string): OptionSpec => ({
  id: `layer_${place}`,
  label: `第 ${place} 层`,
  help,
  kind: 'column',
  default: '',
});

export const sankeyOptions: readonly OptionSpec[] = [
  layer(1, '从左到右的第一列分类。各层都留空时按顺序取全部文字列，最多 6 列。'),
  layer(2, '第二列分类。'),
  layer(3, '第三列分类，可留空。'),
  layer(4, '第四列分类，可留空。'),
  {
    id: 'weight_column',
    label: '流量列',
    help: '每行的流量；留空时按列名识别（value、count、数量等），没有时每行计 1。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'top',
    label: '每层最多的类别数',
    help: '超过时流量小的合并为“其他”，画面才看得清。',
    kind: 'integer',
    default: 15,
    min: 2,
    max: 60,
    step: 1,
  },
];

/** The validated options, renamed as the code calls them. */
export const readSankeyOptions = (options: Options): SankeyOptions => ({
  layers: [1, 2, 3, 4].map((place) => options[`layer_${place}`] as string).filter((name) => name !== ''),
  weight: options['weight_column'] as string,
  top: options['top'] as number,
});
