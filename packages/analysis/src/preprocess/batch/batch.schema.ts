import type { Options, OptionSpec } from '../../model/index.ts';

export type BatchOptions = {
  /** `linear` takes out differences of means; `combat` those of spread too, with 2 samples a batch at least. */
  readonly method: 'linear' | 'combat';
  /** Column of the group table with the batches; empty: named `batch` or 批次, refused without. */
  readonly batch: string;
  /** Keeps what differs between groups out of the correction; off, the batches alone are looked at. */
  readonly keep_groups: boolean;
  /** Values are log2 already; otherwise log2 is taken first, which needs values above 0. */
  readonly logged: boolean;
};

/** The options after the registry has validated them. */
export const readBatchOptions = (options: Options): BatchOptions => options as BatchOptions;

export const batchOptions: readonly OptionSpec[] = [
  {
    id: 'method',
    label: '校正方法',
    kind: 'choice',
    default: 'linear',
    help: '批次只使水平整体升降时用线性校正；批次间的离散程度也不同、且每批样本不多时用 ComBat。',
    choices: [
      { value: 'linear', label: '线性校正（limma）', help: '减去线性模型估计的批次均值差' },
      { value: 'combat', label: 'ComBat', help: '以经验贝叶斯同时校正均值与方差，每批至少 2 个样本' },
    ],
  },
  {
    id: 'batch',
    label: '批次列',
    kind: 'factor',
    default: '',
    help: '分组表中写有批次的列。留空时依次找名为 batch、批次 的列。',
  },
  {
    id: 'keep_groups',
    label: '保留组间差异',
    kind: 'boolean',
    default: true,
    help: '把分组放入模型，避免把真正的组间差异当作批次扣除；关闭时只看批次，适合没有分组的探索。',
  },
  {
    id: 'logged',
    label: '数据已取对数（log2）',
    kind: 'boolean',
    default: false,
    help: '未取对数时先取 log2，结果为 log2 值；要求所有值大于 0。',
  },
];
