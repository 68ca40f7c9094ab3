import type { Options, OptionSpec } from '../../model/index.ts';

export type OavOptions = {
  /** Column of names in the table of thresholds; empty: found by its heading, else the first text column. */
  readonly compound: string;
  /** Column of odour thresholds, above 0; empty: found by its heading, else the first column of numbers. */
  readonly threshold: string;
  /** Column of odour notes; empty: found by its heading. Without one the axes of the radar are compounds. */
  readonly note: string;
  /** Turns the unit of the concentrations into that of the thresholds. */
  readonly factor: number;
  /** Compounds whose mean activity value is below this in every group count for no note and are not drawn. */
  readonly least: number;
  /** Compounds in the lollipop chart at most, those of the highest activity values. */
  readonly top: number;
  /** Axes of the radar: `log` (log10 of 1 + sum) and `none` share one scale; with `max` each axis has its own. */
  readonly scale: 'log' | 'max' | 'none';
};

export const oavOptions: readonly OptionSpec[] = [
  {
    id: 'compound_column',
    label: '化合物列',
    help: '阈值表中的化合物名，与数据表第一列一致。留空时按列名识别（compound、化合物等）。',
    kind: 'column',
    default: '',
  },
  {
    id: 'threshold_column',
    label: '阈值列',
    help: '气味阈值，大于 0。留空时按列名识别（threshold、阈值等）；阈值因介质（水、油、乙醇溶液）而异，要取与样品相同的介质。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'note_column',
    label: '香韵列',
    help: '气味描述，多个之间用顿号或分号隔开，如 花香、果香。留空时按列名识别（odor、note、香韵等）；没有时雷达图以化合物为轴。',
    kind: 'column',
    default: '',
  },
  {
    id: 'factor',
    label: '浓度换算系数',
    help: '浓度 × 系数后与阈值的单位相同；浓度为 mg/kg、阈值为 μg/kg 时填 1000。',
    kind: 'number',
    default: 1,
    min: 1e-12,
    max: 1e12,
    step: 1,
  },
  {
    id: 'least',
    label: 'OAV 下限',
    help: '任一组的平均 OAV 不低于它的化合物才计入香韵、画在图上；OAV ≥ 1 一般认为对香气有贡献。',
    kind: 'number',
    default: 1,
    min: 0,
    max: 1e6,
    step: 0.1,
  },
  {
    id: 'top',
    label: '画出的化合物数',
    help: '按各组平均 OAV 的最大值从大到小。',
    kind: 'integer',
    default: 25,
    min: 1,
    max: 60,
    step: 1,
  },
  {
    id: 'scale',
    label: '雷达图的尺度',
    help: '各香韵的 OAV 之和可相差几个数量级。',
    kind: 'choice',
    default: 'log',
    choices: [
      { value: 'log', label: '取 log10', help: 'log10(1 + 和)，各轴共用一个尺度' },
      { value: 'max', label: '除以各轴的最大值', help: '只看各组在同一香韵上的高低' },
      { value: 'none', label: '不折算', help: '各轴共用一个尺度' },
    ],
  },
];

/** The validated options, renamed as the code calls them. */
export const readOavOptions = (options: Options): OavOptions => ({
  compound: options['compound_column'] as string,
  threshold: options['threshold_column'] as string,
  note: options['note_column'] as string,
  factor: options['factor'] as number,
  least: options['least'] as number,
  top: options['top'] as number,
  scale: options['scale'] as OavOptions['scale'],
});
