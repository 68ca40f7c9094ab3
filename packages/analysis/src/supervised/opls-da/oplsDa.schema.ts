import type { Options, OptionSpec } from '../../model/index.ts';
import { referenceSpec, testGroupSpec } from '../../options/shared/index.ts';
import {
  foldsOption,
  permutationsOption,
  type ProjectionOptions,
  readProjection,
  scaleOption,
  transformOption,
} from '../../pls/index.ts';

export type OplsDaOptions = ProjectionOptions & {
  /** Components of variation unrelated to the groups to take out, 0…9; fewer when the data do not support as many. */
  readonly orthogonal: number;
  /** The group that the other is held against; empty: the first group that is not QC. */
  readonly reference: string;
  /** The group with positive scores; empty: the first other group that is not QC. */
  readonly testGroup: string;
};

export const oplsDaOptions: readonly OptionSpec[] = [
  referenceSpec({ help: '位于得分图左侧的组。留空为分组方案的第一组（QC 除外）。' }),
  testGroupSpec({ help: '位于得分图右侧的组，p 为正的特征在该组较高。留空为第二组。' }),
  transformOption,
  scaleOption('单位方差缩放后 p 与 p(corr) 成正比，S 图成一条直线；看 S 图请选 Pareto。'),
  {
    id: 'orthogonal',
    label: '正交成分数',
    help: '从数据中去除的、与分组无关的变异的成分数；过多会过拟合，以 Q² 为准。',
    kind: 'integer',
    default: 1,
    min: 0,
    max: 9,
    step: 1,
  },
  foldsOption,
  permutationsOption,
];

/** The validated options, renamed as the code calls them. */
export const readOplsDaOptions = (options: Options): OplsDaOptions => ({
  ...readProjection(options),
  orthogonal: options['orthogonal'] as number,
  reference: options['reference'] as string,
  testGroup: options['test_group'] as string,
});
