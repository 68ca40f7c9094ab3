import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Environment, Groups, Message, MethodOutput, RunContext, Table } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { inGroups } from '../../abundances/index.ts';
import { communityDistance, sharedSamples, type DistanceInputs } from '../../community-distances/index.ts';
import { shuffles } from '../../permutations/index.ts';
import type { EnvfitOptions } from './envfit.schema.ts';
import { fitFactor, fitVector, type FactorFit, type VectorFit } from './fits.ts';
import { ordinationOf, type Ordination } from './ordination.ts';

type Vector = VectorFit & { readonly variable: string; readonly n: number };
type Factor = FactorFit & {
  readonly name: string;
  readonly n: number;
  readonly levels: readonly string[];
  readonly counts: readonly number[];
};
type Inputs = DistanceInputs & { readonly env: Environment; readonly groups?: Groups | undefined };

/**
 * Environmental variables as directions, and groups as centroids, in an ordination of the community.
 *
 * The ordination holds all samples; a sample without a value takes no part in the fit of that variable.
 *
 * @throws {InputError} As `communityDistance` and `ordinationOf`; when no variable can be fitted.
 */
export function runEnvfit(
  { env, groups, ...inputs }: Inputs,
  options: EnvfitOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('计算样本间距离', 0);
  const all = communityDistance(inputs, options);
  const size = all.ids.length;
  progress('排序', 0.1);
  const ordination = ordinationOf(
    all.values,
    size,
    options,
    inputs.distance ? 'distance' : 'matrix',
    seed,
    (fraction) => progress('排序', 0.1 + 0.5 * fraction),
  );
  const { left, leftOnly, right } = sharedSamples(all.ids, env.samples);
  const least = ordination.axes.length + 2;
  if (left.length < least)
    throw new InputError([
      {
        code: 'too-few-samples',
        severity: 'error',
        input: 'env',
        what: `群落数据与环境因子表共有的样本只有 ${left.length} 个，至少需要 ${least} 个`,
        remedy: '请检查两个表的样本名是否一致',
      },
    ]);

  progress('拟合与置换检验', 0.6);
  const pick = (kept: readonly number[]): Float64Array[] =>
    ordination.axes.map((axis) => Float64Array.from(kept, (i) => axis[i]!));
  const vectors = env.variables.map((variable, at): Vector => {
    progress('拟合与置换检验', 0.6 + (0.3 * at) / env.variables.length);
    const rows = Array.from(left.keys()).filter((i) => Number.isFinite(env.values[at]![right[i]!]!));
    const kept = rows.map((i) => left[i]!);
    const none = {
      direction: new Float64Array(ordination.axes.length).fill(Number.NaN),
      r2: Number.NaN,
      p: Number.NaN,
    };
    const fit =
      kept.length < least
        ? none
        : fitVector(
            pick(kept),
            Float64Array.from(rows, (i) => env.values[at]![right[i]!]!),
            shuffles(kept.length, options.permutations, seed),
          );
    return { variable, n: kept.length, ...fit };
  });
  if (vectors.every(({ r2 }) => Number.isNaN(r2)))
    throw new InputError([
      {
        code: 'no-variables',
        severity: 'error',
        input: 'env',
        what: '没有可拟合的环境因子：数值都没有变化，或有值的样本太少',
        remedy: '请检查环境因子表',
      },
    ]);
  progress('拟合分类变量', 0.9);
  const { factors, messages: factorMessages } = groups
    ? factorsOf(all.ids, groups, pick, options, seed)
    : { factors: [], messages: [] };
  const adjusted = pAdjust(
    Float64Array.from([...vectors, ...factors], ({ p }) => p),
    options.p_adjust,
  );
  const unfitted = vectors.filter(({ r2 }) => Number.isNaN(r2)).map(({ variable }) => variable);
  const gaps = vectors
    .filter(({ n }) => n < left.length)
    .map(({ n, variable }) => `${variable}（${left.length - n} 个）`);
  const messages: Message[] = [
    ...all.messages,
    ...(leftOnly.length > 0
      ? [
          {
            level: 'warning' as const,
            text: `${leftOnly.length} 个样本不在环境因子表中，只参与排序，不参与环境因子的拟合`,
          },
        ]
      : []),
    ...(gaps.length > 0
      ? [{ level: 'warning' as const, text: `有环境因子缺失的样本不参与该因子的拟合：${gaps.join('、')}` }]
      : []),
    ...(unfitted.length > 0
      ? [{ level: 'warning' as const, text: `“${unfitted.join('”“')}”没有变化或有值的样本不足 ${least} 个，没有拟合` }]
      : []),
    ...(ordination.axes.length < options.axes
      ? [{ level: 'info' as const, text: `正特征值只有 ${ordination.axes.length} 个，少于设定的 ${options.axes} 个轴` }]
      : []),
    ...(ordination.stress > 0.2
      ? [
          {
            level: 'warning' as const,
            text: `应力为 ${ordination.stress.toFixed(3)}，大于 0.2：排序不足以反映样本间的距离，拟合的方向也不可靠`,
          },
        ]
      : []),
    ...factorMessages,
  ];
  const said = (rows: readonly { readonly r2: number; readonly p: number }[], name: (at: number) => string): string =>
    Array.from(rows.keys())
      .filter((at) => Number.isFinite(rows[at]!.r2))
      .toSorted((one, other) => rows[other]!.r2 - rows[one]!.r2)
      .slice(0, 6)
      .map((at) => `${name(at)}（R² = ${rows[at]!.r2.toPrecision(3)}，p = ${rows[at]!.p.toPrecision(2)}）`)
      .join('、');

  return {
    tables: [
      ...ordinationTables(all.ids, ordination, options),
      vectorsTable(vectors, adjusted.slice(0, vectors.length), options),
      factorsTable(factors, adjusted.slice(vectors.length), options),
      centroidsTable(factors, ordination.axes.length),
    ],
    removed: all.removed,
    messages,
    facts: {
      ...all.facts,
      axes: ordination.axes.length,
      stress: Number.isNaN(ordination.stress) ? '' : ordination.stress,
      vectors: said(vectors, (at) => vectors[at]!.variable),
      factors: said(factors, (at) => factors[at]!.name),
    },
  };
}

