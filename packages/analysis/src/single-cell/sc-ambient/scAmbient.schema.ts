import type { Options, OptionSpec } from '../../model/index.ts';
import type { EstimateOptions } from './contamination.ts';

export type ScAmbientOptions = EstimateOptions & {
  /** Share of the counts that is ambient, 0…0.9; 0: estimated from the data. */
  readonly contamination: number;
  /** `subtraction`: in proportion to the ambient shares, down to 0; `multinomial`: the most likely whole counts. */
  readonly method: 'subtraction' | 'multinomial';
  /** What counts are summed over before removal; single cells have too few counts to clear most genes. */
  readonly level: 'cluster' | 'cell';
  /** Rounds what is left to whole counts, up or down at random by the fraction. */
  readonly rounding: boolean;
  /** Droplets with some counts but fewer than this are empty; without the raw matrix of no effect. */
  readonly empty_below: number;
  /** Resolution of the clustering, higher for more clusters; of no effect when groups of cells are given. */
  readonly resolution: number;
};

/** The options as the registry has checked them. */
export const readScAmbientOptions = (options: Options): ScAmbientOptions => options as ScAmbientOptions;

export const scAmbientOptions: readonly OptionSpec[] = [
  {
    id: 'contamination',
    label: '污染比例',
    help: '每个细胞的计数中来自环境 RNA 的比例。填 0 时由数据估计；细胞种类单一、估计不可靠时请填写，10x 数据常为 0.02～0.1，细胞核更高。',
    kind: 'number',
    default: 0,
    min: 0,
    max: 0.9,
    step: 0.01,
  },
  {
    id: 'method',
    label: '扣除方法',
    help: '两者结果接近；计数很少的基因上略有不同。',
    kind: 'choice',
    default: 'subtraction',
    choices: [
      {
        value: 'subtraction',
        label: '按比例扣除',
        help: '按环境中各基因的比例扣除，扣到 0 为止，余下的由其他基因分担；快',
      },
      { value: 'multinomial', label: '最大似然', help: '求环境计数最可能的整数分配（多项分布），再分到各细胞' },
    ],
  },
  {
    id: 'level',
    label: '扣除的层次',
    help: '按簇合计后扣除，再分到簇内的细胞，能把簇中不该有的基因扣净；逐个细胞时计数太少，多数基因扣不净。',
    kind: 'choice',
    default: 'cluster',
    choices: [
      { value: 'cluster', label: '按簇' },
      { value: 'cell', label: '逐个细胞' },
    ],
  },
  {
    id: 'rounding',
    label: '取整',
    help: '小数部分按其大小随机进位或舍去，结果仍是整数计数，可以交给其他单细胞方法。',
    kind: 'boolean',
    default: true,
  },
  {
    id: 'empty_below',
    label: '空液滴的计数上限',
    help: '总计数大于 0、小于它的液滴视为空的，由它们得到环境 RNA 的组成；只在提供了原始矩阵时用。',
    kind: 'integer',
    default: 100,
    min: 2,
    max: 1000,
    advanced: true,
  },
  {
    id: 'resolution',
    label: '聚类的分辨率',
    help: '没有提供细胞分组时先聚类；宁可稍细，簇中混有别的细胞时扣不净。',
    kind: 'number',
    default: 0.8,
    min: 0.05,
    max: 10,
    step: 0.1,
    advanced: true,
  },
  {
    id: 'tfidf',
    label: '标志基因的 tf-idf 下限',
    help: '越大标志基因越专一、越少；找不到足够的标志基因时调低。',
    kind: 'number',
    default: 1,
    min: 0,
    max: 10,
    step: 0.1,
    advanced: true,
  },
  {
    id: 'soup_quantile',
    label: '环境表达的分位数',
    help: '只用环境中比例高于这一分位数的标志基因；低的基因计数太少，估计不准。',
    kind: 'number',
    default: 0.9,
    min: 0,
    max: 0.99,
    step: 0.05,
    advanced: true,
  },
  {
    id: 'max_markers',
    label: '最多标志基因数',
    help: '按 tf-idf 取前若干个。',
    kind: 'integer',
    default: 100,
    min: 5,
    max: 1000,
    advanced: true,
  },
  {
    id: 'rho_low',
    label: '污染比例的下限',
    help: '估计只在上下限之间取。',
    kind: 'number',
    default: 0.01,
    min: 0,
    max: 0.7,
    step: 0.01,
    advanced: true,
  },
  {
    id: 'rho_high',
    label: '污染比例的上限',
    help: '超过它也解释不了的计数说明细胞自己表达该基因；越低，被排除的簇越多。',
    kind: 'number',
    default: 0.8,
    min: 0.05,
    max: 1,
    step: 0.05,
    advanced: true,
  },
  {
    id: 'fdr',
    label: '判断自身表达的 FDR',
    help: '泊松检验的 BH 校正 P 值低于它时，认为该簇自己表达该基因，不用于估计。',
    kind: 'number',
    default: 0.2,
    min: 0.001,
    max: 0.9,
    step: 0.05,
    advanced: true,
  },
  {
    id: 'prior',
    label: '先验的众数',
    help: '污染比例的伽马先验的众数；估计很少时才有影响。',
    kind: 'number',
    default: 0.05,
    min: 0.001,
    max: 0.5,
    step: 0.01,
    advanced: true,
  },
  {
    id: 'prior_sd',
    label: '先验的离散',
    help: 'SoupX 的 priorRhoStdDev；越大先验越平，影响越小。',
    kind: 'number',
    default: 0.1,
    min: 0.005,
    max: 1,
    step: 0.01,
    advanced: true,
  },
];
