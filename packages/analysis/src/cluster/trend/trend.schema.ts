import type { Options, OptionSpec } from '../../model/index.ts';
import { kmeansOptions, type KmeansOptions } from '../kmeans/index.ts';

export type TrendOptions = KmeansOptions & {
  /** Fuzzifier, above 1: larger spreads a feature over more clusters; 0 estimates it from the size of the table. */
  readonly m: number;
  /** Features with at least this membership in their cluster are its core, 0…1. */
  readonly core: number;
};

/** The options after the registry has validated them. */
export const readTrendOptions = (options: Options): TrendOptions => options as TrendOptions;

const shared = (id: string): OptionSpec => kmeansOptions.find((option) => option.id === id)!;

export const trendOptions: readonly OptionSpec[] = [
  { ...shared('k'), help: '分成几种趋势。出现几乎相同的曲线时说明类数过多。' } as OptionSpec,
  { ...shared('by'), default: 'groups' } as OptionSpec,
  {
    id: 'core',
    label: '核心成员的隶属度',
    help: '隶属度不低于它的特征为核心成员；调高只留下最典型的特征。',
    kind: 'number',
    default: 0.5,
    min: 0,
    max: 1,
    step: 0.05,
  },
  {
    id: 'm',
    label: '模糊系数',
    help: '越大各类越模糊；0 表示按特征数与列数自动估计，使随机数据不成类。',
    kind: 'number',
    default: 0,
    min: 0,
    max: 5,
    step: 0.05,
    advanced: true,
  },
  {
    id: 'starts',
    label: '随机起点数',
    help: '从多个随机起点各算一次，取目标函数最小的；调高更稳但更慢。',
    kind: 'integer',
    default: 10,
    min: 1,
    max: 100,
    step: 1,
    advanced: true,
  },
  shared('scale'),
  shared('top_variable'),
];
