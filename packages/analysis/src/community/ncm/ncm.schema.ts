import type { Options, OptionSpec } from '../../model/index.ts';

export type NcmOptions = {
  /** Whether all samples are fitted together or each group. */
  readonly by: 'all' | 'group';
  /** Whether samples are drawn down to the smallest one. */
  readonly rarefy: 'none' | 'least';
};

export const ncmOptions: readonly OptionSpec[] = [
  {
    id: 'by',
    label: '拟合',
    help: '按分组时每组单独拟合，源群落为该组的样本；一组至少 4 个样本，越多越可靠。',
    kind: 'choice',
    default: 'all',
    choices: [
      { value: 'all', label: '全部样本拟合一次' },
      { value: 'group', label: '每个分组各拟合一次', help: '需要样本分组' },
    ],
  },
  {
    id: 'rarefy',
    label: '抽平',
    help: '模型假定各样本的个体数相同；深度相差大时先抽平，结果随种子略有变化。',
    kind: 'choice',
    default: 'least',
    choices: [
      { value: 'least', label: '抽到最小样本的条数' },
      { value: 'none', label: '不抽平', help: '表已经抽平，或深度相近' },
    ],
  },
];

export const readNcmOptions = (options: Options): NcmOptions => options as NcmOptions;
