import type { Options, OptionSpec } from '../../model/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { distanceOptions, type DistanceOptions } from '../../community-distances/index.ts';
import { pairAdjustSpec, permutationsSpec } from '../../permutations/index.ts';

export type AnosimOptions = DistanceOptions & { readonly permutations: number; readonly p_adjust: PAdjustMethod };

export const anosimOptions: readonly OptionSpec[] = [...distanceOptions, permutationsSpec, pairAdjustSpec];

export const readAnosimOptions = (options: Options): AnosimOptions => options as AnosimOptions;
