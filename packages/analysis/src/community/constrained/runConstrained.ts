import { InputError, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type {
  Column,
  Environment,
  Matrix,
  Message,
  MethodOutput,
  Options,
  Removal,
  RunContext,
  Table,
} from '../../model/index.ts';
import { abundancesOf } from '../../abundances/index.ts';
import { readConstrainedOptions, type ConstrainedOptions } from './constrained.schema.ts';
import { testAxes } from './axisTests.ts';
import { matchEnvironment, usableVariables } from './environment.ts';
import { selectionTable, vifTable } from './inflation.ts';
import { ccaResponse, ordinate, rdaResponse, type Axes, type Response } from './ordinate.ts';
import { testModel } from './permute.ts';
import { scoresOf, type Scores } from './scores.ts';
import { selected } from './selected.ts';
import { testTable } from './testTable.ts';

type Inputs = { readonly matrix: Matrix; readonly env: Environment };
type Kind = 'rda' | 'cca';

/**
 * Redundancy or canonical correspondence analysis of a community on environmental variables.
 *
 * @throws {InputError} When a value of the community is missing or negative, too few samples are in both tables, or no
 * variable is left.
 */
export function runConstrained(
  kind: Kind,
  { env, matrix }: Inputs,
  raw: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  const options = readConstrainedOptions(raw);
  const abundances = abundancesOf(matrix, { whole: false, least: 3 });
  const features = abundances.ids.length;
  const matched = matchEnvironment(abundances.samples, env, '丰度表');
  const { columns: variables, kept: filled } = matched;
  const removed: Removal[] = [...abundances.removed, ...matched.removed];
  const messages: Message[] = [...abundances.messages, ...matched.messages];
  const n = filled.length;
  const present = Array.from({ length: features }, (_, j) => j).filter((j) =>
    filled.some((i) => abundances.values[i * features + j]! > 0),
  );
  const table = Float64Array.from(
    { length: n * present.length },
    (_, at) => abundances.values[filled[Math.floor(at / present.length)]! * features + present[at % present.length]!]!,
  );
  const response =
    kind === 'cca' ? ccaResponse(table, n) : rdaResponse(transform(table, n, options.transform), n, options.scale);
  if (!(response.total > 0))
    throw fault('no-variation', '样本之间的丰度没有变化', '请检查丰度表的方向：特征在行，样本在列');

  const usable = usableVariables(env.variables, variables, response);
  const {
    basis,
    candidates,
    messages: chosen,
    steps,
    used,
  } = selected({
    ...options,
    usable,
    names: env.variables,
    response,
    count: options.permutations,
    seed,
    progress: (fraction) => progress('前向选择', 0.1 * fraction),
  });

  progress('分解', 0.1);
  const { constrained, unconstrained } = ordinate(response, basis);
  const names = used.map((at) => env.variables[at]!);
  const vif = vifTable(names, candidates);
  messages.push(...usable.messages, ...chosen, ...vif.messages);
  const scores = scoresOf(
    response,
    firstAxes(constrained, unconstrained, options.axes),
    candidates,
    constrained.values.length,
  );
  const tests = testModel({
    response,
    names,
    variables: used.map((at) => variables[at]!),
    by: options.by === 'terms' ? 'terms' : 'margin',
    count: options.permutations,
    seed,
    progress: (fraction) => progress('置换检验', 0.3 + (options.by === 'axes' ? 0.3 : 0.7) * fraction),
  });
  const fitted = constrained.values.reduce((sum, value) => sum + value, 0);
  const terms =
    options.by === 'axes'
      ? testAxes({
          name: kind.toUpperCase(),
          response,
          basis,
          axes: constrained,
          explained: fitted,
          count: options.permutations,
          seed,
          progress: (fraction) => progress('逐轴检验', 0.6 + 0.4 * fraction),
        })
      : tests.terms;
  const explained = fitted / response.total;
  const adjusted = 1 - (1 - explained) * ((n - 1) / (n - used.length - 1));
  const words = {
    kind,
    samples: filled.map((i) => abundances.samples[i]!),
    features: present.map((j) => abundances.ids[j]!),
    names,
  };

  return {
    tables: [
      ...scoreTables(words, scores),
      eigTable(kind, constrained, unconstrained, response),
      testTable({ ...tests, terms }, response.total, options),
      vif.table,
      selectionTable(
        usable.used.map((at) => env.variables[at]!),
        steps,
        options.permutations,
      ),
    ],
    removed,
    messages,
    facts: {
      samples: n,
      features: present.length,
      variables: names.join('、'),
      count: names.length,
      explained,
      vif_max: vif.worst,
      adjusted: kind === 'rda' ? adjusted : '',
      model_f: tests.model.f,
      model_p: tests.model.p,
      significant: terms
        .filter(({ p }) => p < 0.05)
        .map(({ term }) => term)
        .join('、'),
    },
  };
}

const fault = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'env', what, remedy }]);

