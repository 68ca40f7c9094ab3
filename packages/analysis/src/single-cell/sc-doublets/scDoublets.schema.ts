import type { Options, OptionSpec } from '../../model/index.ts';
import type { ScoreOptions } from './doubletScores.ts';

export type ScDoubletsOptions = ScoreOptions & {
  /** Cells with a higher score are doublets, 0…1; 0: the valley of the simulated scores, else by `expected_rate`. */
  readonly threshold: number;
  /** Simulated doublets for each cell; more make the scores steadier and take longer. */
  readonly ratio: number;
};

/** The options after the registry has validated them. */
export const readScDoubletsOptions = (options: Options): ScDoubletsOptions => options as ScDoubletsOptions;

export const scDoubletsOptions: readonly OptionSpec[] = [
  {
    id: 'expected_rate',
    label: '预计的双细胞比例',
    help: '上样细胞越多比例越高：10x 每回收 1,000 个细胞约 0.008。它只影响得分的大小，不改变排序。',
    kind: 'number',
    default: 0.1,
    min: 0.001,
    max: 0.5,
    step: 0.01,
  },
  {
    id: 'threshold',
    label: '判定阈值',
    help: '得分大于它的判为双细胞。填 0 时取模拟得分两个峰之间的最低处。',
    kind: 'number',
    default: 0,
    min: 0,
    max: 1,
    step: 0.01,
  },
  {
    id: 'ratio',
    label: '模拟倍数',
    help: '模拟的双细胞数为细胞数的几倍；多则得分更稳，用时成比例增加。',
    kind: 'number',
    default: 2,
    min: 0.5,
    max: 10,
    step: 0.5,
    advanced: true,
  },
  {
    id: 'components',
    label: '主成分数',
    help: '在这些主成分中找近邻。',
    kind: 'integer',
    default: 30,
    min: 2,
    max: 100,
    advanced: true,
  },
  {
    id: 'neighbors',
    label: '近邻数',
    help: '不计模拟细胞时的近邻数；填 0 时取细胞数平方根的一半。',
    kind: 'integer',
    default: 0,
    min: 0,
    max: 500,
    advanced: true,
  },
  {
    id: 'variable_share',
    label: '高变基因的比例',
    help: '取 v 得分最高的这部分基因。',
    kind: 'number',
    default: 0.15,
    min: 0.01,
    max: 1,
    step: 0.05,
    advanced: true,
  },
  {
    id: 'min_counts',
    label: '基因最少计数',
    help: '归一化的计数不少于它才算检出，与“基因最少细胞数”一起用。',
    kind: 'number',
    default: 3,
    min: 0,
    max: 1000,
    step: 1,
    advanced: true,
  },
  {
    id: 'min_cells',
    label: '基因最少细胞数',
    help: '检出的细胞少于它的基因不用。',
    kind: 'integer',
    default: 3,
    min: 1,
    max: 10_000,
    advanced: true,
  },
  {
    id: 'rate_sd',
    label: '预计比例的标准差',
    help: '预计比例有多不确定，只影响得分的标准误。',
    kind: 'number',
    default: 0.02,
    min: 0,
    max: 0.5,
    step: 0.01,
    advanced: true,
  },
];
