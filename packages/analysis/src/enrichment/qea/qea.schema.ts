import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustSpec, loggedSpec, referenceSpec, setAdjustments, testGroupSpec } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';

export type QeaOptions = {
  /** What sets are tested against: two groups, all groups of two samples or more, or a column of numbers. */
  readonly design: 'two' | 'groups' | 'numeric';
  /** With `numeric`: the column of numbers in the groups; empty: the first there is. */
  readonly trait: string;
  /** With `two`: rises and falls are told from this group; empty: the first group that is not compared with it. */
  readonly reference: string;
  /** With `two`: the group that is compared; empty: the first group that is not the reference. */
  readonly test_group: string;
  /** Whether the values are log2 already; else log2 is taken, and values that are not above 0 are refused. */
  readonly logged: boolean;
  /** `auto`: features are divided by their standard deviation and weigh the same; `none`: they are only centred. */
  readonly scale: 'auto' | 'none';
  /** Sets with fewer measured features than this are not tested. */
  readonly min_size: number;
  /** Sets with more measured features than this are not tested. */
  readonly max_size: number;
  /** `asymptotic`: p-values for normal errors; `permutation`: from shuffled samples, as always with `groups`. */
  readonly p_kind: 'asymptotic' | 'permutation';
  /** Random permutations behind a p-value, where there are any; the smallest p is then 1 ÷ (this + 1). */
  readonly permutations: number;
  /** How p-values are adjusted for many tests, among all tested sets. */
  readonly p_adjust: PAdjustMethod;
};

/** The options after the registry has validated them. */
export const readQeaOptions = (options: Options): QeaOptions => options as QeaOptions;

export const qeaOptions: readonly OptionSpec[] = [
  {
    id: 'design',
    label: '与什么有关',
    help: '多组时问各组是否不全相同，不分方向；数值性状如年龄、评分、剂量，问是否随它变化。',
    kind: 'choice',
    default: 'two',
    choices: [
      { value: 'two', label: '两组比较' },
      { value: 'groups', label: '多组整体', help: '用到每一个至少有 2 个样本的组；p 值总由置换得到' },
      { value: 'numeric', label: '数值性状', help: '分组表中的一列数值' },
    ],
  },
  {
    id: 'trait',
    label: '数值性状',
    help: '分组表中的数值列；没有数值的样本不用。留空时取第一个数值列。',
    kind: 'factor',
    default: '',
    when: { option: 'design', in: ['numeric'] },
  },
  {
    ...referenceSpec({ help: '与它相比说升高或降低。留空时取分组方案中的第一组。' }),
    when: { option: 'design', in: ['two'] },
  },
  { ...testGroupSpec(), when: { option: 'design', in: ['two'] } },
  loggedSpec(),
  {
    id: 'scale',
    label: '各特征的尺度',
    help: '化为相同尺度后每个特征的分量相同；否则变化幅度大的特征主导结果。',
    kind: 'choice',
    default: 'auto',
    choices: [
      { value: 'auto', label: '除以标准差' },
      { value: 'none', label: '只中心化', help: '各特征单位与误差相近时可用' },
    ],
  },
  {
    id: 'min_size',
    label: '集合最少特征数',
    help: '按数据表中测到的特征计。只有一两个特征的集合与单个检验无异。',
    kind: 'integer',
    default: 2,
    min: 1,
    max: 1000,
    step: 1,
  },
  {
    id: 'max_size',
    label: '集合最多特征数',
    help: '按数据表中测到的特征计。太大的集合说明不了问题。',
    kind: 'integer',
    default: 500,
    min: 2,
    max: 100_000,
    step: 1,
  },
  {
    id: 'p_kind',
    label: 'p 值的算法',
    help: '样本很少或分布很偏时用置换更稳妥，但 p 值不会小于 1 ÷ (次数 + 1)。多组整体总是用置换。',
    kind: 'choice',
    default: 'asymptotic',
    choices: [
      { value: 'asymptotic', label: '按正态误差计算' },
      { value: 'permutation', label: '置换样本' },
    ],
  },
  {
    id: 'permutations',
    label: '置换次数',
    help: '用置换计算 p 值时的次数。越多，p 值越细，耗时也越长。',
    kind: 'integer',
    default: 9999,
    min: 99,
    max: 100_000,
    step: 100,
  },
  adjustSpec({ help: '同时检验许多集合时控制假阳性。一般用 BH，后两种更严格。', methods: setAdjustments }),
];
