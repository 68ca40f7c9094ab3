import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustAuthors, adjustSpec, pairAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { distanceOptions, type DistanceOptions } from '../../community-distances/index.ts';
import { permutationsSpec } from '../../permutations/index.ts';

type MantelMethod = 'pearson' | 'spearman';
export type MantelOptions = DistanceOptions & {
  /** Correlation of the two tables of distances: of their values, or of their ranks. */
  readonly method: MantelMethod;
  /** Random permutations behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
  /** How p-values are adjusted for many tests, among the single variables; not that of all together. */
  readonly p_adjust: PAdjustMethod;
};

export const mantelOptions: readonly OptionSpec[] = [
  ...distanceOptions,
  {
    id: 'method',
    label: '相关系数',
    kind: 'choice',
    default: 'pearson',
    help: 'Pearson 看距离之间的线性关系；Spearman 只用次序，不受个别很大的距离影响。',
    choices: [
      { value: 'pearson', label: 'Pearson' },
      { value: 'spearman', label: 'Spearman' },
    ],
  },
  permutationsSpec,
  adjustSpec({
    label: '逐个变量的校正',
    help: '逐个环境变量检验时，p 值在各变量之内校正；不影响全部变量一起的检验。',
    methods: pairAdjustments,
    names: adjustAuthors,
  }),
];

export const readMantelOptions = (options: Options): MantelOptions => options as MantelOptions;
