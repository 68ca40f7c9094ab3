import type { Options, OptionSpec } from '../../model/index.ts';

export type PlottedTransform = 'auto' | 'none' | 'log2' | 'log10';
export type DistributionOptions = {
  /** One distribution for each sample, or of all values of each group together, which needs groups. */
  readonly by: 'samples' | 'groups';
  /** `auto`: log2, with zeros log2(x + 1), if none is negative and one above 100. `log2`, `log10` drop values ≤ 0. */
  readonly transform: PlottedTransform;
  /** At most this many points a distribution, evenly by rank with both ends; figures and curves use all. 0: none. */
  readonly points: number;
  /** Classes in which raw values are counted: by powers of 10, evenly with negatives (`auto`), or a fixed list. */
  readonly intervals: 'auto' | 'fpkm' | 'report';
};

export const distributionOptions: readonly OptionSpec[] = [
  {
    id: 'by',
    label: '分布的单位',
    help: '逐样本看批次与质量，逐组看组间的整体差别。按组时同组样本的所有值合在一起。',
    kind: 'choice',
    default: 'samples',
    choices: [
      { value: 'samples', label: '每个样本' },
      { value: 'groups', label: '每个组' },
    ],
  },
  {
    id: 'transform',
    label: '作图前的变换',
    help: '原始强度跨越几个数量级，不取对数时图形会挤在底部。',
    kind: 'choice',
    default: 'auto',
    choices: [
      { value: 'auto', label: '自动', help: '没有负值且最大值超过 100 时取 log2，有 0 时取 log2(x + 1)' },
      { value: 'none', label: '不变换' },
      { value: 'log2', label: 'log2', help: '0 与负值不参与，计入缺失' },
      { value: 'log10', label: 'log10', help: '0 与负值不参与，计入缺失' },
    ],
  },
  {
    id: 'intervals',
    label: '表达区间',
    help: '把原数据（不取对数）分成几档，看各档的特征各占多少。',
    kind: 'choice',
    default: 'auto',
    choices: [
      { value: 'auto', label: '按数量级', help: '每 10 倍一档，最多八档；有负值时等宽' },
      { value: 'fpkm', label: '0、0.1、1、10、100、1000', help: '常用于 FPKM 与 TPM' },
      { value: 'report', label: '0、1、3、15、60', help: '转录组报告中常见的 FPKM 分档' },
    ],
  },
  {
    id: 'points',
    label: '每个分布的散点数',
    help: '超过时按大小等间隔抽取，两端保留。只影响散点，统计量与密度用全部的值。',
    kind: 'integer',
    default: 100,
    min: 0,
    max: 2000,
    step: 10,
    advanced: true,
  },
];

/** The validated options, renamed as the code calls them. */
export const readDistributionOptions = (options: Options): DistributionOptions => ({
  by: options['by'] as DistributionOptions['by'],
  transform: options['transform'] as PlottedTransform,
  points: options['points'] as number,
  intervals: options['intervals'] as DistributionOptions['intervals'],
});
