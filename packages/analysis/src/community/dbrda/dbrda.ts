import { InputError, type Environment, type Message, type MethodOutput, type RunContext } from '../../model/index.ts';
import {
  testAxes,
  matchEnvironment,
  usableVariables,
  selectionTable,
  vifTable,
  ordinate,
  type Axes,
  testModel,
  selected,
  testTable,
} from '../constrained/index.ts';
import { communityDistance, subDistance, type DistanceInputs } from '../../community-distances/index.ts';
import type { DbrdaOptions } from './dbrda.schema.ts';
import { distanceResponse } from './response.ts';
import { distanceScores } from './scores.ts';
import { signed } from './signed.ts';
import { featureShares } from './featureShares.ts';
import { eigTable, scoreTables, sumOf } from './resultTables.ts';

/** Negative eigenvalues above this share of all are worth a warning. */
const notable = 0.1;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

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
  refuseConstant(response.total, inputs);
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
  const tests = testsOf(
    {
      response,
      basis,
      names,
      variables: used.map((at) => matched.columns[at]!),
      axes: own.positive,
      explained,
    },
    options,
    seed,
    progress,
  );
  const r2 = explained / response.total;

  return {
    tables: [
      ...scoreTables({ samples, names, features: features?.ids ?? [] }, scores),
      eigTable(own, rest, response.total),
      testTable(tests, response.total, options),
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
      significant: tests.terms
        .filter(({ p }) => p < 0.05)
        .map(({ term }) => term)
        .join('、'),
    },
  };
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

function refuseConstant(total: number, { distance }: DistanceInputs): void {
  if (!(total > 1e-12))
    throw new InputError([
      {
        code: 'no-variation',
        severity: 'error',
        input: distance ? 'distance' : 'matrix',
        what: '参与分析的样本之间距离都为 0，没有可解释的差异',
        remedy: '请检查数据是否正确',
      },
    ]);
}

/** The test of the whole model, and those of its terms or its axes. */
function testsOf(
  {
    axes,
    basis,
    explained,
    names,
    response,
    variables,
  }: {
    readonly axes: Axes;
    readonly basis: Parameters<typeof testAxes>[0]['basis'];
    readonly explained: number;
    readonly names: readonly string[];
    readonly response: ReturnType<typeof distanceResponse>;
    readonly variables: readonly Float64Array[];
  },
  options: DbrdaOptions,
  seed: number,
  progress: RunContext['progress'],
): ReturnType<typeof testModel> {
  const tests = testModel({
    response,
    names,
    variables,
    by: options.by === 'terms' ? 'terms' : 'margin',
    count: options.permutations,
    seed,
    progress: (fraction) => progress('置换检验', 0.2 + (options.by === 'axes' ? 0.3 : 0.8) * fraction),
  });
  if (options.by !== 'axes') return tests;
  const terms = testAxes({
    name: 'dbRDA',
    response,
    basis,
    axes: axes,
    explained,
    count: options.permutations,
    seed,
    progress: (fraction) => progress('逐轴检验', 0.5 + 0.5 * fraction),
  });
  return { ...tests, terms };
}
