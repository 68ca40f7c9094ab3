import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustAuthors, adjustSpec, pairAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { permutationsSpec } from '../../permutations/index.ts';

export type VpaOptions = {
  /** What is partitioned: abundances as `hellinger`, ln(x + 1) or as they are, or Bray–Curtis distances of shares. */
  readonly response: 'hellinger' | 'log1p' | 'none' | 'bray';
  /** Random permutations behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
  /** How p-values are adjusted for many tests, among all tests. */
  readonly p_adjust: PAdjustMethod;
};

export const vpaOptions: readonly OptionSpec[] = [
  {
    id: 'response',
    label: '群落数据',
    kind: 'choice',
    default: 'hellinger',
    help: '分解什么的变异。原始计数的双零和大丰度会扭曲结果，群落数据一般先作 Hellinger 变换。',
    choices: [
      { value: 'hellinger', label: 'Hellinger 变换', help: '样本内比例的平方根，以 RDA 分解' },
      { value: 'log1p', label: 'ln(x + 1)', help: '以 RDA 分解' },
      { value: 'none', label: '不变换', help: '已变换过或非群落数据，以 RDA 分解' },
      { value: 'bray', label: 'Bray–Curtis 距离', help: '换算为相对丰度后计算距离，以基于距离的 RDA（db-RDA）分解' },
    ],
  },
  permutationsSpec,
  adjustSpec({
    label: 'p 值的校正',
    help: '在全部检验之内校正；只影响“校正后 p 值”一列。',
    methods: pairAdjustments,
    names: adjustAuthors,
  }),
];

export const readVpaOptions = (options: Options): VpaOptions => options as VpaOptions;
