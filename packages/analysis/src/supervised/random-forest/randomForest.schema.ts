import type { Options, OptionSpec } from '../../model/index.ts';

export type RandomForestOptions = {
  /** How many trees grow; more make the figures steadier and take longer. */
  readonly trees: number;
  /** Features drawn at each split, all at most; 0: the square root of their number, rounded down. */
  readonly mtry: number;
  /** A node with this many samples or fewer is not split; 1 grows trees out. */
  readonly minNode: number;
};

export const randomForestOptions: readonly OptionSpec[] = [
  {
    id: 'trees',
    label: '树的数目',
    help: '越多结果越稳定；误差曲线走平即已足够。',
    kind: 'integer',
    default: 500,
    min: 50,
    max: 5000,
    step: 50,
  },
  {
    id: 'mtry',
    label: '每次分裂的候选特征数',
    help: '0 为特征数的平方根（向下取整）。调大时强特征更占优。',
    kind: 'integer',
    default: 0,
    min: 0,
    max: 100_000,
    step: 1,
  },
  {
    id: 'min_node',
    label: '最小叶节点',
    help: '样本数不超过它的节点不再分裂。1 为完全生长。',
    kind: 'integer',
    default: 1,
    min: 1,
    max: 100,
    step: 1,
    advanced: true,
  },
];

/** The validated options, renamed as the code calls them. */
export const readRandomForestOptions = (options: Options): RandomForestOptions => ({
  trees: options['trees'] as number,
  mtry: options['mtry'] as number,
  minNode: options['min_node'] as number,
});
