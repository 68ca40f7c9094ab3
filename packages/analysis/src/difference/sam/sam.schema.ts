import type { Options, OptionSpec } from '../../model/index.ts';
import {
  type ComparisonOptions,
  foldChangeSpec,
  loggedSpec,
  referenceSpec,
  significanceSpec,
  testGroupSpec,
  type ThresholdOptions,
} from '../../options/shared/index.ts';
import type { TwoGroupOptions } from '../../two-group-comparison/index.ts';

export type SamOptions = Pick<TwoGroupOptions, 'reference' | 'test_group'> &
  Pick<ComparisonOptions, 'logged'> &
  Pick<ThresholdOptions, 'fc'> & {
    /** `auto`: s₀ is found from the data, and `s0` has no effect; `value`: as `s0` says. */
    readonly s0_by: 'auto' | 'value';
    /** Added to the standard error, log2 scale; 0 is the t test, and the larger it is, the larger a change must be. */
    readonly s0: number;
    /** How often samples change groups for the FDR; where there are no more ways than that, each is taken once. */
    readonly permutations: number;
    /** A q-value (the FDR estimated by permutation) below this is significant, 0…1; at 0 none is. */
    readonly p: number;
  };

/** The options after the registry has validated them. */
export const readSamOptions = (options: Options): SamOptions => options as SamOptions;

export const samOptions: readonly OptionSpec[] = [
  referenceSpec(),
  testGroupSpec(),
  loggedSpec(),
  {
    id: 's0_by',
    label: 's₀ 的取法',
    kind: 'choice',
    default: 'auto',
    help: 's₀ 加在标准误上，压低差异很小、只因标准误碰巧很小而显著的特征。自动时使 d 的离散程度在各标准误水平上最均匀。',
    choices: [
      { value: 'auto', label: '自动', help: '由数据选取，同 SAM' },
      { value: 'value', label: '指定', help: '如 Perseus 常用的 0.1' },
    ],
  },
  {
    id: 's0',
    label: 's₀',
    kind: 'number',
    default: 0.1,
    min: 0,
    max: 100,
    step: 0.05,
    when: { option: 's0_by', in: ['value'] },
    help: 'log2 尺度。0 即普通 t 检验的统计量；越大，越要求差异倍数大。',
  },
  {
    id: 'permutations',
    label: '置换次数',
    kind: 'integer',
    default: 250,
    min: 20,
    max: 1000,
    step: 50,
    help: '随机交换样本所属的组以估计假阳性数；不同的分法不多于它时全部取到。次数越多 FDR 越稳，用时成比例增加。',
  },
  significanceSpec({
    label: 'q 值阈值',
    help: 'q 值小于它为差异特征，即差异特征中假阳性比例的估计不超过它；火山图上的曲线也以它为准。',
  }),
  foldChangeSpec({ default: 1, help: 's₀ 已使差异很小的特征不易显著，一般填 1（不按倍数筛选）；另有要求时再填。' }),
];
