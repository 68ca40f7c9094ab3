import { minimum } from '../../extremes/index.ts';
import { InputError } from '../../model/index.ts';
import type { Matrix, Message, MethodOutput, RunContext } from '../../model/index.ts';
import { sampleGram, scaledBy } from '../../pls/index.ts';
import { transformed } from '../../transform/index.ts';
import { foldsOf, q2Of } from './crossValidation.ts';
import type { Fold } from './crossValidation.ts';
import { columnOf, flipped, minus, squares, times } from './dense.ts';
import { foretold, o2plsModel, supports } from './o2plsModel.ts';
import type { Components, Half } from './o2plsModel.ts';
import type { O2plsOptions } from './o2pls.schema.ts';
import { pairedFeatures, type PairedFeatures } from './pairedFeatures.ts';
import { profilesOf } from './profiles.ts';
import type { Profiles } from './profiles.ts';
import { cosine, oriented, type Prepared } from './oriented.ts';
import {
  type Choice,
  choiceTable,
  componentTable,
  type Fit,
  fitTable,
  loadingTable,
  type Q2,
  type Row,
  scoreTable,
} from './resultTables.ts';

/** A combination must be better by at least this much in cross-validation to be mentioned. */
const better = 0.01;

/**
 * O2PLS of two tables of the same samples with cross-validation of the numbers of components.
 *
 * @throws {InputError} As `pairedFeatures`, for a logarithm of what is not positive, and when the data do not support
 * so many components.
 */
export function runO2pls(
  { matrix, matrix2 }: { readonly matrix: Matrix; readonly matrix2: Matrix },
  options: O2plsOptions,
  { progress }: RunContext,
): MethodOutput {
  progress('准备数据', 0);
  const paired = pairedFeatures(matrix, matrix2);
  const { samples } = paired.first;
  const prepare = (table: Matrix): Prepared => {
    const values = transformed(table, options.transform);
    const scaled = scaledBy(values, table.ids.length, samples.length, Int32Array.from(samples.keys()), options.scale);
    return {
      table,
      values,
      scaled,
      profiles: profilesOf(sampleGram(scaled, table.ids.length, samples.length), samples.length),
    };
  };
  const [x, y] = [prepare(paired.first), prepare(paired.second)];
  const count: Components = { joint: options.joint, x: options.x_orthogonal, y: options.y_orthogonal };
  const ranks = [x.profiles.scores.columns, y.profiles.scores.columns];
  if (!supports(ranks, count)) throw tooMany(count, minimum(ranks));
  const model = oriented(o2plsModel(x.profiles.scores, y.profiles.scores, count), x, y);

  progress('交叉验证', 0.1);
  const folds = foldsOf(
    { values: x.values, features: x.table.ids.length },
    { values: y.values, features: y.table.ids.length },
    samples.length,
    options.folds,
    options.scale,
  );
  const q2 = q2Of(folds, count);
  const choice = compared(folds, count, q2, options, (share) => progress('比较成分数', 0.2 + 0.8 * share));
  const fit = [
    fitOf(x.profiles, model.x, foretold(y.profiles.scores, model.y, model.x)),
    fitOf(y.profiles, model.y, foretold(x.profiles.scores, model.x, model.y)),
  ] as const;
  const links = Array.from({ length: model.x.scores.columns }, (_, k) =>
    cosine(columnOf(model.x.scores, k), columnOf(model.y.scores, k)),
  );

  return {
    tables: [
      scoreTable(samples, model),
      loadingTable('x_loadings', '第一个表的载荷', x, model.x),
      loadingTable('y_loadings', '第二个表的载荷', y, model.y),
      componentTable(model, x.profiles.total, y.profiles.total, links),
      fitTable([x.table, y.table], fit, [q2.x, q2.y]),
      choiceTable(choice),
    ],
    removed: paired.removed,
    messages: messagesOf(paired, choice, q2, links),
    facts: {
      samples: samples.length,
      features_x: x.table.ids.length,
      features_y: y.table.ids.length,
      features_missing: paired.missing,
      features_constant: paired.constant,
      features_input: matrix.ids.length + matrix2.ids.length,
      joint: model.x.scores.columns,
      x_orthogonal: model.x.own?.scores.columns ?? 0,
      y_orthogonal: model.y.own?.scores.columns ?? 0,
      folds: folds.length,
      combinations: choice.rows.length,
      r2x_joint: fit[0].joint,
      r2x_orthogonal: fit[0].own,
      r2y_joint: fit[1].joint,
      r2y_orthogonal: fit[1].own,
      r2x_predicted: fit[0].predicted,
      r2y_predicted: fit[1].predicted,
      r: links[0]!,
      ...(Number.isNaN(q2.x) ? {} : { q2x: q2.x, q2y: q2.y }),
    },
  };
}