/** A table of `n` samples in rows, each with a sum above 0, as the response takes it. */
export function transform(table: Float64Array, n: number, how: ConstrainedOptions['transform']): Float64Array {
  if (how === 'none') return table;
  if (how === 'log1p') return table.map(Math.log1p);
  const features = table.length / n;
  const totals = Float64Array.from({ length: n }, (_, i) =>
    table.subarray(i * features, (i + 1) * features).reduce((sum, value) => sum + value, 0),
  );
  return table.map((value, at) => Math.sqrt(value / totals[Math.floor(at / features)]!));
}

/** The constrained axes, then as many others as are asked for. */
function firstAxes(constrained: Axes, unconstrained: Axes, most: number): Axes {
  const all = {
    values: [...constrained.values, ...unconstrained.values],
    vectors: [...constrained.vectors, ...unconstrained.vectors],
  };
  return { values: Float64Array.from(all.values.slice(0, most)), vectors: all.vectors.slice(0, most) };
}

type Words = {
  readonly kind: Kind;
  readonly samples: readonly string[];
  readonly features: readonly string[];
  readonly names: readonly string[];
};

function scoreTables({ features, kind, names, samples }: Words, scores: Scores): Table[] {
  const axes = (all: readonly Float64Array[], help: string): Column[] =>
    all.map((values, k) => numberColumn(`Axis${k + 1}`, `第 ${k + 1} 轴`, values, { help: `第 ${k + 1} 轴上${help}` }));
  const sum = kind === 'rda' ? '加权和' : '加权平均';
  return [
    tableOf('points', '样本得分', [
      textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
      ...axes(scores.sites, `的样本得分，由物种得分${sum}而来（vegan 的 wa，标尺 2）`),
    ]),
    tableOf('constraints', '样本的拟合得分', [
      textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
      ...axes(scores.constraints, '的拟合得分，是环境因子的线性组合（vegan 的 lc，标尺 2）'),
    ]),
    tableOf('species', '物种得分', [
      textColumn('feature', '特征', features, { help: '特征的编号或名称，取自数据表的第一列' }),
      ...axes(scores.species, '的物种得分（标尺 2）'),
    ]),
    tableOf('arrows', '环境因子箭头', [
      textColumn('variable', '环境因子', names, { help: '进入模型的环境因子' }),
      ...axes(scores.arrows, '的箭头坐标：因子与该轴拟合得分的相关系数'),
    ]),
  ];
}

function eigTable(kind: Kind, constrained: Axes, unconstrained: Axes, { total }: Response): Table {
  const values = Float64Array.of(...constrained.values, ...unconstrained.values);
  const q = constrained.values.length;
  const fitted = constrained.values.reduce((sum, value) => sum + value, 0);
  const upper = kind.toUpperCase();
  const rest = kind === 'rda' ? 'PC' : 'CA';
  let running = 0;
  return tableOf('eig', '特征值', [
    textColumn(
      'axis',
      '坐标轴',
      Array.from(values, (_, k) => `Axis${k + 1}`),
      { help: '先是环境因子能解释的轴，后是其余变异的轴，各自从大到小' },
    ),
    textColumn(
      'name',
      '名称',
      Array.from(values, (_, k) => (k < q ? `${upper}${k + 1}` : `${rest}${k - q + 1}`)),
      { help: `${upper} 开头的为环境因子解释的轴，${rest} 开头的为其余变异的轴` },
    ),
    numberColumn('eigenvalue', '特征值', values, { help: '该轴的变异（惯量）' }),
    numberColumn(
      'ratio',
      '占总变异',
      values.map((value) => value / total),
      { help: '特征值 ÷ 总变异；各轴相加为 1' },
    ),
    numberColumn(
      'ratio_positive',
      '占正特征值之和',
      values.map((value) => value / total),
      { help: '特征值 ÷ 正特征值之和；这里没有负特征值，与占总变异相同' },
    ),
    numberColumn(
      'ratio_constrained',
      '占已解释变异',
      values.map((value, k) => (k < q ? value / fitted : Number.NaN)),
      { help: '特征值 ÷ 环境因子解释的变异；其余变异的轴为空' },
    ),
    numberColumn(
      'cumulative',
      '累计占总变异',
      values.map((value) => (running += value / total)),
      { help: '到该轴为止占总变异的累计比例' },
    ),
  ]);
}
