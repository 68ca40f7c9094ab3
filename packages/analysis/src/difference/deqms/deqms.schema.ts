import type { Options, OptionSpec } from '../../model/index.ts';
import {
  type AdjustOptions,
  adjustSpec,
  batchSpec,
  type ComparisonOptions,
  contrastsSpec,
  covariateSpec,
  covariateTypeSpec,
  featureAdjustments,
  foldChangeSpec,
  loggedSpec,
  pairSpec,
  pColumnSpec,
  referenceOfPairs,
  referenceSpec,
  significanceSpec,
  testGroupSpec,
  type ThresholdOptions,
} from '../../options/shared/index.ts';

export type DeqmsOptions = ComparisonOptions &
  ThresholdOptions &
  AdjustOptions & {
    /** Annotation column with the peptides or PSMs of each protein; empty: recognised by its name. */
    readonly counts: string;
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
  referenceSpec({ help: referenceOfPairs }),
  testGroupSpec({ help: '只比较这一组；留空时参照组之外的每一组都比较。其他组仍参与方差的估计。', when: toReference }),
  batchSpec(),
  pairSpec(),
  covariateSpec({ help: '分组表中的一列（如年龄、性别），其影响从组间差异中扣除；数字按线性影响。', advanced: true }),
  covariateTypeSpec({ advanced: true }),
  loggedSpec(),
  adjustSpec({
    help: '每个比较各自校正。探索性分析一般用 BH，Bonferroni 与 Holm 更严格。',
    methods: featureAdjustments,
  }),
  foldChangeSpec(),
  significanceSpec(),
  pColumnSpec(),
];
