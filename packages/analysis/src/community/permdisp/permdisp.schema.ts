import type { Options, OptionSpec } from '../../model/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { distanceOptions, type DistanceOptions } from '../../community-distances/index.ts';
import { pairAdjustSpec, permutationsSpec } from '../../permutations/index.ts';
import type { Centre } from './dispersion.ts';

export type PermdispOptions = DistanceOptions & {
  /** What the distances within a group are measured from: the spatial median, which outliers move less, or the mean. */
  readonly centre: Centre;
  /** Random permutations behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
  /** How the p-values of the pairs of groups are adjusted, among all pairs; the overall test stays as it is. */
  readonly p_adjust: PAdjustMethod;
};

export const permdispOptions: readonly OptionSpec[] = [
  ...distanceOptions,
  {
    id: 'centre',
    label: '组的中心',
    kind: 'choice',
    default: 'median',
    help: '样本到它的距离就是离散程度。空间中位数受离群样本影响小；质心即平均位置。',
    choices: [
      { value: 'median', label: '空间中位数' },
      { value: 'centroid', label: '质心' },
    ],
  },
  permutationsSpec,
  pairAdjustSpec,
];

export const readPermdispOptions = (options: Options): PermdispOptions => options as PermdispOptions;
