import type { Matrix, Message, Table } from '../../model/index.ts';
import { stratifiedFolds } from '../design/index.ts';
import type { RocOptions } from './roc.schema.ts';
import { rocCurve, type RocCurve } from './rocCurve.ts';
import { cohortOf } from './cohort.ts';
import { modelOf, probabilityOf } from './cohortModel.ts';
import { coefficients, performance, predictions, z } from './combinedTables.ts';

export type Combined = {
  readonly tables: readonly Table[];
  readonly curve: RocCurve;
  readonly messages: readonly Message[];
  readonly facts: Readonly<Record<string, string | number>>;
};

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
