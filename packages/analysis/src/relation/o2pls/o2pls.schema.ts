import type { Options, OptionSpec } from '../../model/index.ts';
import { foldsOption, type Scale, scaleOption, transformOption } from '../../pls/index.ts';
import type { Transform } from '../../transform/index.ts';

export type O2plsOptions = {
  /** Components that the two tables share, at least 1. */
  readonly joint: number;
  /** Components of the first table that have nothing to do with the second; 0: none. */
  readonly x_orthogonal: number;
  /** Components of the second table that have nothing to do with the first; 0: none. */
  readonly y_orthogonal: number;
  /** Applied to all values of both tables before they are scaled; log2, log10 and clr need values above 0. */
  readonly transform: Transform;
  /** What centred features of both tables are divided by: nothing, their standard deviation, or the root of that. */
  readonly scale: Scale;
  /** Parts for cross-validation, to which samples are dealt in turn; as many as samples or more: each by itself. */
  readonly folds: number;
  /** Cross-validation compares from 1 to this many joint components. */
  readonly max_joint: number;
  /** Cross-validation compares from 0 to this many orthogonal components of each table. */
  readonly max_orthogonal: number;
};

export const readO2plsOptions = (options: Options): O2plsOptions => options as O2plsOptions;

export const o2plsOptions: readonly OptionSpec[] = [
  {
    id: 'joint',
    label: '联合成分数',
    help: '两个组学共有的变异方向数；不确定时先看“成分数的选择”表中 Q² 最高的组合。',
    kind: 'integer',
    default: 2,
    min: 1,
    max: 10,
    step: 1,
  },
  {
    id: 'x_orthogonal',
    label: '第一个表的正交成分数',
    help: '第一个表中与另一个表无关的变异方向数；去除它们使联合部分更清楚。',
    kind: 'integer',
    default: 1,
    min: 0,
    max: 10,
    step: 1,
  },
  {
    id: 'y_orthogonal',
    label: '第二个表的正交成分数',
    help: '第二个表中与另一个表无关的变异方向数。',
    kind: 'integer',
    default: 1,
    min: 0,
    max: 10,
    step: 1,
  },
  { ...transformOption, help: '两个表都在缩放之前进行。已取过对数的数据请选“不变换”。' },
  scaleOption('两个表用同一种缩放。'),
  foldsOption,
  {
    id: 'max_joint',
    label: '试到几个联合成分',
    help: '交叉验证比较 1 个到这么多个联合成分的组合；越多越慢。',
    kind: 'integer',
    default: 3,
    min: 1,
    max: 6,
    step: 1,
    advanced: true,
  },
  {
    id: 'max_orthogonal',
    label: '试到几个正交成分',
    help: '每个表从 0 个试到这么多个正交成分；0 表示不比较正交成分。',
    kind: 'integer',
    default: 2,
    min: 0,
    max: 4,
    step: 1,
    advanced: true,
  },
];
