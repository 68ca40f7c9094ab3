import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustShort, adjustSpec, setAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import type { CorrelationMethod } from '../../correlation/index.ts';

export type CorrelationOptions = {
  /** Which coefficient; Kendall's is tau-b. */
  readonly method: CorrelationMethod;
  /** Whether samples or features are correlated; with two tables always features of one with those of the other. */
  readonly of: 'samples' | 'features';
  /** Of features, only this many of each table with the largest variance are used; `all` takes every one. */
  readonly topVariable: number | 'all';
  /** `pairwise`: a pair uses the observations that both have; `complete`: only those without any missing value. */
  readonly missing: 'pairwise' | 'complete';
  /** How p-values are adjusted for many tests, among all tested pairs. */
  readonly pAdjust: PAdjustMethod;
  /** Pairs of a smaller |r| are not listed, 0…1; they still count in the adjustment. */
  readonly minR: number;
  /** Pairs listed at most, those of the largest |r|; the others still count in the adjustment. */
  readonly maxPairs: number;
  /** The column beside the values that says what a feature is of; of two tables. */
  readonly classColumn: string;
};

/** Largest number of items: their table of coefficients has 9 million cells. */
export const maxItems = 3_000;

export const correlationOptions: readonly OptionSpec[] = [
  {
    id: 'method',
    label: '相关系数',
    help: '数据近似正态、关系接近直线时用 Pearson，其余情况用 Spearman。',
    kind: 'choice',
    default: 'pearson',
    choices: [
      { value: 'pearson', label: 'Pearson', help: '线性相关' },
      { value: 'spearman', label: 'Spearman', help: '秩相关，对离群值不敏感' },
      { value: 'kendall', label: 'Kendall', help: 'tau-b，适合样本少、并列值多的数据；对象很多时较慢' },
    ],
  },
  {
    id: 'of',
    label: '计算对象',
    help: '看重复性和批次选样本，找同升同降的特征选特征。给出第二个数据表时总是计算两个表的特征之间。',
    kind: 'choice',
    default: 'samples',
    choices: [
      { value: 'samples', label: '样本之间' },
      { value: 'features', label: '特征之间' },
    ],
  },
  {
    id: 'top_variable',
    label: '变异最大的特征数',
    help: '只计算方差最大的若干个特征；有两个数据表时每个表各取这么多。',
    kind: 'count-or-all',
    default: 1_000,
    min: 2,
    max: maxItems,
    when: { option: 'of', in: ['features'] },
  },
  {
    id: 'missing',
    label: '缺失值',
    help: '按对使用时，每一对只用双方都有值的观测，各对的观测数可能不同。',
    kind: 'choice',
    default: 'pairwise',
    choices: [
      { value: 'pairwise', label: '按对使用共有的值', help: '与 R 的 pairwise.complete.obs 相同' },
      { value: 'complete', label: '只用没有缺失的观测', help: '与 R 的 complete.obs 相同' },
    ],
  },
  adjustSpec({
    label: 'p 值校正',
    help: '同时检验许多对时控制假阳性。BH 控制错误发现率，后两种更严格。',
    methods: setAdjustments,
    names: adjustShort,
  }),
  {
    id: 'min_r',
    label: '成对表的最小 |r|',
    help: '成对表只列出 |r| 不小于该值的对；校正仍按全部对计算。',
    kind: 'number',
    default: 0,
    min: 0,
    max: 1,
    step: 0.05,
    advanced: true,
  },
  {
    id: 'max_pairs',
    label: '成对表的最多行数',
    help: '超出时保留 |r| 最大的对；校正仍按全部对计算。',
    kind: 'integer',
    default: 100_000,
    min: 1,
    max: 1_000_000,
    step: 1,
    advanced: true,
  },
  {
    id: 'class_column',
    label: '分类列',
    help: '两个数据表时，数值列旁写有特征类别（如代谢物大类、通路）的列，弦图按它分组着色；第二个表用同名的列。留空时按列名识别（class、category、类别等）。',
    kind: 'column',
    type: 'text',
    default: '',
    advanced: true,
  },
];

/** The validated options, renamed as the code calls them. */
export function readCorrelationOptions(options: Options): CorrelationOptions {
  return {
    method: options['method'] as CorrelationMethod,
    of: options['of'] as CorrelationOptions['of'],
    topVariable: options['top_variable'] as number | 'all',
    missing: options['missing'] as CorrelationOptions['missing'],
    pAdjust: options['p_adjust'] as PAdjustMethod,
    minR: options['min_r'] as number,
    maxPairs: options['max_pairs'] as number,
    classColumn: options['class_column'] as string,
  };
}
