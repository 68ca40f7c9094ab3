import type { Options, OptionSpec } from '../../model/index.ts';

export type MergeModesOptions = {
  /** Column of the compounds in both tables, case ignored, unnamed ones stay; empty: found by name, else the ids. */
  readonly name: string;
  /** Column of the level of identification, of which the smallest stays; empty: found by name, else not compared. */
  readonly level: string;
  /** Group of the QC samples, 2 at least; empty: the group named QC. */
  readonly qc: string;
  /** Which feature of a compound stays at equal level: that of smallest RSD of the QC samples, or of largest mean. */
  readonly prefer: 'rsd' | 'mean';
};

export const mergeModesOptions: readonly OptionSpec[] = [
  {
    id: 'name_column',
    label: '化合物名列',
    help: '两个表都要有这一列；名称相同（不分大小写）即为同一化合物，没有名称的特征都保留。留空时按列名识别（name、compound、代谢物、化合物等），没有时按特征编号。',
    kind: 'column',
    default: '',
  },
  {
    id: 'level_column',
    label: '鉴定等级列',
    help: '同一化合物先留等级数字最小的，例如 1 或 Level 1。留空时按列名识别（level、MSI、鉴定等级等），没有就不比较等级。',
    kind: 'column',
    default: '',
  },
  {
    id: 'prefer',
    label: '等级相同时保留',
    help: '同一化合物在两个模式或同一模式中出现几次时留哪一个。',
    kind: 'choice',
    default: 'rsd',
    choices: [
      { value: 'rsd', label: 'QC 的 RSD 最小的', help: '需要分组表中有 QC 组' },
      { value: 'mean', label: '平均强度最大的', help: '两个模式的强度不完全可比' },
    ],
  },
  {
    id: 'qc',
    label: 'QC 组',
    help: '留空时找名为 QC 的组。',
    kind: 'group-level',
    default: '',
    when: { option: 'prefer', in: ['rsd'] },
  },
];

/** The validated options, renamed as the code calls them. */
export const readMergeModesOptions = (options: Options): MergeModesOptions => ({
  name: options['name_column'] as string,
  level: options['level_column'] as string,
  qc: options['qc'] as string,
  prefer: options['prefer'] as MergeModesOptions['prefer'],
});
