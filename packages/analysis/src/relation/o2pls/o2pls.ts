import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Matrix, Message, MethodOutput, RunContext, Table } from '../../model/index.ts';
import { sampleGram, scaledBy } from '../../pls/index.ts';
import { transformed } from '../../transform/index.ts';
import { foldsOf, q2Of } from './crossValidation.ts';
import type { Fold } from './crossValidation.ts';
import { columnOf, dense, flipped, minus, squares, times } from './dense.ts';
import { foretold, o2plsModel, supports } from './o2plsModel.ts';
import type { Components, Half, O2plsModel } from './o2plsModel.ts';
import type { O2plsOptions } from './o2pls.schema.ts';
import { pairedFeatures } from './pairedFeatures.ts';
import { loadingsOf, profilesOf } from './profiles.ts';
import type { Profiles } from './profiles.ts';

/** A combination whose cross-validation is better by less is not worth naming. */
const better = 0.01;

type Q2 = { readonly x: number; readonly y: number };
type Prepared = {
  readonly table: Matrix;
  readonly values: Float64Array;
  readonly scaled: Float64Array;
  readonly profiles: Profiles;
};

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
  if (!supports(ranks, count)) throw tooMany(count, Math.min(...ranks));
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

/** The correlation of two sets of scores; both have mean 0. */
function cosine(a: Float64Array, b: Float64Array): number {
  const product = (one: Float64Array, other: Float64Array): number =>
    one.reduce((sum, value, i) => sum + value * other[i]!, 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
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

/**
 * Turns components so that the largest loading of the first table is positive, and with it its partner of the second;
 * orthogonal ones each for itself.
 */
function oriented(model: O2plsModel, x: Prepared, y: Prepared): O2plsModel {
  const signsOf = ({ profiles, scaled, table }: Prepared, weights: Half['weights'] | undefined): number[] =>
    weights
      ? loadingsOf(scaled, table.ids.length, profiles, weights).map((loading) =>
          loading.reduce((most, value) => (Math.abs(value) > Math.abs(most) * (1 + 1e-9) ? value : most), 0) < 0
            ? -1
            : 1,
        )
      : [];
  const joint = signsOf(x, model.x.weights);
  const turned = (half: Half, own: readonly number[]): Half => {
    const turn = (matrix: Half['weights'], sign: readonly number[]) =>
      dense(
        matrix.rows,
        matrix.columns,
        matrix.values.map((value, at) => value * sign[at % matrix.columns]!),
      );
    const inner = dense(
      joint.length,
      joint.length,
      half.inner.values.map((value, at) => value * joint[at % joint.length]! * joint[Math.floor(at / joint.length)]!),
    );
    return {
      weights: turn(half.weights, joint),
      scores: turn(half.scores, joint),
      inner,
      own: half.own && {
        weights: turn(half.own.weights, own),
        loadings: turn(half.own.loadings, own),
        scores: turn(half.own.scores, own),
      },
    };
  };
  return {
    x: turned(model.x, signsOf(x, model.x.own?.loadings)),
    y: turned(model.y, signsOf(y, model.y.own?.loadings)),
  };
}

type Fit = { readonly joint: number; readonly own: number; readonly predicted: number };

function fitOf({ scores, total }: Profiles, { own, scores: joint, weights }: Half, guess: Half['weights']): Fit {
  return {
    joint: squares(times(joint, flipped(weights))) / total,
    own: own ? squares(times(own.scores, flipped(own.loadings))) / total : 0,
    predicted: 1 - squares(minus(scores, guess)) / total,
  };
}

type Row = Components & { readonly q2: Q2; readonly mean: number };
type Choice = { readonly rows: readonly Row[]; readonly chosen: number; readonly best: number };

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
  {
    constant,
    left,
    missing,
  }: { readonly left: readonly string[]; readonly missing: number; readonly constant: number },
  { best, chosen, rows }: Choice,
  q2: Q2,
  links: readonly number[],
): Message[] {
  const messages: Message[] = [];
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

const columnsOf = (
  name: string,
  label: string,
  values: Half['scores'] | undefined,
  help: (k: number) => string,
): Column[] =>
  Array.from({ length: values?.columns ?? 0 }, (_, k) =>
    numberColumn(`${name}${k + 1}`, `${label}[${k + 1}]`, columnOf(values!, k), { help: help(k + 1) }),
  );

const scoreTable = (samples: readonly string[], { x, y }: O2plsModel): Table =>
  tableOf('scores', '样本得分', [
    textColumn('sample', '样本', samples, { help: '两个表共有的样本，按第一个表中的次序' }),
    ...columnsOf('t', 't', x.scores, (k) => `第一个表在第 ${k} 个联合成分上的得分，与 u[${k}] 成对`),
    ...columnsOf('u', 'u', y.scores, (k) => `第二个表在第 ${k} 个联合成分上的得分，与 t[${k}] 成对`),
    ...columnsOf('to', 'to', x.own?.scores, (k) => `第一个表第 ${k} 个正交成分的得分，与第二个表无关`),
    ...columnsOf('uo', 'uo', y.own?.scores, (k) => `第二个表第 ${k} 个正交成分的得分，与第一个表无关`),
  ]);

function loadingTable(id: string, title: string, { profiles, scaled, table }: Prepared, { own, weights }: Half): Table {
  const columns = (
    name: string,
    label: string,
    of: Half['weights'] | undefined,
    help: (k: number) => string,
  ): Column[] =>
    of
      ? loadingsOf(scaled, table.ids.length, profiles, of).map((values, k) =>
          numberColumn(`${name}${k + 1}`, `${label}[${k + 1}]`, values, { help: help(k + 1) }),
        )
      : [];
  return tableOf(id, title, [
    textColumn('feature', '特征', table.ids, { help: '特征的编号或名称，取自该数据表的第一列' }),
    ...columns(
      'joint',
      'p',
      weights,
      (k) => `第 ${k} 个联合成分的载荷，平方和为 1；绝对值大的特征带动两个组学的共同变化`,
    ),
    ...columns('orthogonal', 'po', own?.loadings, (k) => `第 ${k} 个正交成分的载荷，绝对值大的特征带动该表独有的变化`),
  ]);
}

const componentTable = ({ x, y }: O2plsModel, totalX: number, totalY: number, links: readonly number[]): Table => {
  const share = (scores: Half['scores'], total: number) =>
    Float64Array.from(links, (_, k) => columnOf(scores, k).reduce((sum, value) => sum + value * value, 0) / total);
  return tableOf('components', '联合成分', [
    integerColumn(
      'component',
      '成分',
      Float64Array.from(links, (_, k) => k + 1),
      { help: '联合成分的序号' },
    ),
    numberColumn('r2x', 'R²X', share(x.scores, totalX), { help: '该成分解释的第一个表平方和的比例' }),
    numberColumn('r2y', 'R²Y', share(y.scores, totalY), { help: '该成分解释的第二个表平方和的比例' }),
    numberColumn('r', 'r(t, u)', Float64Array.from(links), {
      help: '两个表在该成分上得分的 Pearson 相关系数，越近 1 两个组学越同步',
    }),
  ]);
};

function fitTable(tables: readonly Matrix[], fit: readonly Fit[], q2: readonly number[]): Table {
  const column = (value: (one: Fit) => number) => Float64Array.from(fit, value);
  return tableOf('fit', '模型参数', [
    textColumn('table', '数据表', ['第一个表', '第二个表'], { help: '以下各列所说的数据表' }),
    integerColumn(
      'features',
      '特征数',
      Float64Array.from(tables, ({ ids }) => ids.length),
      { help: '参与建模的特征数' },
    ),
    numberColumn(
      'r2',
      'R²',
      column(({ joint, own }) => joint + own),
      { help: '联合与正交部分一共解释的平方和的比例' },
    ),
    numberColumn(
      'r2_joint',
      'R²（联合）',
      column(({ joint }) => joint),
      { help: '联合成分解释的平方和的比例，即与另一个表共有的变异' },
    ),
    numberColumn(
      'r2_orthogonal',
      'R²（正交）',
      column(({ own }) => own),
      { help: '正交成分解释的平方和的比例，即该表独有的系统变异' },
    ),
    numberColumn(
      'r2_residual',
      '残差',
      column(({ joint, own }) => 1 - joint - own),
      { help: '模型没有解释的平方和的比例' },
    ),
    numberColumn(
      'r2_predicted',
      'R²（预测）',
      column(({ predicted }) => predicted),
      { help: '由另一个表预测该表时解释的平方和的比例，用建模的样本' },
    ),
    numberColumn('q2', 'Q²', Float64Array.from(q2), {
      help: '由另一个表预测未参与建模的样本，1 − 误差平方和 ÷ 总平方和，可为负',
    }),
  ]);
}

function choiceTable({ best, chosen, rows }: Choice): Table {
  const column = (value: (row: Row) => number) => Float64Array.from(rows, value);
  return tableOf('choice', '成分数的选择', [
    integerColumn(
      'joint',
      '联合成分数',
      column(({ joint }) => joint),
      { help: '两个表共有的成分的个数' },
    ),
    integerColumn(
      'x_orthogonal',
      '第一个表的正交成分数',
      column(({ x }) => x),
      { help: '第一个表独有的成分的个数' },
    ),
    integerColumn(
      'y_orthogonal',
      '第二个表的正交成分数',
      column(({ y }) => y),
      { help: '第二个表独有的成分的个数' },
    ),
    numberColumn(
      'q2x',
      'Q²X',
      column(({ q2 }) => q2.x),
      { help: '由第二个表预测第一个表，交叉验证，可为负' },
    ),
    numberColumn(
      'q2y',
      'Q²Y',
      column(({ q2 }) => q2.y),
      { help: '由第一个表预测第二个表，交叉验证，可为负' },
    ),
    numberColumn(
      'mean',
      '平均',
      column(({ mean }) => mean),
      { help: 'Q²X 与 Q²Y 的平均，用来比较各组合' },
    ),
    textColumn(
      'mark',
      '标记',
      rows.map((_, at) => [at === best ? '最高' : '', at === chosen ? '本次所用' : ''].filter(Boolean).join('、')),
      { help: '平均最高的组合与本次所用的组合' },
    ),
  ]);
}
