import type { TermType } from '../../linear-model/index.ts';
import type { Options, OptionSpec } from '../../model/index.ts';
import { covariateTypeSpec } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { distanceOptions, type DistanceOptions } from '../../community-distances/index.ts';
import { pairAdjustSpec, permutationsSpec } from '../../permutations/index.ts';

export type PermanovaOptions = DistanceOptions & {
  /** Random permutations behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
  /** Column fitted before the groups, numbers linearly; empty: none. Samples without a value are left out. */
  readonly covariate: string;
  /** Whether numbers of the covariate are numbers, as in R, or name classes. */
  readonly covariate_type: TermType;
  /** Column of classes within which samples are permuted; empty: among all. Samples without a class are left out. */
  readonly strata: string;
  /** How the p-values of the pairs of groups are adjusted, among all pairs; the overall test stays as it is. */
  readonly p_adjust: PAdjustMethod;
};

export const permanovaOptions: readonly OptionSpec[] = [
  ...distanceOptions,
  permutationsSpec,
  {
    id: 'covariate',
    label: '先扣除的因素',
    kind: 'factor',
    default: '',
    help: '分组表中的一列（如批次、年龄），先放入模型，分组只解释剩下的差异；数字按数值。留空不扣除。',
  },
  covariateTypeSpec({ label: '该因素的类型' }),
  {
    id: 'strata',
    label: '限制置换的区组',
    kind: 'factor',
    default: '',
    help: '分组表中的一列：样本只在同一区组内换位，用于配对或区组设计。留空时在全部样本间置换。',
  },
  pairAdjustSpec,
];

export const readPermanovaOptions = (options: Options): PermanovaOptions => options as PermanovaOptions;
