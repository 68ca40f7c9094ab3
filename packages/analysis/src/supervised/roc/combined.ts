import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Matrix, Message, Table } from '../../model/index.ts';
import { namesIn } from '../../options/shared/index.ts';
import { rowMoments } from '../../rows/index.ts';
import { refusal, stratifiedFolds } from '../design/index.ts';
import { firthLogistic, type FirthFit } from './firthLogistic.ts';
import type { RocOptions } from './roc.schema.ts';
import { rocCurve, youdenPoint, type RocCurve } from './rocCurve.ts';

/** What the chart calls the model. */
export const combinedName = '多指标联合（交叉验证）';
const z = 1.959963984540054;
const least = 5;

/** Samples of both groups, controls first, with the values of the candidates; `NaN`-free. */
type Cohort = {
  readonly samples: readonly string[];
  readonly positive: Uint8Array;
  readonly candidates: readonly string[];
  readonly values: readonly Float64Array[];
};
type Model = {
  readonly chosen: readonly number[];
  readonly means: readonly number[];
  readonly sds: readonly number[];
  readonly fit: FirthFit;
};
export type Combined = {
  readonly tables: readonly Table[];
  readonly curve: RocCurve;
  readonly messages: readonly Message[];
  readonly facts: Readonly<Record<string, string | number>>;
};

/** @throws {InputError} When a named marker is not there, or too few samples or features are complete. */
function cohortOf(
  matrix: Matrix,
  [control, positive]: readonly [Int32Array, Int32Array],
  { markers }: RocOptions,
): Cohort {
  const names = namesIn(markers);
  const rowOf = new Map(matrix.ids.map((id, row) => [id, row]));
  const unknown = names.find((name) => !rowOf.has(name));
  if (unknown !== undefined)
    throw refusal(
      'option-value',
      'markers',
      `数据表中没有特征“${unknown}”`,
      `请按数据表第一列的写法填写，例如“${matrix.ids[0]}”`,
    );
  const all = [...control, ...positive];
  const cell = (row: number, column: number): number => matrix.values[row * matrix.samples.length + column]!;
  const rows =
    names.length > 0
      ? names.map((name) => rowOf.get(name)!)
      : matrix.ids.flatMap((_, row) => (all.every((column) => !Number.isNaN(cell(row, column))) ? [row] : []));
  const columns =
    names.length > 0 ? all.filter((column) => rows.every((row) => !Number.isNaN(cell(row, column)))) : all;
  const isPositive = new Set(positive);
  const cases = columns.filter((column) => isPositive.has(column)).length;
  if (Math.min(cases, columns.length - cases) < least)
    throw refusal(
      'too-few-samples',
      'groups',
      `联合模型可用的样本为 ${columns.length - cases} 与 ${cases} 个${columns.length < all.length ? '（去掉了所选特征有缺失的）' : ''}`,
      `每组至少需要 ${least} 个；请补充样本，或把“多指标联合”改为不使用`,
    );
  const varying = rows.filter(
    (row) => rowMoments(Float64Array.from(columns, (column) => cell(row, column))).variance > 0,
  );
  if (names.length > 0 ? varying.length < names.length : varying.length < 1)
    throw refusal(
      'too-few-features',
      'matrix',
      names.length > 0
        ? `所选特征“${matrix.ids[rows.find((row) => !varying.includes(row))!]}”在这些样本中没有变化`
        : '没有完整且有变化的特征可供联合',
      names.length > 0 ? '请去掉它' : '请先用“缺失值填补”补全数据，或写出要联合的特征',
    );
  if (names.length > 10)
    throw refusal(
      'option-value',
      'markers',
      `写了 ${names.length} 个特征，最多 10 个`,
      '特征多时请用 LASSO 或随机森林',
    );
  return {
    samples: columns.map((column) => matrix.samples[column]!),
    positive: Uint8Array.from(columns, (column) => Number(isPositive.has(column))),
    candidates: varying.map((row) => matrix.ids[row]!),
    values: varying.map((row) => Float64Array.from(columns, (column) => cell(row, column))),
  };
}

