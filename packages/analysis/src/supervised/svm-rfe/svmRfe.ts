import { minimum } from '../../extremes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { GroupedInputs, Groups, Matrix, Message, MethodOutput, RunContext } from '../../model/index.ts';
import { transformed } from '../../transform/index.ts';
import { type Design, designFacts, designOf, stratifiedFolds } from '../design/index.ts';
import { twoLevels } from '../../groups/index.ts';
import { rocCurve } from '../roc/index.ts';
import { crossValidatedSizes } from './crossValidatedSizes.ts';
import type { SvmRfeOptions } from './svmRfe.schema.ts';

/** The samples of the two groups. @throws {InputError} */
export const svmRfeDesign = (matrix: Matrix, groups: Groups, { reference, testGroup }: SvmRfeOptions): Design =>
  designOf(matrix, groups, { levels: twoLevels(groups, reference, testGroup), least: 5 });

/**
 * Features of two groups ranked by recursive elimination with a linear support vector machine, their number chosen by
 * cross-validation.
 *
 * @param seed - Of the folds.
 * @throws {InputError} When the groups are not two of the table, have under five samples, or no feature is usable.
 */
export function svmRfe(
  { groups, matrix }: GroupedInputs,
  options: SvmRfeOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  const design = svmRfeDesign(matrix, groups, options);
  const { classes, levels, matrix: used, sizes: groupSizes } = design;
  const features = used.ids.length;
  const values = transformed(used, options.transform);
  const y = Float64Array.from(classes, (one) => (one === 1 ? 1 : -1));
  const folds = Math.min(options.folds, minimum(groupSizes));
  const { whole, ...cv } = crossValidatedSizes(
    values,
    features,
    y,
    stratifiedFolds(classes, folds, seed),
    folds,
    options,
    (share) => progress('逐步去掉特征并交叉验证', share),
  );
  // Sizes go down: the last of the least errors has the fewest features.
  const best = cv.error.lastIndexOf(cv.error.reduce((least, value) => Math.min(least, value)));
  const chosen =
    options.rule === 'min' ? best : cv.error.findLastIndex((value) => value <= cv.error[best]! + cv.se[best]!);
  const size = cv.sizes[chosen]!;
  const { auc, se } = rocCurve(cv.decisions[chosen]!, Uint8Array.from(classes), true);
  const messages: Message[] = [
    ...design.messages,
    { level: 'info', text: '特征数也由同一交叉验证选出，它的错误率略偏乐观，请在独立样本中验证。' },
  ];
  const stage = whole.stages[chosen]!;
  const weightOf = new Map(Array.from(stage.features, (f, at) => [f, stage.weights[at]!]));
  const full = whole.stages[0]!.weights;
  const share = new Float64Array(features);
  for (const held of cv.held[chosen]!) for (const f of held) share[f]! += 1 / folds;
  const ranked = Array.from(whole.order);
  const of = (value: (feature: number) => number) => Float64Array.from(ranked, value);

  return {
    tables: [
      tableOf('ranking', '特征排序', [
        integerColumn(
          'rank',
          '名次',
          Float64Array.from(ranked, (_, at) => at + 1),
          { help: '1 为保留到最后的特征，名次越大越早去掉' },
        ),
        textColumn(
          'feature',
          '特征',
          ranked.map((f) => used.ids[f]!),
          { help: '特征的编号或名称，取自数据表的第一列' },
        ),
        textColumn(
          'selected',
          '选入',
          ranked.map((f) => (weightOf.has(f) ? '是' : '否')),
          { help: '是否在所选特征数的模型中' },
        ),
        numberColumn(
          'weight',
          '权重',
          of((f) => weightOf.get(f) ?? Number.NaN),
          { help: `所选模型中的权重，特征已标准化；为正表示在“${levels[1]}”较高，未选入为空` },
        ),
        numberColumn(
          'weight_full',
          '全模型权重',
          of((f) => full[f]!),
          { help: '用全部特征的模型中的权重，特征已标准化' },
        ),
        numberColumn(
          'stability',
          '选入的比例',
          of((f) => share[f]!),
          { help: '同样的特征数下，交叉验证各折中选入它的比例，0～1' },
        ),
      ]),
      tableOf('error', '特征数与错误率', [
        integerColumn('features', '特征数', Float64Array.from(cv.sizes), { help: '模型中的特征数' }),
        numberColumn('error', '错误率', cv.error, {
          help: '没有参与建模的样本中分错的比例，0～1，特征在每折内重新选取',
        }),
        numberColumn('se', '标准误', cv.se, { help: '错误率在各折之间的标准误' }),
        textColumn(
          'choice',
          '选取',
          cv.sizes.map((_, at) => (at === chosen ? '选取' : at === best ? '最小' : '')),
          { help: '“选取”为采用的特征数，“最小”为误差最小处，其余为空' },
        ),
      ]),
      tableOf('predictions', '样本预测', [
        textColumn('sample', '样本', used.samples, { help: '样本名，与数据表的列名相同' }),
        textColumn(
          'group',
          '实际分组',
          Array.from(classes, (one) => levels[one]!),
          { help: '分组表中的分组' },
        ),
        textColumn(
          'predicted',
          '预测分组',
          Array.from(cv.decisions[chosen]!, (value) => levels[value > 0 ? 1 : 0]!),
          { help: '没有用该样本建立的模型给出的分组' },
        ),
        numberColumn('decision', '决策值', cv.decisions[chosen]!, {
          help: `没有用该样本建立的模型的决策值，大于 0 判为“${levels[1]}”`,
        }),
      ]),
    ],
    removed: design.removed,
    messages,
    facts: {
      ...designFacts(design, matrix.ids.length),
      reference: levels[0]!,
      test_group: levels[1]!,
      folds,
      selected: size,
      error: cv.error[chosen]!,
      models: cv.sizes.length,
      best_features: cv.sizes[best]!,
      best_error: cv.error[best]!,
      auc,
      auc_low: Math.max(0, auc - 1.959963984540054 * se),
      auc_high: Math.min(1, auc + 1.959963984540054 * se),
      top: used.ids[ranked[0]!]!,
    },
  };
}
