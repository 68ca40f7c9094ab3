import type { Options, OptionSpec } from '../../model/index.ts';
import type { Combining } from '../tables/index.ts';

export type IdMapOptions = {
  /** Column of the mapping with the ids of the table; empty: the one that has most of them. */
  readonly old: string;
  /** Column of the mapping with the new ids; empty: found by name, else the first text column left. */
  readonly next: string;
  /** Puts features of the same new id together, missing values aside; `max-mean` keeps the row of largest mean. */
  readonly duplicates: Combining | 'max-mean';
  /** An id with several new ones takes the first in the mapping, is copied to all, or is left out. */
  readonly several: 'first' | 'all' | 'drop';
  /** Leaves out features without a new id, or keeps their old one; they are listed either way. */
  readonly unmapped: 'drop' | 'keep';
  /** Compares ids without a version such as `.18` at their end. */
  readonly version: boolean;
};

export const mergingWords: Readonly<Record<IdMapOptions['duplicates'], string>> = {
  'max-mean': '只留平均值最大的一行',
  mean: '逐个样本取平均',
  sum: '逐个样本相加',
  max: '逐个样本取最大值',
  min: '逐个样本取最小值',
  median: '逐个样本取中位数',
};
export const severalWords: Readonly<Record<IdMapOptions['several'], string>> = {
  first: '取对照表中的第一个',
  all: '复制到每一个新编号',
  drop: '不用',
};

export const idMapOptions: readonly OptionSpec[] = [
  {
    id: 'old_column',
    label: '原编号列',
    help: '对照表中与数据表第一列相同的编号。留空时取与数据表相同的编号最多的一列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'new_column',
    label: '新编号列',
    help: '换成这一列的编号。留空时取其余的第一个文字列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'duplicates',
    label: '几个特征换成同一个编号时',
    help: '缺失的值不参与。探针、转录本合并到基因时，计数用相加，强度常取平均值最大的一行。',
    kind: 'choice',
    default: 'sum',
    choices: [
      { value: 'sum', label: '相加', help: '用于计数' },
      { value: 'mean', label: '取平均' },
      { value: 'median', label: '取中位数' },
      { value: 'max', label: '逐个样本取最大值' },
      { value: 'min', label: '逐个样本取最小值' },
      { value: 'max-mean', label: '只留平均值最大的一行', help: '数值不改变' },
    ],
  },
  {
    id: 'several',
    label: '一个编号对应几个新编号时',
    help: '例如一个探针对应两个基因。',
    kind: 'choice',
    default: 'first',
    choices: [
      { value: 'first', label: '取对照表中的第一个' },
      { value: 'all', label: '复制到每一个', help: '同一组数值会出现在几行' },
      { value: 'drop', label: '不用这个特征' },
    ],
  },
  {
    id: 'unmapped',
    label: '没有新编号的特征',
    help: '都列在“没有换成的特征”表中。',
    kind: 'choice',
    default: 'drop',
    choices: [
      { value: 'drop', label: '去掉' },
      { value: 'keep', label: '保留原编号' },
    ],
  },
  {
    id: 'version',
    label: '忽略版本号',
    help: '比对时去掉末尾的 .1、.2（ENSG00000141510.18 与 ENSG00000141510 视为相同）。',
    kind: 'boolean',
    default: false,
  },
];

/** The validated options, renamed as the code calls them. */
export const readIdMapOptions = (options: Options): IdMapOptions => ({
  old: options['old_column'] as string,
  next: options['new_column'] as string,
  duplicates: options['duplicates'] as IdMapOptions['duplicates'],
  several: options['several'] as IdMapOptions['several'],
  unmapped: options['unmapped'] as IdMapOptions['unmapped'],
  version: options['version'] as boolean,
});
