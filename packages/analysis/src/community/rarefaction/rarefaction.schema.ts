import type { Options, OptionSpec } from '../../model/index.ts';

export type RarefactionOptions = {
  /** Points of a curve, evenly from 1 to the total of the sample, 5…200; `depth` is added to them. */
  readonly steps: number;
  /** Sequences at which samples are compared; 0: the smallest total. Samples with fewer get no value. */
  readonly depth: number;
};

export const rarefactionOptions: readonly OptionSpec[] = [
  {
    id: 'steps',
    label: '每条曲线的点数',
    kind: 'integer',
    default: 30,
    min: 5,
    max: 200,
    step: 5,
    help: '从 1 条到样本总条数均匀取点。点越多曲线越平滑，表越长。',
  },
  {
    id: 'depth',
    label: '抽平深度',
    kind: 'integer',
    default: 0,
    min: 0,
    max: 1_000_000_000,
    step: 100,
    unit: '条',
    help: '各样本抽到同样多的条数后再比较期望特征数。填 0 表示取最小样本的总条数；总条数不够的样本为空。',
  },
];

export const readRarefactionOptions = (options: Options): RarefactionOptions => options as RarefactionOptions;
