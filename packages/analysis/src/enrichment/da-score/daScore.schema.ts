import { twoGroupOptions, type TwoGroupOptions } from '../../two-group-comparison/index.ts';
import type { Options, OptionSpec } from '../../model/index.ts';

export type DaScoreOptions = TwoGroupOptions & {
  /** Pathways with fewer measured features than this get no score. */
  readonly min_size: number;
  /** Pathways with more measured features than this get no score. */
  readonly max_size: number;
};

/** The options after the registry has validated them. */
export const readDaScoreOptions = (options: Options): DaScoreOptions => options as DaScoreOptions;

const help: Readonly<Record<string, string>> = {
  test: '用数据表和样本分组时，逐个特征比较两组，做法与“两组差异检验”相同；用排序表时不作检验。',
  fc: '上调指倍数不小于该值，下调指倍数不大于其倒数；填 1 表示不按倍数筛选。用排序表时，得分作为 log2 差异倍数，按同一阈值判断方向。',
};

export const daScoreOptions: readonly OptionSpec[] = [
  ...twoGroupOptions.map((spec): OptionSpec =>
    help[spec.id] === undefined ? spec : { ...spec, help: help[spec.id]! },
  ),
  {
    id: 'min_size',
    label: '通路最少特征数',
    help: '按测到的特征计。只测到一两个特征的通路，得分动辄为 ±1，调高可排除它们。',
    kind: 'integer',
    default: 3,
    min: 1,
    max: 1000,
    step: 1,
  },
  {
    id: 'max_size',
    label: '通路最多特征数',
    help: '按测到的特征计。太大的集合（如“代谢途径”总览）说明不了问题，调低可排除它们。',
    kind: 'integer',
    default: 2000,
    min: 2,
    max: 100_000,
    step: 1,
    advanced: true,
  },
];
