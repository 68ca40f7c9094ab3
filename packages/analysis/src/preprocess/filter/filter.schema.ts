import type { Options, OptionSpec } from '../../model/index.ts';

export type FilterOptions = {
  /** Features missing in more than this share of samples are left out, 0…1; 1: none is. */
  readonly missing: number;
  /** Share of all samples, or of each group: a feature stays when one group is within the limit; needs groups. */
  readonly missing_scope: 'all' | 'any-group';
  /** Zeros count as missing, as where instruments write 0 for not detected; a count of 0 is a value. */
  readonly zero_missing: boolean;
  /** Leaves out features with the same value in all samples, or without any. */
  readonly constant: boolean;
  /** Whose relative standard deviation counts: of the QC samples, of all, or `none` for no such rule. */
  readonly rsd_scope: 'none' | 'qc' | 'all';
  /** Features with a standard deviation ÷ mean above this (0.3 is 30%), or without one, are left out. */
  readonly rsd: number;
  /** Group of the QC samples, 2 at least; empty: the group named QC. */
  readonly qc: string;
  /** Features whose median is under this many times the blanks' are left out, 1…1000; those no blank shows stay. */
  readonly blank_ratio: number;
  /** Group of the blanks; empty: the group named blank, blk or 空白. */
  readonly blank: string;
  /** `ratio`: compares all other samples with the blanks, which stay in the table; `none`: no such rule. */
  readonly blank_scope: 'none' | 'ratio';
  /** Spread by which the least variable features are left out, groups aside; `none`: no such rule. */
  readonly variance: 'none' | 'sd' | 'iqr';
  /** Share that goes of the features the earlier rules kept, 0…0.95, rounded down to whole features. */
  readonly variance_share: number;
  /** Whether `min_count` is of counts or of counts per million of a sample; `none`: no such rule. */
  readonly counts: 'none' | 'count' | 'cpm';
  /** What `min_samples` samples have to reach for a feature to stay, 0 or more. */
  readonly min_count: number;
  /** Samples in which `min_count` has to be reached, 1 or more; usually those of the smallest group. */
  readonly min_samples: number;
};

/** The options after the registry has validated them. */
export const readFilterOptions = (options: Options): FilterOptions => options as FilterOptions;

export const filterOptions: readonly OptionSpec[] = [
  {
    id: 'missing',
    label: '缺失比例上限',
    kind: 'number',
    default: 0.5,
    min: 0,
    max: 1,
    step: 0.05,
    help: '缺失比例超过该值的特征被筛除。填 1 表示不按缺失筛选；代谢组常用 0.2。',
  },
  {
    id: 'missing_scope',
    label: '缺失比例的范围',
    kind: 'choice',
    default: 'all',
    choices: [
      { value: 'all', label: '全部样本' },
      { value: 'any-group', label: '至少一组达标即保留', help: '上限填 0.2 即“改良 80% 规则”，需要分组表' },
    ],
  },
  {
    id: 'zero_missing',
    label: '把 0 视为缺失',
    kind: 'boolean',
    default: false,
    help: '峰表与 MaxQuant 结果常用 0 表示未检出。只影响缺失比例的统计，不改变数值。',
  },
  {
    id: 'constant',
    label: '筛除没有变化的特征',
    kind: 'boolean',
    default: true,
    help: '在所有样本中数值都相同的特征不携带信息。',
  },
  {
    id: 'rsd_scope',
    label: '按 RSD 筛选',
    kind: 'choice',
    default: 'none',
    help: 'RSD 为标准差除以均值，请使用未取对数的数据。',
    choices: [
      { value: 'none', label: '不筛选' },
      { value: 'qc', label: 'QC 样本的 RSD', help: '需要分组表中有 QC 组' },
      { value: 'all', label: '全部样本的 RSD' },
    ],
  },
  {
    id: 'rsd',
    label: 'RSD 上限',
    kind: 'number',
    default: 0.3,
    min: 0,
    max: 10,
    step: 0.05,
    help: 'RSD 超过该值的特征被筛除，0.3 即 30%。',
    when: { option: 'rsd_scope', in: ['qc', 'all'] },
  },
  {
    id: 'qc',
    label: 'QC 组',
    kind: 'group-level',
    default: '',
    help: '留空时找名为 QC 的组。',
    when: { option: 'rsd_scope', in: ['qc'] },
  },
  {
    id: 'blank_scope',
    label: '按空白样本筛选',
    kind: 'choice',
    default: 'none',
    help: '筛除来自溶剂、耗材等背景的信号，请使用未取对数的数据。空白样本仍留在表中。',
    choices: [
      { value: 'none', label: '不筛选' },
      { value: 'ratio', label: '与空白之比', help: '需要分组表中有空白组' },
    ],
  },
  {
    id: 'blank_ratio',
    label: '与空白之比的下限',
    kind: 'number',
    default: 10,
    min: 1,
    max: 1000,
    step: 1,
    unit: '倍',
    help: '其余样本的中位数不到空白中位数的这么多倍的特征被筛除；常用 3～10。',
    when: { option: 'blank_scope', in: ['ratio'] },
  },
  {
    id: 'blank',
    label: '空白组',
    kind: 'group-level',
    default: '',
    help: '留空时找名为 blank 或 空白 的组。',
    when: { option: 'blank_scope', in: ['ratio'] },
  },
  {
    id: 'variance',
    label: '按变异筛选',
    kind: 'choice',
    default: 'none',
    help: '筛除变异最小的一部分特征，不看分组。',
    choices: [
      { value: 'none', label: '不筛选' },
      { value: 'iqr', label: '四分位距（IQR）' },
      { value: 'sd', label: '标准差' },
    ],
  },
  {
    id: 'variance_share',
    label: '筛除的比例',
    kind: 'number',
    default: 0.25,
    min: 0,
    max: 0.95,
    step: 0.05,
    help: '变异最小的这一比例的特征被筛除。',
    when: { option: 'variance', in: ['sd', 'iqr'] },
  },
  {
    id: 'counts',
    label: '按计数筛选',
    kind: 'choice',
    default: 'none',
    help: '用于测序计数：在足够多的样本中达到最低值才保留。',
    choices: [
      { value: 'none', label: '不筛选' },
      { value: 'count', label: '原始计数' },
      { value: 'cpm', label: '每百万计数（CPM）' },
    ],
  },
  {
    id: 'min_count',
    label: '最低值',
    kind: 'number',
    default: 10,
    min: 0,
    help: '按 CPM 筛选时常用 0.5～1。',
    when: { option: 'counts', in: ['count', 'cpm'] },
  },
  {
    id: 'min_samples',
    label: '最少样本数',
    kind: 'integer',
    default: 2,
    min: 1,
    help: '至少这么多个样本达到最低值，通常取最小一组的样本数。',
    when: { option: 'counts', in: ['count', 'cpm'] },
  },
];
