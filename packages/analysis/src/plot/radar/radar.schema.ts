import type { Options, OptionSpec } from '../../model/index.ts';

export type RadarOptions = {
  /** Column with a polygon of means for each value, 12 at most; empty: found by name, else the first text column. */
  readonly group: string;
  /** Axes to their largest mean, from smallest to largest (`range`, for negatives too), or all on one scale. */
  readonly scale: 'max' | 'range' | 'none';
};

export const radarOptions: readonly OptionSpec[] = [
  {
    id: 'group_column',
    label: '分组列',
    help: '每个取值一个多边形，同一取值的多行取均值。留空时取第一个文字列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'scale',
    label: '各轴的尺度',
    help: '各指标的单位不同时需要折算，否则数值大的指标会盖过其他指标。',
    kind: 'choice',
    default: 'max',
    choices: [
      { value: 'max', label: '除以各轴的最大值', help: '0 在中心，要求没有负值' },
      { value: 'range', label: '最小到最大', help: '各轴的最小值在中心，最大值在边缘' },
      { value: 'none', label: '不折算', help: '各轴共用一个尺度，要求没有负值' },
    ],
  },
];

/** The validated options, renamed as the code calls them. */
export const readRadarOptions = (options: Options): RadarOptions => ({
  group: options['group_column'] as string,
  scale: options['scale'] as RadarOptions['scale'],
});
