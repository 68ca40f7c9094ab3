import { joinSamples } from '../../groups/index.ts';
import { InputError, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Environment, Matrix, Message, MethodOutput, RunContext, Table } from '../../model/index.ts';
import {
  type Axes,
  matchEnvironment,
  ordinate,
  selected,
  selectionTable,
  testAxes,
  testModel,
  testTable,
  usableVariables,
  vifTable,
} from '../constrained/index.ts';
import { communityDistance, subDistance, type DistanceInputs } from '../../community-distances/index.ts';
import type { DbrdaOptions } from './dbrda.schema.ts';
import { distanceResponse } from './response.ts';
import { distanceScores } from './scores.ts';

/** Negative eigenvalues above this share of all are worth a warning. */
const notable = 0.1;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Distance-based redundancy analysis: how much of the distances among samples environmental variables explain.
 *
 * @throws {InputError} As `communityDistance`; when too few samples are in both tables, all are the same, or no
 * variable is left.
 */
export function runDbrda(
  inputs: DistanceInputs & { readonly env: Environment },
  options: DbrdaOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('计算样本间距离', 0);
  const found = communityDistance(inputs.distance ? { distance: inputs.distance } : inputs, options);
  const matched = matchEnvironment(found.ids, inputs.env, inputs.distance ? '距离矩阵' : '丰度表');
  const samples = matched.kept.map((i) => found.ids[i]!);
  const n = samples.length;
  const response = distanceResponse(subDistance(found, matched.kept).values, n, options.negative);
  if (!(response.total > 1e-12))
    throw new InputError([
      {
        code: 'no-variation',
        severity: 'error',
        input: inputs.distance ? 'distance' : 'matrix',
        what: '参与分析的样本之间距离都为 0，没有可解释的差异',
        remedy: '请检查数据是否正确',
      },
    ]);
  const usable = usableVariables(inputs.env.variables, matched.columns, response);
  const {
    basis,
    candidates,
    messages: chosen,
    steps,
    used,
  } = selected({
    ...options,
    usable,
    names: inputs.env.variables,
    response,
    count: options.permutations,
    seed,
    progress: (fraction) => progress('前向选择', 0.1 * fraction),
  });
  const names = used.map((at) => inputs.env.variables[at]!);

  const vif = vifTable(names, candidates);

  progress('分解', 0.1);
  const { constrained, unconstrained } = ordinate(response, basis, true);
  const [own, rest] = [signed(constrained), signed(unconstrained)];
  const axes = {
    values: Float64Array.of(...own.positive.values, ...rest.positive.values).slice(0, options.axes),
    vectors: [...own.positive.vectors, ...rest.positive.vectors].slice(0, options.axes),
  };
  const features = featureShares(inputs.matrix, samples, options.relative);
  const scores = distanceScores({
    response,
    axes,
    constrained: own.positive.values.length,
    basis,
    columns: candidates,
    features,
  });
  const explained = sumOf(constrained.values);
  const tests = testModel({
    response,
    names,
    variables: used.map((at) => matched.columns[at]!),
    by: options.by === 'terms' ? 'terms' : 'margin',
    count: options.permutations,
    seed,
    progress: (fraction) => progress('置换检验', 0.2 + (options.by === 'axes' ? 0.3 : 0.8) * fraction),
  });
  const terms =
    options.by === 'axes'
      ? testAxes({
          name: 'dbRDA',
          response,
          basis,
          axes: own.positive,
          explained,
          count: options.permutations,
          seed,
          progress: (fraction) => progress('逐轴检验', 0.5 + 0.5 * fraction),
        })
      : tests.terms;
  const r2 = explained / response.total;

  return {
    tables: [
      ...scoreTables({ samples, names, features: features?.ids ?? [] }, scores),
      eigTable(own, rest, response.total),
      testTable({ ...tests, terms }, response.total, options),
      vif.table,
      selectionTable(
        usable.used.map((at) => inputs.env.variables[at]!),
        steps,
        options.permutations,
      ),
    ],
    removed: [...found.removed, ...matched.removed],
    messages: [
      ...found.messages,
      ...matched.messages,
      ...usable.messages,
      ...chosen,
      ...vif.messages,
      ...messagesOf(inputs, response, features !== undefined, options),
    ],
    facts: {
      ...found.facts,
      samples: n,
      variables: names.join('、'),
      count: names.length,
      total: response.total,
      vif_max: vif.worst,
      explained: r2,
      adjusted: 1 - (1 - r2) * ((n - 1) / (n - names.length - 1)),
      negative: response.negative,
      negative_share: response.negativeShare,
      added: response.added,
      model_f: tests.model.f,
      model_p: tests.model.p,
      significant: terms
        .filter(({ p }) => p < 0.05)
        .map(({ term }) => term)
        .join('、'),
    },
  };
}

type Signed = { readonly positive: Axes; readonly negative: Float64Array };

function signed({ values, vectors }: Axes): Signed {
  const count = values.filter((value) => value > 0).length;
  return {
    positive: { values: values.slice(0, count), vectors: vectors.slice(0, count) },
    negative: values.slice(count),
  };
}

export type FeatureShares = {
  readonly ids: readonly string[];
  /** Samples × features. */ readonly values: Float64Array;
};

/**
 * Abundances of exactly these samples, as shares when `relative`; without a table, or one that lacks a sample or a
 * value, none.
 */
