import type { Options, OptionSpec } from '../../model/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { distanceOptions, type DistanceOptions } from '../../community-distances/index.ts';
import { pairAdjustSpec, permutationsSpec } from '../../permutations/index.ts';
import type { ClassWeight } from './mrppTest.ts';

export type MrppOptions = DistanceOptions & {
  /** What a group weighs in δ, the mean distance within groups: its samples, one less, or its pairs of samples. */
  readonly weight: ClassWeight;
  /** Random permutations behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
  /** How the p-values of the pairs of groups are adjusted, among all pairs; the overall test stays as it is. */
  readonly p_adjust: PAdjustMethod;
};

export const mrppOptions: readonly OptionSpec[] = [
  ...distanceOptions,
  {
    id: 'weight',
    label: '各组的权重',
    kind: 'choice',
    default: 'n',
    help: '各组的组内平均距离怎样合成 δ；各组样本数相同时没有差别。',
    choices: [
      { value: 'n', label: '样本数 n', help: 'vegan 的默认，最常用' },
      { value: 'n-1', label: 'n − 1', help: '样本多的组略重' },
      { value: 'pairs', label: '样本对数 n(n − 1)/2', help: '每一对组内样本同等重要，样本多的组影响大' },
    ],
  },
  permutationsSpec,
  pairAdjustSpec,
];

export const readMrppOptions = (options: Options): MrppOptions => options as MrppOptions;
