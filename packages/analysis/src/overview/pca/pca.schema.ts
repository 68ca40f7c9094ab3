import type { Options, OptionSpec } from '../../model/index.ts';
import type { Scale } from '../../principal-components/index.ts';
import type { Transform } from '../../transform/index.ts';

export type PcaOptions = {
  /** Applied to all values before features are chosen; log2, log10 and clr need values above 0. */
  readonly transform: Transform;
  /** What a centred feature is divided by: nothing, its standard deviation, the root of that, or its range. */
  readonly scale: Scale;
  /** Components wanted; fewer come back where the data hold no more, at most samples − 1. */
  readonly components: number;
  /** Only this many features with the largest variance are used; `all` takes every one. */
  readonly topVariable: number | 'all';
};

export const pcaOptions: readonly OptionSpec[] = [
  {
    id: 'transform',
    label: '数据变换',
    help: '在选取特征和缩放之前进行。已取过对数的数据请选“不变换”。',
    kind: 'choice',
    default: 'none',
    choices: [
      { value: 'none', label: '不变换' },
      { value: 'log2', label: 'log2', help: '要求所有值大于 0' },
      { value: 'log10', label: 'log10', help: '要求所有值大于 0' },
      { value: 'glog', label: 'glog（广义对数）', help: '允许 0 和负值' },
      { value: 'clr', label: 'CLR（中心对数比）', help: '用于成分数据，要求所有值大于 0' },
    ],
  },
  {
    id: 'scale',
    label: '缩放',
    help: '各特征先中心化，再按所选方式缩放。量级相差很大时建议单位方差或 Pareto 缩放。',
    kind: 'choice',
    default: 'none',
    choices: [
      { value: 'none', label: '仅中心化' },
      { value: 'auto', label: '单位方差（UV）', help: '除以标准差' },
      { value: 'pareto', label: 'Pareto', help: '除以标准差的平方根' },
      { value: 'range', label: '极差', help: '除以最大值与最小值之差' },
    ],
  },
  {
    id: 'components',
    label: '主成分数',
    help: '最多为样本数减 1。',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 100,
    step: 1,
  },
  {
    id: 'top_variable',
    label: '变异最大的特征数',
    help: '只用方差最大的若干个特征，其余不参与计算。计数数据常用 500。',
    kind: 'count-or-all',
    default: 'all',
    min: 2,
    max: 1_000_000,
  },
];

/** The validated options, renamed as the code calls them. */
export function readPcaOptions(options: Options): PcaOptions {
  return {
    transform: options['transform'] as Transform,
    scale: options['scale'] as Scale,
    components: options['components'] as number,
    topVariable: options['top_variable'] as number | 'all',
  };
}