/** The groups and each further column of the scheme as a factor. */
function factorsOf(
  ids: readonly string[],
  groups: Groups,
  pick: (kept: readonly number[]) => Float64Array[],
  { permutations }: EnvfitOptions,
  seed: number,
): { readonly factors: readonly Factor[]; readonly messages: readonly Message[] } {
  const { code, factor, kept, levels, messages } = inGroups(ids, groups, { levels: 1 });
  const candidates = [
    { name: '分组', values: Array.from(code, (level) => levels[level]!) },
    ...groups.factors.map(({ name }) => ({ name, values: factor(name)! })),
  ];
  const left: string[] = [];
  const factors = candidates.flatMap(({ name, values }): Factor[] => {
    const rows = Array.from(kept.keys()).filter((i) => values[i] !== '');
    const own = name === '分组' ? levels : [...new Set(rows.map((i) => values[i]!))];
    // A class for nearly every sample fits anything.
    if (own.length < 2 || own.length > rows.length / 2) {
      left.push(name);
      return [];
    }
    const classes = Int32Array.from(rows, (i) => own.indexOf(values[i]!));
    return [
      {
        name,
        n: rows.length,
        levels: own,
        counts: own.map((_, level) => classes.filter((one) => one === level).length),
        ...fitFactor(pick(rows.map((i) => kept[i]!)), classes, own.length, shuffles(rows.length, permutations, seed)),
      },
    ];
  });
  return {
    factors,
    messages: [
      ...messages,
      ...(left.length > 0
        ? [
            {
              level: 'info' as const,
              text: `分组表的“${left.join('”“')}”只有一类，或类别多于样本的一半，未作为分类变量检验；数字型的变量请放进环境因子表`,
            },
          ]
        : []),
    ],
  };
}

const axisColumns = (
  count: number,
  of: (axis: number) => Float64Array,
  label: (axis: number) => string,
  help: string,
): Column[] =>
  Array.from({ length: count }, (_, k) =>
    numberColumn(`Axis${k + 1}`, label(k + 1), of(k), { help: `第 ${k + 1} 轴上${help}` }),
  );

