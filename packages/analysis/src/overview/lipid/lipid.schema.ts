import type { Options, OptionSpec } from '../../model/index.ts';
import { referenceSpec, testGroupSpec } from '../../options/shared/index.ts';

export type LipidOptions = {
  /** Whether the amounts are log2 values: then 2 to their power is added up. */
  readonly logged: boolean;
  /** Whether classes are given as shares of the sample's total instead of amounts. */
  readonly relative: boolean;
  /** Ethers and vinyl ethers as classes of their own. */
  readonly ether: boolean;
  /** Classes listed by themselves, those of the largest mean share; the others are added up as one. */
  readonly top: number;
  /** Fold changes are divided by this group; empty: the first group that is not compared with it. */
  readonly reference: string;
  /** The group that is compared; empty: the first group that is not the reference. */
  readonly testGroup: string;
};

export const lipidOptions: readonly OptionSpec[] = [
  {
    id: 'logged',
    label: '数据已取对数（log2）',
    kind: 'boolean',
    default: false,
    help: '已取对数时先还原为 2 的幂再求和：脂质的量相加才有意义，对数不能相加。',
  },
  {
    id: 'relative',
    label: '换算为占比',
    kind: 'boolean',
    default: true,
    help: '每个样本各类之和为 100%；关闭后给出各类的总量。不同类别的离子化效率不同，没有用内标定量时占比只宜在样本之间比较。',
  },
  {
    id: 'ether',
    label: '醚键脂质单独成类',
    kind: 'boolean',
    default: true,
    help: '打开时 PE O-36:2 归 PE-O、PE P-36:2 归 PE-P；关闭时都归 PE。',
  },
  {
    id: 'top',
    label: '单独列出的类别数',
    kind: 'integer',
    default: 15,
    min: 1,
    max: 40,
    step: 1,
    help: '按各样本占比的平均值取最高的若干类，其余合为“其他”。',
  },
  referenceSpec({ help: '差异倍数以它为分母。留空时取分组方案中的第一组；没有分组时不算差异倍数。' }),
  testGroupSpec(),
];

/** The validated options, renamed as the code calls them. */
export const readLipidOptions = (options: Options): LipidOptions => ({
  logged: options['logged'] === true,
  relative: options['relative'] === true,
  ether: options['ether'] === true,
  top: options['top'] as number,
  reference: options['reference'] as string,
  testGroup: options['test_group'] as string,
});
