import type { Options, OptionSpec } from '../../model/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { distanceOptions, type DistanceOptions } from '../../community-distances/index.ts';
import { pairAdjustSpec, permutationsSpec } from '../../permutations/index.ts';

export type AnosimOptions = DistanceOptions & {
  /** Random permutations behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
  /** How the p-values of the pairs of groups are adjusted, among all pairs; the overall test stays as it is. */
  readonly p_adjust: PAdjustMethod;
};

export const anosimOptions: readonly OptionSpec[] = [...distanceOptions, permutationsSpec, pairAdjustSpec];

export const readAnosimOptions = (options: Options): AnosimOptions => options as AnosimOptions;