function ordinationTables(
  ids: readonly string[],
  { axes, ratio, stress }: Ordination,
  { ordination }: EnvfitOptions,
): Table[] {
  const name = ordination === 'pcoa' ? 'PCoA' : 'NMDS';
  return [
    tableOf('points', '样本坐标', [
      textColumn('sample', '样本', ids, { help: '样本名，与数据表的列名相同' }),
      ...axisColumns(
        axes.length,
        (k) => axes[k]!,
        (k) => `${name}${k}`,
        '的样本坐标；正负方向没有含义，只看相对位置',
      ),
    ]),
    tableOf('axes', '坐标轴', [
      textColumn(
        'axis',
        '坐标轴',
        axes.map((_, k) => `Axis${k + 1}`),
        { help: '拟合所用的坐标轴，与样本坐标的列对应' },
      ),
      textColumn(
        'name',
        '名称',
        axes.map((_, k) => `${name}${k + 1}`),
        { help: '坐标轴在图上的名称' },
      ),
      numberColumn('ratio', '占全部特征值之和', Float64Array.from(ratio), {
        help: 'PCoA 的特征值 ÷ 全部特征值之和（负值计入分母）；NMDS 为空',
      }),
      numberColumn('stress', '应力', new Float64Array(axes.length).fill(stress), {
        help: 'NMDS 的 Kruskal 应力 1，各轴相同；PCoA 为空',
      }),
    ]),
  ];
}

const adjustHelp = ({ p_adjust }: EnvfitOptions): string =>
  `在全部环境因子与分类变量之内作 ${p_adjust === 'BH' ? 'Benjamini–Hochberg' : p_adjust === 'holm' ? 'Holm' : 'Bonferroni'} 校正`;

function vectorsTable(vectors: readonly Vector[], adjusted: Float64Array, options: EnvfitOptions): Table {
  const axes = vectors[0]!.direction.length;
  return tableOf('vectors', '环境因子的拟合', [
    textColumn(
      'variable',
      '环境因子',
      vectors.map(({ variable }) => variable),
      { help: '环境因子表中的变量，按列的次序' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(vectors, ({ n }) => n),
      { help: '有坐标、且该因子有值的样本数' },
    ),
    ...axisColumns(
      axes,
      (k) => Float64Array.from(vectors, ({ direction }) => direction[k]!),
      (k) => `第 ${k} 轴方向余弦`,
      '的方向余弦，指向该因子增大最快的方向；各轴平方和为 1',
    ),
    numberColumn(
      'r2',
      'R²',
      Float64Array.from(vectors, ({ r2 }) => r2),
      { help: '因子对各轴坐标作多元回归的决定系数，0～1；图中箭头长度为其平方根' },
    ),
    numberColumn(
      'p',
      'p 值',
      Float64Array.from(vectors, ({ p }) => p),
      { help: `置换 ${options.permutations} 次的 p 值：(不小于实际 R² 的次数 + 1) ÷ (次数 + 1)` },
    ),
    numberColumn('p_adj', '校正后 p 值', adjusted, { help: adjustHelp(options) }),
  ]);
}

function factorsTable(factors: readonly Factor[], adjusted: Float64Array, options: EnvfitOptions): Table {
  return tableOf('factors', '分类变量的拟合', [
    textColumn(
      'factor',
      '分类变量',
      factors.map(({ name }) => name),
      { help: '分组，以及分组表的其他列' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(factors, ({ n }) => n),
      { help: '有坐标、且该变量有值的样本数' },
    ),
    integerColumn(
      'levels',
      '类别数',
      Float64Array.from(factors, ({ levels }) => levels.length),
      { help: '该变量有多少类' },
    ),
    numberColumn(
      'r2',
      'R²',
      Float64Array.from(factors, ({ r2 }) => r2),
      { help: '1 − 类内平方和 ÷ 总平方和，按坐标计算，0～1' },
    ),
    numberColumn(
      'p',
      'p 值',
      Float64Array.from(factors, ({ p }) => p),
      { help: `置换 ${options.permutations} 次的 p 值：(不小于实际 R² 的次数 + 1) ÷ (次数 + 1)` },
    ),
    numberColumn('p_adj', '校正后 p 值', adjusted, { help: adjustHelp(options) }),
  ]);
}

function centroidsTable(factors: readonly Factor[], axes: number): Table {
  const rows = factors.flatMap(({ centroids, counts, levels, name }) =>
    levels.map((level, at) => ({ name, level, n: counts[at]!, place: centroids[at]! })),
  );
  return tableOf('centroids', '各类的中心', [
    textColumn(
      'factor',
      '分类变量',
      rows.map(({ name }) => name),
      { help: '分组，以及分组表的其他列' },
    ),
    textColumn(
      'level',
      '类别',
      rows.map(({ level }) => level),
      { help: '该变量的一类' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(rows, ({ n }) => n),
      { help: '该类的样本数' },
    ),
    ...axisColumns(
      axes,
      (k) => Float64Array.from(rows, ({ place }) => place[k]!),
      (k) => `第 ${k} 轴`,
      '该类样本坐标的平均值',
    ),
  ]);
}
