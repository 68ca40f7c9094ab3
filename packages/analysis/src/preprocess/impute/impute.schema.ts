import type { Options, OptionSpec } from '../../model/index.ts';

export type ImputeOptions = {
  /**
   * What fills a gap: half the smallest value, the smallest, the median, similar features, random forests, or draws from
   * the low end of the sample (`minprob`, `qrilc`).
   */
  readonly method: 'half_min' | 'min' | 'median' | 'knn' | 'random-forest' | 'minprob' | 'qrilc';
  /** Smallest value or median of all samples, or of the same group where it has one, which widens group differences. */
  readonly scope: 'feature' | 'group';
  /** Most similar features whose mean fills a gap, 1…100; only with `method` `knn`. */
  readonly k: number;
  /** Trees for each feature with gaps, 10…1000: more are steadier and take longer; only with `random-forest`. */
  readonly trees: number;
  /** Features tried at each split; 0: the root of their number, rounded down; only with `random-forest`. */
  readonly mtry: number;
  /** At most this many times all gaps are filled anew, 1…50; ends once changes no longer get smaller. */
  readonly rounds: number;
  /** Quantile of a sample's values that `minprob` draws around, 0…0.5; higher fills higher values. */
  readonly quantile: number;
  /** Factor of the spread of the draws, 0.1…2; smaller fills values closer together. Only `minprob` and `qrilc`. */
  readonly tune_sigma: number;
  /**
   * Values are log2 already, of which half the smallest is the smallest − 1; else none may be negative, and `minprob`
   * and `qrilc`, which draw logarithms, take them first.
   */
  readonly logged: boolean;
  /** Zeros count as missing, as where instruments write 0 for not detected; a count of 0 is a value. */
  readonly zero_missing: boolean;
};

/** The options after the registry has validated them. */
export const readImputeOptions = (options: Options): ImputeOptions => options as ImputeOptions;

export const imputeOptions: readonly OptionSpec[] = [
  {
    id: 'method',
    label: '填补方法',
    kind: 'choice',
    default: 'half_min',
    help: '缺失多因低于检出限时用最小值的一半；缺失与强度无关时用随机森林、KNN 或中位数。',
    choices: [
      { value: 'half_min', label: '最小值的一半', help: '适合低于检出限的缺失' },
      { value: 'min', label: '最小值' },
      { value: 'median', label: '中位数' },
      { value: 'knn', label: 'K 近邻（KNN）', help: '用表现相近的特征填补' },
      {
        value: 'random-forest',
        label: '随机森林（missForest）',
        help: '由其他全部特征预测，往往最准，可描述非线性的关系；计算较慢，数千个特征需数分钟',
      },
      {
        value: 'minprob',
        label: '低分位附近抽取（MinProb）',
        help: '缺失因低于检出限，填补值要有随机波动时用，蛋白质组常用',
      },
      {
        value: 'qrilc',
        label: '左删失正态分布（QRILC）',
        help: '由观测值的分位数推断整个分布，从检出限以下抽取；要求各样本的对数值近似正态',
      },
    ],
  },
  {
    id: 'scope',
    label: '取值范围',
    kind: 'choice',
    default: 'feature',
    help: '按组填补会夸大组间差异，请谨慎使用。',
    when: { option: 'method', in: ['half_min', 'min', 'median'] },
    choices: [
      { value: 'feature', label: '该特征的全部样本' },
      { value: 'group', label: '该特征的同组样本', help: '需要分组表；组内全部缺失时改用全部样本' },
    ],
  },
  {
    id: 'k',
    label: '近邻数 k',
    help: '用表现最相近的 k 个特征的平均值填补，太小不稳定，太大失去针对性。',
    kind: 'integer',
    default: 10,
    min: 1,
    max: 100,
    when: { option: 'method', in: ['knn'] },
  },
  {
    id: 'trees',
    label: '树的数目',
    help: '每个有缺失的特征建一个森林。100 一般已足够；越多越稳定，时间成正比增加。',
    kind: 'integer',
    default: 100,
    min: 10,
    max: 1000,
    step: 10,
    when: { option: 'method', in: ['random-forest'] },
  },
  {
    id: 'rounds',
    label: '最多轮数',
    help: '各特征依次重新填补一遍为一轮，变化不再减小即停，通常 3～8 轮。',
    kind: 'integer',
    default: 10,
    min: 1,
    max: 50,
    step: 1,
    when: { option: 'method', in: ['random-forest'] },
    advanced: true,
  },
  {
    id: 'mtry',
    label: '每次分裂的候选特征数',
    help: '0 为特征数的平方根（向下取整）。调大更慢，少数特征起决定作用时可能更准。',
    kind: 'integer',
    default: 0,
    min: 0,
    max: 100_000,
    step: 1,
    when: { option: 'method', in: ['random-forest'] },
    advanced: true,
  },
  {
    id: 'quantile',
    label: '低分位',
    kind: 'number',
    default: 0.01,
    min: 0,
    max: 0.5,
    step: 0.01,
    help: '填补值以各样本观测值的这一分位数为中心，代表检出限；越大填补值越高。',
    when: { option: 'method', in: ['minprob'] },
    advanced: true,
  },
  {
    id: 'tune_sigma',
    label: '散布的倍数',
    kind: 'number',
    default: 1,
    min: 0.1,
    max: 2,
    step: 0.1,
    help: '填补值的散布乘以它；小于 1 时填补值更集中。',
    when: { option: 'method', in: ['minprob', 'qrilc'] },
    advanced: true,
  },
  {
    id: 'logged',
    label: '数据已取对数（log2）',
    kind: 'boolean',
    default: false,
    help: '已取 log2 时，最小值的一半即最小值减 1；MinProb 与 QRILC 在 log2 尺度上抽取，未取对数的先取，填补后再换算回来。',
    when: { option: 'method', in: ['half_min', 'minprob', 'qrilc'] },
  },
  {
    id: 'zero_missing',
    label: '把 0 视为缺失',
    kind: 'boolean',
    default: false,
    help: '峰表与 MaxQuant 结果常用 0 表示未检出。',
  },
];
