import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustAuthors, adjustSpec, pairAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { permutationsSpec } from '../../permutations/index.ts';

export type SimperOptions = {
  /** Whether each sample is divided by its total first; off for tables that are normalised already. */
  readonly relative: boolean;
  /** Random permutations behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
  /** How p-values are adjusted for many tests, among the features of each comparison. */
  readonly p_adjust: PAdjustMethod;
};

export const simperOptions: readonly OptionSpec[] = [
  {
    id: 'relative',
    label: '先换算为相对丰度',
    kind: 'boolean',
    default: true,
    help: '每个样本除以自己的总数，消除测序量差别；关闭时测序量不同的样本对，贡献中含有测序量的差别。已抽平或已归一化的表可以关闭。',
  },
  permutationsSpec,
  adjustSpec({
    label: 'p 值的校正',
    help: '在每个比较的全部特征之内校正；只影响“校正后 p 值”一列和图中的显著与否。',
    methods: pairAdjustments,
    names: adjustAuthors,
  }),
];

export const readSimperOptions = (options: Options): SimperOptions => options as SimperOptions;
