import type { Options, OptionSpec } from '../../model/index.ts';

export type GseaOptions = {
  /** Random sets of each tested size that scores are compared with; more give finer p-values. */
  readonly permutations: number;
  /** A hit counts by its |score| to this power; 0: all hits count the same. */
  readonly weight: number;
  /** Sets with fewer features in the ranking than this are not tested. */
  readonly min_size: number;
  /** Sets with more features in the ranking than this are not tested, nor one that holds the whole ranking. */
  readonly max_size: number;
  /** How many sets get a running sum. */
  readonly curves: number;
};

/** The options after the registry has validated them. */
export const readGseaOptions = (options: Options): GseaOptions => ({
  permutations: options['permutations'] as number,
  weight: Number(options['weight']),
  min_size: options['min'] as number,
  max_size: options['max'] as number,
  curves: options['curves'] as number,
});

export const gseaOptions: readonly OptionSpec[] = [
  {
    id: 'permutations',
    label: '随机次数',
    help: '次数越多 p 值越细：1,000 次时最小约 0.002。',
    kind: 'integer',
    default: 1000,
    min: 100,
    max: 100_000,
    step: 100,
  },
  {
    id: 'weight',
    label: '得分的权重',
    help: '命中一个特征时，累积和按得分绝对值的几次方上升。',
    kind: 'choice',
    default: '1',
    choices: [
      { value: '0', label: '0（不加权）', help: '只看次序，即 Kolmogorov–Smirnov 统计量' },
      { value: '1', label: '1（常用）', help: '得分越大贡献越大' },
      { value: '1.5', label: '1.5' },
      { value: '2', label: '2', help: '主要由两端的特征决定' },
    ],
  },
  {
    id: 'min',
    label: '集合最少特征数',
    help: '按排序表中的特征计。太小的集合得分不稳定，调低会多出零散条目。',
    kind: 'integer',
    default: 15,
    min: 1,
    max: 1000,
    step: 1,
  },
  {
    id: 'max',
    label: '集合最多特征数',
    help: '按排序表中的特征计。太大的集合说明不了问题，调低可排除它们。',
    kind: 'integer',
    default: 500,
    min: 2,
    max: 10_000,
    step: 1,
  },
  {
    id: 'curves',
    label: '给出曲线的集合数',
    help: '按 p 值从小到大取，画累积曲线用，不影响检验。',
    kind: 'integer',
    default: 30,
    min: 1,
    max: 200,
    step: 1,
    advanced: true,
  },
];
