import type { Options, OptionSpec } from '../../model/index.ts';
import { distanceOptions, type DistanceOptions } from '../../community-distances/index.ts';

export type PcoaOptions = DistanceOptions & {
  /** How many axes are given, 2…50; fewer when there are not as many positive eigenvalues. */
  readonly k: number;
};

export const pcoaOptions: readonly OptionSpec[] = [
  ...distanceOptions,
  {
    id: 'k',
    label: '坐标轴数',
    kind: 'integer',
    default: 4,
    min: 2,
    max: 50,
    step: 1,
    help: '给出多少个主坐标轴；图上任选其中两个。最多为正特征值的个数。',
  },
];

export const readPcoaOptions = (options: Options): PcoaOptions => options as PcoaOptions;