function featureShares(
  matrix: Matrix | undefined,
  samples: readonly string[],
  relative: boolean,
): FeatureShares | undefined {
  if (!matrix) return undefined;
  const { pairs } = joinSamples(samples, matrix.samples);
  if (pairs.length < samples.length) return undefined;
  const column = new Map(pairs.map(({ left, right }) => [left, right]));
  const at = (row: number, i: number): number => matrix.values[row * matrix.samples.length + column.get(i)!]!;
  const rows = Array.from(matrix.ids.keys()).filter((row) => samples.some((_, i) => at(row, i) !== 0));
  const values = Float64Array.from({ length: samples.length * rows.length }, (_, cell) =>
    at(rows[cell % rows.length]!, Math.floor(cell / rows.length)),
  );
  if (values.some((value) => !(value >= 0))) return undefined;
  if (relative) {
    for (let i = 0; i < samples.length; i += 1) {
      const share = values.subarray(i * rows.length, (i + 1) * rows.length);
      const total = sumOf(share);
      if (total > 0) for (let j = 0; j < share.length; j += 1) share[j]! /= total;
    }
  }
  return { ids: rows.map((row) => matrix.ids[row]!), values };
}

function messagesOf(
  { distance, matrix }: DistanceInputs,
  { negative, negativeShare }: ReturnType<typeof distanceResponse>,
  species: boolean,
  { negative: how }: DbrdaOptions,
): Message[] {
  const messages: Message[] = [];
  if (distance && matrix)
    messages.push({
      level: 'info',
      text: species
        ? '提供了距离矩阵，丰度表只用于物种得分'
        : '提供了距离矩阵，而丰度表缺少其中的样本或有缺失值，未给出物种得分',
    });
  if (negative > 0) {
    const what = `距离有 ${negative} 个负特征值，绝对值占全部的 ${percent(negativeShare)}`;
    const done = {
      keep: '按距离直接分析，计入总变异',
      positive: '舍去，总变异只含正特征值',
      lingoes: '已用 Lingoes 校正消除',
      sqrt: '取平方根后仍有，计入总变异',
    }[how];
    messages.push({
      level: negativeShare > notable && how === 'keep' ? 'warning' : 'info',
      text: `${what}：${done}；报告解释率时请写明`,
    });
  }
  return messages;
}

type Words = {
  readonly samples: readonly string[];
  readonly names: readonly string[];
  readonly features: readonly string[];
};

function scoreTables({ features, names, samples }: Words, scores: ReturnType<typeof distanceScores>): Table[] {
  const axes = (all: readonly Float64Array[], help: string): Column[] =>
    all.map((values, k) => numberColumn(`Axis${k + 1}`, `第 ${k + 1} 轴`, values, { help: `第 ${k + 1} 轴上${help}` }));
  return [
    tableOf('points', '样本得分', [
      textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
      ...axes(scores.sites, '的样本得分，由样本间的距离投影而来（vegan 的 wa，标尺 2）'),
    ]),
    tableOf('constraints', '样本的拟合得分', [
      textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
      ...axes(scores.constraints, '的拟合得分，是环境因子的线性组合（vegan 的 lc，标尺 2）'),
    ]),
    tableOf('species', '物种得分', [
      textColumn('feature', '特征', features, { help: '特征的编号或名称；没有丰度表时此表为空' }),
      ...axes(scores.species, '的物种得分：丰度与该轴的协方差，各轴归一化（标尺 2）'),
    ]),
    tableOf('arrows', '环境因子箭头', [
      textColumn('variable', '环境因子', names, { help: '进入模型的环境因子' }),
      ...axes(scores.arrows, '的箭头坐标：因子与该轴拟合得分的相关系数'),
    ]),
  ];
}

function eigTable(own: Signed, rest: Signed, total: number): Table {
  const parts = [
    ['dbRDA', own.positive.values, true],
    ['MDS', rest.positive.values, false],
    ['idbRDA', own.negative, true],
    ['iMDS', rest.negative, false],
  ] as const;
  const rows = parts.flatMap(([name, values, fitted]) =>
    Array.from(values, (value, k) => ({ name: `${name}${k + 1}`, value, fitted })),
  );
  const values = Float64Array.from(rows, ({ value }) => value);
  const positive = sumOf(values.map((value) => Math.max(0, value)));
  const explained = rows.reduce((sum, { fitted, value }) => sum + (fitted ? value : 0), 0);
  let running = 0;
  return tableOf('eig', '特征值', [
    textColumn(
      'axis',
      '坐标轴',
      rows.map((_, k) => `Axis${k + 1}`),
      { help: '先是环境因子能解释的轴，再是其余变异的轴，最后是两者的负特征值' },
    ),
    textColumn(
      'name',
      '名称',
      rows.map(({ name }) => name),
      { help: 'dbRDA 为环境因子解释的轴，MDS 为其余变异的轴；i 开头的特征值为负' },
    ),
    numberColumn('eigenvalue', '特征值', values, { help: '该轴的离差平方和；负值表示距离不能完全放进欧氏空间' }),
    numberColumn(
      'ratio',
      '占总变异',
      values.map((value) => value / total),
      { help: '特征值 ÷ 总变异（全部特征值之和，负值计入）；各轴相加为 1' },
    ),
    numberColumn(
      'ratio_positive',
      '占正特征值之和',
      values.map((value) => (value > 0 ? value / positive : Number.NaN)),
      { help: '特征值 ÷ 正特征值之和；负特征值的轴为空' },
    ),
    numberColumn(
      'ratio_constrained',
      '占已解释变异',
      Float64Array.from(rows, ({ fitted, value }) => (fitted ? value / explained : Number.NaN)),
      { help: '特征值 ÷ 环境因子解释的变异（负值计入）；其余变异的轴为空' },
    ),
    numberColumn(
      'cumulative',
      '累计占总变异',
      values.map((value) => (running += value / total)),
      { help: '到该轴为止占总变异的累计比例；有负特征值时会先超过 1' },
    ),
  ]);
}
