import type { Options, OptionSpec } from '../../model/index.ts';

export type NcmOptions = {
  /** One fit of all samples, or one of each group with that group as the source; each needs at least 4 samples. */
  readonly by: 'all' | 'group';
  /** `least` draws every sample down to the smallest total, as the model assumes; `none` takes counts as they are. */
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
