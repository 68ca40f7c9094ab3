import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { youdenPoint, type RocCurve } from './rocCurve.ts';
import type { Model } from './cohortModel.ts';
import type { Cohort } from './cohort.ts';

/** What the chart calls the model. */
export const combinedName = '多指标联合（交叉验证）';
export const z = 1.959963984540054;

export function performance(
  curves: readonly [RocCurve, RocCurve],
  {
    cases,
    controls,
    count,
    folds,
    levels: [reference, test],
  }: {
    readonly count: number;
    readonly controls: number;
    readonly cases: number;
    readonly folds: number;
    readonly levels: readonly [string, string];
  },
): Table {
  const of = (measure: (curve: RocCurve, best: number) => number): Float64Array =>
    Float64Array.from(curves, (curve) => measure(curve, youdenPoint(curve)));
  const bounded = (value: number): number => Math.min(1, Math.max(0, value));
  return tableOf('combined', '多指标联合', [
    textColumn('feature', '曲线', ['多指标联合（建模样本）', combinedName], {
      help: '建模样本：用同一批样本建模与判断，偏乐观；交叉验证：逐折用没有参与建模的样本判断',
    }),
    numberColumn(
      'auc',
      'AUC',
      of(({ auc }) => auc),
      { help: '预测概率的曲线下面积' },
    ),
    numberColumn(
      'ci_low',
      '95% 置信下限',
      of(({ auc, se }) => bounded(auc - z * se)),
      { help: 'AUC − 1.96 × 标准误（DeLong），不低于 0' },
    ),
    numberColumn(
      'ci_high',
      '95% 置信上限',
      of(({ auc, se }) => bounded(auc + z * se)),
      { help: 'AUC + 1.96 × 标准误（DeLong），不高于 1' },
    ),
    numberColumn(
      'threshold',
      '最佳截断值',
      of(({ threshold }, best) => threshold[best]!),
      { help: 'Youden 指数最大的预测概率，大于它判为目标组' },
    ),
    numberColumn(
      'sensitivity',
      '灵敏度',
      of(({ tpr }, best) => tpr[best]!),
      { help: `在最佳截断值处，“${test}”组判断正确的比例` },
    ),
    numberColumn(
      'specificity',
      '特异度',
      of(({ fpr }, best) => 1 - fpr[best]!),
      { help: `在最佳截断值处，“${reference}”组判断正确的比例` },
    ),
    integerColumn('features', '特征数', Float64Array.of(count, count), { help: '联合的特征个数' }),
    integerColumn('folds', '折数', Float64Array.of(Number.NaN, folds), { help: '分层交叉验证的折数；建模样本没有' }),
    integerColumn('n_ref', '对照组样本数', Float64Array.of(controls, controls), {
      help: `“${reference}”组中所联合的特征都有值的样本数`,
    }),
    integerColumn('n_test', '目标组样本数', Float64Array.of(cases, cases), {
      help: `“${test}”组中所联合的特征都有值的样本数`,
    }),
  ]);
}

export function coefficients(
  { chosen, fit, means, sds }: Model,
  { candidates }: Cohort,
  times: Float64Array,
  folds: number,
): Table {
  const column = (first: number, of: (place: number) => number): Float64Array =>
    Float64Array.from([first, ...chosen.map((_, k) => of(k))]);
  return tableOf('model', '联合模型', [
    textColumn('feature', '特征', ['（截距）', ...chosen.map((at) => candidates[at]!)], {
      help: '联合的特征，用全部样本建模时的次序',
    }),
    numberColumn(
      'coefficient',
      '系数',
      column(fit.coefficients[0]!, (k) => fit.coefficients[k + 1]!),
      { help: '标准化（减均值、除以标准差）之后的回归系数，对数优势的变化' },
    ),
    numberColumn(
      'se',
      '标准误',
      column(fit.se[0]!, (k) => fit.se[k + 1]!),
      { help: '系数的标准误，由信息矩阵得到' },
    ),
    numberColumn(
      'odds_ratio',
      '优势比',
      column(Number.NaN, (k) => Math.exp(fit.coefficients[k + 1]!)),
      { help: '特征每增加 1 个标准差，属于目标组的优势变为几倍' },
    ),
    numberColumn(
      'or_low',
      '优势比下限',
      column(Number.NaN, (k) => Math.exp(fit.coefficients[k + 1]! - z * fit.se[k + 1]!)),
      { help: 'exp(系数 − 1.96 × 标准误)' },
    ),
    numberColumn(
      'or_high',
      '优势比上限',
      column(Number.NaN, (k) => Math.exp(fit.coefficients[k + 1]! + z * fit.se[k + 1]!)),
      { help: 'exp(系数 + 1.96 × 标准误)' },
    ),
    numberColumn(
      'mean',
      '均值',
      column(Number.NaN, (k) => means[k]!),
      { help: '标准化所用的均值' },
    ),
    numberColumn(
      'sd',
      '标准差',
      column(Number.NaN, (k) => sds[k]!),
      { help: '标准化所用的标准差（n − 1）' },
    ),
    integerColumn(
      'selected',
      '入选折数',
      column(Number.NaN, (k) => times[chosen[k]!]!),
      { help: `${folds} 折中有几折选中它；写明特征时每折都用` },
    ),
  ]);
}

export const predictions = (
  { positive, samples }: Cohort,
  fitted: Float64Array,
  predicted: Float64Array,
  levels: readonly [string, string],
): Table =>
  tableOf('predictions', '各样本的预测', [
    textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
    textColumn(
      'group',
      '分组',
      samples.map((_, at) => levels[positive[at]!]!),
      { help: '样本的实际分组' },
    ),
    numberColumn('p_fit', '建模样本的概率', fitted, { help: '用全部样本建模时，属于目标组的概率' }),
    numberColumn('p_cv', '交叉验证的概率', predicted, { help: '没有参与建模时，属于目标组的概率' }),
  ]);
