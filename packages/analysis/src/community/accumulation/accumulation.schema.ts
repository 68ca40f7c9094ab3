import type { Options, OptionSpec } from '../../model/index.ts';

export type AccumulationOptions = {
  /** `exact` computes the mean and deviation over all orders of the samples, `random` over some drawn orders. */
  readonly method: 'exact' | 'random';
  /** Number of random orders of the samples, 10…2000; only `random` uses it. */
  readonly permutations: number;
  /** One curve a group, or one of all samples; without groups there is always one. */
  readonly by: 'group' | 'all';
};

export const accumulationOptions: readonly OptionSpec[] = [
  {
    id: 'method',
    label: '算法',
    help: '精确法给出所有抽样次序的期望和标准差，没有随机误差；随机法只看若干个次序。',
    kind: 'choice',
    default: 'exact',
    choices: [
      { value: 'exact', label: '精确法', help: '解析的期望，与 vegan 的 exact 相同' },
      { value: 'random', label: '随机加入样本', help: '与 vegan 的 random 相同，需要随机种子' },
    ],
  },
  {
    id: 'permutations',
    label: '随机次序数',
    help: '次序越多曲线越平滑，用时成比例增加。',
    kind: 'integer',
    default: 100,
    min: 10,
    max: 2_000,
    step: 10,
    when: { option: 'method', in: ['random'] },
  },
  {
    id: 'by',
    label: '曲线',
    help: '没有提供分组时总是全部样本合为一条。',
    kind: 'choice',
    default: 'group',
    choices: [
      { value: 'group', label: '每个分组一条' },
      { value: 'all', label: '全部样本一条' },
    ],
  },
];

export const readAccumulationOptions = (options: Options): AccumulationOptions => options as AccumulationOptions;
