import type { Options, OptionSpec } from '../../model/index.ts';

export type RankAbundanceOptions = {
  /** What one curve stands for; `group` merges the samples of a group before they are ranked, and needs groups. */
  readonly by: 'sample' | 'group';
  /** How a group is merged: mean shares, where samples count alike, or summed counts, where deep ones weigh more. */
  readonly merge: 'mean' | 'sum';
};

export const rankAbundanceOptions: readonly OptionSpec[] = [
  {
    id: 'by',
    label: '一条曲线代表',
    help: '按分组时先把组内样本合并再排名，低丰度的尾部会变长。',
    kind: 'choice',
    default: 'sample',
    choices: [
      { value: 'sample', label: '一个样本' },
      { value: 'group', label: '一个分组', help: '需要样本分组' },
    ],
  },
  {
    id: 'merge',
    label: '组内合并',
    help: '取平均时每个样本同样重要；相加时测序深的样本占得多。',
    kind: 'choice',
    default: 'mean',
    when: { option: 'by', in: ['group'] },
    choices: [
      { value: 'mean', label: '相对丰度取平均' },
      { value: 'sum', label: '计数相加' },
    ],
  },
];

export const readRankAbundanceOptions = (options: Options): RankAbundanceOptions => options as RankAbundanceOptions;
