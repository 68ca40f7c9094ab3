import type { Options, OptionSpec } from '../model/index.ts';
import {
  distanceOption,
  linkageOption,
  readHclustOptions,
  scaleOption,
  type HclustOptions,
} from '../hierarchical-clustering/index.ts';

export type Annotations = 'all' | 'group' | 'none';
export type HeatmapOptions = Omit<HclustOptions, 'of'> & {
  /** Orders the features by a tree and draws it; otherwise they stay in the order of the table. */
  readonly clusterRows: boolean;
  /** Orders the samples by a tree and draws it; otherwise they stand group by group. */
  readonly clusterColumns: boolean;
  /** Z-scores beyond ± this take its colour, while trees use the full values; 0: no limit. Only with `scale` `rows`. */
  readonly clip: number;
  /** Draws this many features of largest variance, compared before `scale`; `all`: every usable one. */
  readonly topVariable: number | 'all';
  /** Strips above the samples: group and factors (`all`), the group alone, or none; without groups there are none. */
  readonly annotations: Annotations;
};

export const heatmapOptions: readonly OptionSpec[] = [
  {
    id: 'top_variable',
    label: '变异最大的特征数',
    help: '只画方差最大的若干个特征，太多时图上难以分辨。',
    kind: 'count-or-all',
    default: 1_000,
    min: 2,
    max: 10_000,
  },
  { ...scaleOption, help: '按特征作 z 值标准化，颜色表示相对高低；取值恒定的特征会被去掉并列出。' },
  {
    id: 'clip',
    label: '颜色上限',
    help: '超出 ± 该值的 z 值按该值着色；0 表示不截断。',
    kind: 'number',
    default: 3,
    min: 0,
    max: 100,
    step: 0.5,
    when: { option: 'scale', in: ['rows'] },
  },
  {
    id: 'cluster_rows',
    label: '对特征聚类',
    help: '不聚类时特征按数据表中的顺序排列。',
    kind: 'boolean',
    default: true,
  },
  { id: 'cluster_columns', label: '对样本聚类', help: '不聚类时样本按分组顺序排列。', kind: 'boolean', default: true },
  distanceOption,
  linkageOption,
  {
    id: 'cut',
    label: '特征和样本切分为几类',
    help: '1 表示不切分。',
    kind: 'integer',
    default: 1,
    min: 1,
    max: 100,
    step: 1,
  },
  {
    id: 'annotations',
    label: '样本注释',
    kind: 'choice',
    default: 'all',
    advanced: true,
    choices: [
      { value: 'all', label: '分组和全部因素' },
      { value: 'group', label: '仅分组' },
      { value: 'none', label: '不显示' },
    ],
  },
];

/** The validated options, renamed as the code calls them. */
export function readHeatmapOptions(options: Options): HeatmapOptions {
  return {
    ...readHclustOptions(options),
    clusterRows: options['cluster_rows'] as boolean,
    clusterColumns: options['cluster_columns'] as boolean,
    clip: options['clip'] as number,
    topVariable: options['top_variable'] as number | 'all',
    annotations: options['annotations'] as Annotations,
  };
}
