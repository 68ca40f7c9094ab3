import type { OptionSpec } from '../../model/index.ts';
import type { AdjustMethod } from '../../statistics/index.ts';
import type { Wording } from './wording.ts';

/** The adjustments for multiple testing and the error rate that each controls. */
export const adjustNames: Readonly<Record<AdjustMethod, string>> = {
  BH: 'Benjamini–Hochberg（控制 FDR）',
  bonferroni: 'Bonferroni（控制 FWER）',
  holm: 'Holm（控制 FWER）',
  qvalue: 'Storey q 值（控制 FDR）',
};
/** Labels with the authors only, for a handful of comparisons. */
export const adjustAuthors: Readonly<Record<AdjustMethod, string>> = {
  BH: 'Benjamini–Hochberg',
  bonferroni: 'Bonferroni',
  holm: 'Holm',
  qvalue: 'Storey q 值',
};
/** The shortest labels, for the pairs of a matrix. */
export const adjustShort: Readonly<Record<AdjustMethod, string>> = { ...adjustAuthors, BH: 'BH（FDR）' };

/** How many tests at once are accounted for. */
export type AdjustOptions = {
  /** Adjustment of the p-values: `BH` and `qvalue` keep the FDR in check, `holm` and `bonferroni` the FWER. */
  readonly p_adjust: AdjustMethod;
};

type Adjusting = Wording & {
  /** What is adjusted together, and which one to choose. */
  readonly help: string;
  /** In the order of the form. */
  readonly methods: readonly AdjustMethod[];
  readonly names?: Readonly<Record<AdjustMethod, string>>;
  readonly default?: AdjustMethod;
};

/** `p_adjust`: how the p-values are adjusted. */
export const adjustSpec = ({
  default: chosen = 'BH',
  methods,
  names = adjustNames,
  ...wording
}: Adjusting): OptionSpec => ({
  id: 'p_adjust',
  label: '多重检验校正',
  kind: 'choice',
  default: chosen,
  ...wording,
  choices: methods.map((value) => ({ value, label: names[value] })),
});

/** For tests of many features: the q-value estimates the share of true nulls, which takes hundreds of p-values. */
export const featureAdjustments: readonly AdjustMethod[] = ['BH', 'bonferroni', 'holm', 'qvalue'];
/** For tests of many sets, taxa or pairs. */
export const setAdjustments: readonly AdjustMethod[] = ['BH', 'bonferroni', 'holm'];
/** For a handful of comparisons, the milder of the strict ones first. */
export const pairAdjustments: readonly AdjustMethod[] = ['BH', 'holm', 'bonferroni'];