/** The candidates that tell the groups of these samples best apart, or all of them; standardised and fitted. */
function modelOf({ positive, values }: Cohort, members: readonly number[], count: number): Model {
  const marks = Uint8Array.from(members, (at) => positive[at]!);
  const taken = values.map((row) => Float64Array.from(members, (at) => row[at]!));
  const apart = count < values.length ? taken.map((row) => Math.abs(rocCurve(row, marks, true).auc - 0.5)) : [];
  const chosen =
    count < values.length
      ? [...values.keys()].toSorted((a, b) => apart[b]! - apart[a]! || a - b).slice(0, count)
      : [...values.keys()];
  const moments = chosen.map((at) => rowMoments(taken[at]!));
  const means = moments.map(({ mean }) => mean);
  // What is constant among these samples says nothing here.
  const sds = moments.map(({ variance }) => (variance > 0 ? Math.sqrt(variance) : Number.POSITIVE_INFINITY));
  const rows = members.map((_, i) => chosen.map((at, k) => (taken[at]![i]! - means[k]!) / sds[k]!));
  return { chosen, means, sds, fit: firthLogistic(rows, marks) };
}

const probabilityOf = ({ chosen, fit, means, sds }: Model, { values }: Cohort, sample: number): number =>
  fit.probability(chosen.map((at, k) => (values[at]![sample]! - means[k]!) / sds[k]!));

/**
 * A logistic model of a few features, and how well it tells the groups apart in samples that it has not seen.
 *
 * Everything that looks at the groups, the choice of features too, is done anew without the fold that is predicted.
 *
 * @throws {InputError} When a named marker is not there, or too few samples or features are complete.
 */
export function combined(
  matrix: Matrix,
  columns: readonly [Int32Array, Int32Array],
  levels: readonly [string, string],
  options: RocOptions,
  seed: number,
): Combined {
  const cohort = cohortOf(matrix, columns, options);
  const { candidates, positive, samples } = cohort;
  const count = options.markers.trim() === '' ? Math.min(options.top, candidates.length) : candidates.length;
  const cases = positive.reduce((sum, one) => sum + one, 0);
  const folds = Math.min(options.folds, cases, samples.length - cases);
  const everyone = [...samples.keys()];
  const whole = modelOf(cohort, everyone, count);
  const foldOf = stratifiedFolds(Int32Array.from(positive), folds, seed);
  const predicted = new Float64Array(samples.length);
  const times = new Float64Array(candidates.length);
  for (let fold = 0; fold < folds; fold += 1) {
    const model = modelOf(
      cohort,
      everyone.filter((at) => foldOf[at] !== fold),
      count,
    );
    for (const at of model.chosen) times[at]! += 1;
    for (const at of everyone) if (foldOf[at] === fold) predicted[at] = probabilityOf(model, cohort, at);
  }
  const fitted = Float64Array.from(everyone, (at) => probabilityOf(whole, cohort, at));
  const [apparent, validated] = [rocCurve(fitted, positive, true), rocCurve(predicted, positive, true)];
  const fewer = Math.min(cases, samples.length - cases);
  const messages: Message[] = [];
  if (fewer < 5 * count)
    messages.push({
      level: 'warning',
      text: `较小的一组只有 ${fewer} 个样本，联合了 ${count} 个特征；每个特征少于 5 个样本时模型容易过拟合，请减少特征或补充样本`,
    });
  if (samples.length < columns[0].length + columns[1].length)
    messages.push({
      level: 'info',
      text: `${columns[0].length + columns[1].length - samples.length} 个样本在所选特征中有缺失，未参与联合模型`,
    });
  return {
    tables: [
      performance([apparent, validated], { count, controls: samples.length - cases, cases, folds, levels }),
      coefficients(whole, cohort, times, folds),
      predictions(cohort, fitted, predicted, levels),
    ],
    curve: validated,
    messages,
    facts: {
      combined: count,
      combined_names: whole.chosen.map((at) => candidates[at]!).join('、'),
      combined_auc: validated.auc,
      combined_low: Math.max(0, validated.auc - z * validated.se),
      combined_high: Math.min(1, validated.auc + z * validated.se),
      combined_apparent: apparent.auc,
      combined_folds: folds,
    },
  };
}

function performance(
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

function coefficients(
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

const predictions = (
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
