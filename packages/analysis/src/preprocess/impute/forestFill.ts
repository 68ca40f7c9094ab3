import { InputError } from '../../model/index.ts';
import type { Matrix, Message, MethodOutput, RunContext } from '../../model/index.ts';
import { rowAt, rowMoments } from '../../rows/index.ts';
import { median } from '../../statistics/index.ts';
import type { ImputeOptions } from './impute.schema.ts';
import { missForest } from './missForest.ts';
import type { MissForest } from './missForest.ts';

export type ForestFill = {
  readonly values: Float64Array;
  /** By feature: root of the out-of-bag error by the standard deviation of its observed values; `NaN` without one. */
  readonly nrmse: Float64Array;
  readonly messages: readonly Message[];
  readonly facts: MethodOutput['facts'];
};

/** Measured seconds of one thread for one value, tree, candidate and halving of the samples. */
const unitSeconds = 1.4e-8;
/** Limit for all rounds together: a task ends after an hour, and most stop halfway. */
const mostSeconds = 2_400;

/** @throws {InputError} When there is no other feature to predict a value from, or it would take too long. */
export function checkForests({ ids, samples, values }: Matrix, { mtry, rounds, trees }: ImputeOptions): void {
  const features = ids.length;
  const n = samples.length;
  const gaps = ids.filter((_, row) => rowAt(values, n, row).some(Number.isNaN)).length;
  if (gaps === 0) return;
  if (features < 2)
    throw failure(
      'too-few-features',
      '只有 1 个有数值的特征，没有其他特征可以用来预测它的缺失值',
      '请提供更多特征，或改用中位数、最小值填补',
    );
  const seconds =
    unitSeconds *
    gaps *
    trees *
    n *
    Math.log2(Math.max(2, n)) *
    Math.min(features, mtry || Math.sqrt(features)) *
    rounds;
  if (seconds > mostSeconds) {
    throw failure(
      'too-much-work',
      `${features} 个特征（${gaps} 个有缺失值）× ${n} 个样本，随机森林 ${rounds} 轮最多约需 ${Math.ceil(seconds / 60)} 分钟，超过上限 ${mostSeconds / 60} 分钟`,
      '请减少“树的数目”或“最多轮数”，或先用“特征过滤”去掉缺失多、变化小的特征，或改用 K 近邻',
    );
  }
}

/**
 * Fills every feature with a gap by random forests, and reports their error. @throws {InputError} As `checkForests`.
 */
export function fillByForests(
  matrix: Matrix,
  options: ImputeOptions,
  seed: number,
  progress: RunContext['progress'],
): ForestFill {
  checkForests(matrix, options);
  const { ids, samples, values } = matrix;
  const found = missForest(values, ids.length, options, seed, (round, share) =>
    progress(`随机森林第 ${round} 轮`, (0.9 * (round - 1 + share)) / options.rounds),
  );
  const nrmse = found.errors.map((error, row) =>
    Math.sqrt(error / rowMoments(rowAt(values, samples.length, row)).variance),
  );
  const known = nrmse.filter(Number.isFinite);
  const middle = known.length > 0 ? median(known) : Number.NaN;
  return {
    values: found.values,
    nrmse,
    messages: found.taken > 0 ? messagesOf(found, middle) : [],
    facts: {
      rounds: found.changes.length,
      taken: found.taken,
      ...(Number.isFinite(found.nrmse) && { nrmse: found.nrmse }),
      ...(known.length > 0 && { nrmse_median: middle }),
    },
  };
}

function messagesOf({ changes, nrmse, taken }: MissForest, middle: number): Message[] {
  const stop =
    taken < changes.length
      ? `第 ${changes.length} 轮的变化不再减小，取第 ${taken} 轮的结果`
      : `算满 ${taken} 轮，取最后一轮的结果`;
  const quality =
    Number.isFinite(nrmse) && Number.isFinite(middle)
      ? `；袋外误差 NRMSE ${nrmse.toFixed(3)}，各特征的中位数 ${middle.toFixed(3)}（1 相当于一律填均值）`
      : '';
  const messages: Message[] = [{ level: 'info', text: `${stop}${quality}` }];
  if (middle >= 0.95)
    messages.push({
      level: 'warning',
      text: '多数特征由其他特征预测并不比填均值准，样本可能太少或特征间没有关系；下游结果请谨慎解读',
    });
  return messages;
}

const failure = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);
