import { minimum } from '../../extremes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { GroupedInputs, Groups, Matrix, Message, MethodOutput, RunContext, Table } from '../../model/index.ts';
import { transformed } from '../../transform/index.ts';
import { type Design, designFacts, designOf, stratifiedFolds } from '../design/index.ts';
import { twoLevels } from '../../groups/index.ts';
import { rocCurve } from '../roc/index.ts';
import { crossValidated, type CrossValidation } from './crossValidated.ts';
import type { LassoOptions } from './lasso.schema.ts';
import { linearPredictor, logisticPath, penalties, type LogisticPath } from './logisticPath.ts';

/** Number of features whose path is kept, those that enter first. */
const shown = 30;

/** The samples of the two groups. @throws {InputError} */
export const lassoDesign = (matrix: Matrix, groups: Groups, { reference, testGroup }: LassoOptions): Design =>
  designOf(matrix, groups, { levels: twoLevels(groups, reference, testGroup), least: 5 });

/**
 * Logistic regression of two groups with the lasso penalty, the penalty chosen by cross-validation.
 *
 * @param seed - Of the folds.
 * @throws {InputError} When the groups are not two of the table, have under five samples, or no feature is usable.
 */
export function lasso(
  { groups, matrix }: GroupedInputs,
  options: LassoOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  const design = lassoDesign(matrix, groups, options);
  const { classes, levels, matrix: used, sizes } = design;
  const [features, samples] = [used.ids.length, classes.length];
  const values = transformed(used, options.transform);
  const y = Float64Array.from(classes);
  progress('拟合惩罚路径', 0);
  const path = logisticPath(values, features, y, penalties(values, features, y), true);
  const folds = Math.min(options.folds, minimum(sizes));
  const cv = crossValidated(values, features, y, path.lambda, stratifiedFolds(classes, folds, seed), folds, (share) =>
    progress('交叉验证', 0.1 + 0.9 * share),
  );
  const chosen = options.rule === 'min' ? cv.best : cv.oneSe;
  const selected = path.coefficients[chosen]!.filter((value) => value !== 0).length;
  const { auc, se } = rocCurve(cv.probabilities[chosen]!, Uint8Array.from(classes), true);
  const messages: Message[] = [...design.messages];
  if (selected === 0)
    messages.push({
      level: 'warning',
      text: `所选惩罚下没有特征进入模型：这些特征不能预测分组${options.rule === '1se' && cv.best !== cv.oneSe ? '，可改用“误差最小”' : ''}。`,
    });
  else messages.push({ level: 'info', text: 'λ 也由同一交叉验证选出，它的 AUC 略偏乐观，请在独立样本中验证。' });

  return {
    tables: [
      coefficientTable(path, cv, used.ids, levels[1]!),
      pathTable(path, cv),
      wayTable(path, used.ids),
      predictionTable(design, linearPredictor(path, chosen, values, samples), cv.probabilities[chosen]!),
    ],
    removed: design.removed,
    messages,
    facts: {
      ...designFacts(design, matrix.ids.length),
      reference: levels[0]!,
      test_group: levels[1]!,
      folds,
      lambda_min: path.lambda[cv.best]!,
      lambda_1se: path.lambda[cv.oneSe]!,
      selected,
      auc,
      auc_low: Math.max(0, auc - 1.959963984540054 * se),
      auc_high: Math.min(1, auc + 1.959963984540054 * se),
    },
  };
}

const coefficientTable = (
  { coefficients }: LogisticPath,
  { best, oneSe }: CrossValidation,
  ids: readonly string[],
  test: string,
): Table =>
  tableOf('coefficients', '回归系数', [
    textColumn('feature', '特征', ids, { help: '特征的编号或名称，取自数据表的第一列' }),
    numberColumn('coef_min', '系数（λ.min）', coefficients[best]!, {
      help: `误差最小时的系数，为正表示越高越可能是“${test}”；0 为未选入`,
    }),
    numberColumn('coef_1se', '系数（λ.1se）', coefficients[oneSe]!, {
      help: '误差在最小值一个标准误内的最简模型的系数；0 为未选入',
    }),
  ]);

const pathTable = (
  { coefficients, deviance, intercept, lambda }: LogisticPath,
  { best, mean, oneSe, se }: CrossValidation,
): Table =>
  tableOf('path', '交叉验证', [
    numberColumn('lambda', 'λ', lambda, { help: '惩罚的强度，越大选入的特征越少' }),
    integerColumn(
      'features',
      '特征数',
      Float64Array.from(coefficients, (row) => row.filter((value) => value !== 0).length),
      { help: '系数不为 0 的特征数' },
    ),
    numberColumn('cv_mean', '交叉验证误差', mean, { help: '留出样本的二项偏差，各折按样本数加权平均' }),
    numberColumn('cv_se', '标准误', se, { help: '交叉验证误差在各折之间的标准误' }),
    numberColumn('deviance', '偏差解释率', deviance, { help: '建模样本的偏差中被解释的比例，0～1' }),
    numberColumn('intercept', '截距', intercept, { help: '回归方程的常数项' }),
    textColumn(
      'choice',
      '选取',
      Array.from(
        lambda,
        (_, k) => [k === best ? 'min' : '', k === oneSe ? '1se' : ''].filter(Boolean).join(' ') || '--',
      ),
      { help: 'min 为误差最小，1se 为误差在一个标准误内的最大 λ' },
    ),
  ]);

/** The coefficients along the path of the features that enter first. */
function wayTable({ coefficients, lambda }: LogisticPath, ids: readonly string[]): Table {
  const entry = ids.map((_, f) => coefficients.findIndex((row) => row[f] !== 0));
  const first = [...ids.keys()]
    .filter((f) => entry[f]! >= 0)
    .toSorted((a, b) => entry[a]! - entry[b]! || a - b)
    .slice(0, shown);
  // With nothing to show, one flat line is still a table.
  const lines = (first.length > 0 ? first : [0]).flatMap((f) =>
    Array.from(lambda, (value, k) => ({ feature: ids[f]!, lambda: value, value: coefficients[k]![f]! })),
  );
  return tableOf('coefficient_path', '系数路径', [
    textColumn(
      'feature',
      '特征',
      lines.map(({ feature }) => feature),
      { help: '最先进入模型的特征，按进入的先后' },
    ),
    numberColumn(
      'lambda',
      'λ',
      Float64Array.from(lines, (line) => line.lambda),
      { help: '惩罚的强度' },
    ),
    numberColumn(
      'coefficient',
      '系数',
      Float64Array.from(lines, ({ value }) => value),
      { help: '该惩罚下的回归系数，以变换后特征的单位计' },
    ),
  ]);
}

const predictionTable = ({ classes, levels, matrix }: Design, eta: Float64Array, held: Float64Array): Table =>
  tableOf('predictions', '样本预测', [
    textColumn('sample', '样本', matrix.samples, { help: '样本名，与数据表的列名相同' }),
    textColumn(
      'group',
      '实际分组',
      Array.from(classes, (one) => levels[one]!),
      { help: '分组表中的分组' },
    ),
    numberColumn(
      'probability',
      '拟合概率',
      eta.map((value) => 1 / (1 + Math.exp(-value))),
      { help: `全部样本建立的模型给出的属于“${levels[1]}”的概率` },
    ),
    numberColumn('probability_cv', '交叉验证概率', held, {
      help: `没有用该样本建立的模型给出的属于“${levels[1]}”的概率`,
    }),
  ]);