function tooMany({ joint, x, y }: Components, rank: number): InputError {
  return new InputError(
    [
      {
        code: 'too-many-components',
        severity: 'error',
        input: 'joint',
        what: `${joint} 个联合成分加上至多 ${Math.max(x, y)} 个正交成分，超过数据能支持的 ${rank} 个`,
        remedy: `请使联合成分数与较大的正交成分数之和不超过 ${rank}；它受样本数与特征数中较小者限制`,
      },
    ],
    'parameter',
  );
}

function fitOf({ scores, total }: Profiles, { own, scores: joint, weights }: Half, guess: Half['weights']): Fit {
  return {
    joint: squares(times(joint, flipped(weights))) / total,
    own: own ? squares(times(own.scores, flipped(own.loadings))) / total : 0,
    predicted: 1 - squares(minus(scores, guess)) / total,
  };
}

/** The cross-validation of every combination that is asked for, and of the one in use. */
function compared(
  folds: readonly Fold[],
  chosen: Components,
  own: Q2,
  { max_joint, max_orthogonal }: O2plsOptions,
  progress: (share: number) => void,
): Choice {
  const grid: Components[] = [];
  for (let joint = 1; joint <= max_joint; joint += 1)
    for (let x = 0; x <= max_orthogonal; x += 1)
      for (let y = 0; y <= max_orthogonal; y += 1) grid.push({ joint, x, y });
  const same = (one: Components): boolean => one.joint === chosen.joint && one.x === chosen.x && one.y === chosen.y;
  if (!grid.some(same)) grid.push(chosen);
  const rows = grid
    .map((count, at): Row => {
      progress(at / grid.length);
      const q2 = same(count) ? own : q2Of(folds, count);
      return { ...count, q2, mean: (q2.x + q2.y) / 2 };
    })
    .filter((row) => same(row) || !Number.isNaN(row.mean));
  const best = rows.reduce(
    (leader, row, at) => (row.mean > (rows[leader]?.mean ?? Number.NEGATIVE_INFINITY) + 1e-12 ? at : leader),
    -1,
  );
  return { rows, chosen: rows.findIndex(same), best };
}

function messagesOf(
  { constant, left, missing, told }: Pick<PairedFeatures, 'constant' | 'left' | 'missing' | 'told'>,
  { best, chosen, rows }: Choice,
  q2: Q2,
  links: readonly number[],
): Message[] {
  const messages: Message[] = [...told];
  if (left.length > 0)
    messages.push({
      level: 'warning',
      text: `有 ${left.length} 个样本只在一个数据表中（例如“${left[0]}”），没有使用。`,
    });
  if (missing > 0)
    messages.push({ level: 'info', text: `有 ${missing} 个特征含缺失值，未参与建模。如需保留，请先用“缺失值填补”。` });
  if (constant > 0) messages.push({ level: 'info', text: `有 ${constant} 个特征取值恒定，未参与建模。` });
  if (Number.isNaN(q2.x))
    messages.push({
      level: 'warning',
      text: '每折的训练样本太少，不能对设定的成分数作交叉验证；请减少成分数或增加折数。',
    });
  else if (q2.x <= 0 && q2.y <= 0)
    messages.push({
      level: 'warning',
      text: '两个方向的 Q² 都不大于 0：由一个表不能预测另一个表中未参与建模的样本，联合成分可能来自偶然。',
    });
  const leader = rows[best];
  if (leader && best !== chosen && !(leader.mean - rows[chosen]!.mean < better))
    messages.push({
      level: 'info',
      text: `${leader.joint} 个联合成分、${leader.x} 与 ${leader.y} 个正交成分时 Q² 的平均最高（${leader.mean.toFixed(3)}），可据此改参数后重做。`,
    });
  if (links.some((r) => Math.abs(r) < 0.5))
    messages.push({
      level: 'info',
      text: '有的联合成分两侧得分的相关系数小于 0.5，这个成分两个组学并不同步，联合成分数可能偏多。',
    });
  return messages;
}
