import type { Options, OptionSpec } from '../../model/index.ts';
import {
  adjustSpec,
  batchSpec,
  contrastsSpec,
  covariateSpec,
  featureAdjustments,
  foldChangeSpec,
  loggedSpec,
  pairSpec,
  pColumnSpec,
  referenceSpec,
  significanceSpec,
  testGroupSpec,
} from '../../options/shared/index.ts';
import type { AdjustMethod } from '../../statistics/index.ts';

export type DeqmsOptions = {
  /** Column of the peptide or spectrum counts; `''` is found by its name. */
  readonly counts: string;
  /** Compare every group with the reference, or all pairs. */
  readonly contrasts: 'reference' | 'pairs';
  /** The level that others are compared with; `''` is the first level. */
  readonly reference: string;
  /** The only level that is compared with the reference; `''` compares all. */
  readonly test_group: string;
  /** Column of the groups with the batch of each sample; `''` for none. */
  readonly batch: string;
  /** Column of the groups that says which samples belong to one individual; `''` for none. */
  readonly pair: string;
  /** Numeric column of the groups whose effect is removed; `''` for none. */
  readonly covariate: string;
  /** Whether the values are log2 already. */
  readonly logged: boolean;
  /** How p-values are adjusted for multiple testing. */
  readonly p_adjust: AdjustMethod;
  /** Fold change from which a feature counts as changed, at least 1; 1 asks for none. */
  readonly fc: number;
  /** Significance limit, 0…1; below it counts as significant. */
  readonly p: number;
  /** Which p-value is compared with the limit: `p` or the adjusted `p_adj`. */
  readonly p_column: 'p' | 'p_adj';
};

/** The options after the registry has validated them. */
export const readDeqmsOptions = (options: Options): DeqmsOptions => options as DeqmsOptions;

const toReference = { option: 'contrasts', in: ['reference'] } as const;

export const deqmsOptions: readonly OptionSpec[] = [
  {
    id: 'counts',
    label: '肽段数或 PSM 数的列',
    kind: 'column',
    type: 'number',
    default: '',
    help: '数据表中每个蛋白的肽段数或 PSM 数。留空时按列名识别（如 unique_peptides、PSMs、肽段数）。标记定量宜用 PSM 数，非标记定量宜用肽段数。',
  },
  contrastsSpec(),
  referenceSpec({ when: toReference }),
  testGroupSpec({ help: '只比较这一组；留空时参照组之外的每一组都比较。其他组仍参与方差的估计。', when: toReference }),
  batchSpec(),
  pairSpec(),
  covariateSpec({ help: '分组表中的数值列（如年龄），其线性影响从组间差异中扣除。', advanced: true }),
  loggedSpec(),
  adjustSpec({
    help: '每个比较各自校正。探索性分析一般用 BH，Bonferroni 与 Holm 更严格。',
    methods: featureAdjustments,
  }),
  foldChangeSpec(),
  significanceSpec(),
  pColumnSpec(),
];
