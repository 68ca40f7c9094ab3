import { InputError } from '../../model/index.ts';
import type { Environment, Groups, Message, MethodOutput, RunContext } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { communityDistance, sharedSamples, type DistanceInputs } from '../../community-distances/index.ts';
import type { EnvfitOptions } from './envfit.schema.ts';
import { ordinationOf, type Ordination } from './ordination.ts';
import { centroidsTable, factorsTable, ordinationTables, type Vector, vectorsTable } from './resultTables.ts';
import { factorsOf, numbersOf } from './factors.ts';
import { fittedVectors, requireFit } from './vectors.ts';

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
  const fitted = (variables: Environment, places: Pick<ReturnType<typeof sharedSamples>, 'left' | 'right'>) =>
    fittedVectors(variables, places, { least, pick, permutations: options.permutations, seed }, (fraction) =>
      progress('拟合与置换检验', 0.6 + 0.3 * fraction),
    );
  const own = fitted(env, { left, right });
  requireFit(own);
  const numbers = groups && numbersOf(groups, env.variables, options);
  const vectors = numbers ? [...own, ...fitted(numbers, sharedSamples(all.ids, numbers.samples))] : own;
  progress('拟合分类变量', 0.9);
  const { factors, messages: factorMessages } = groups
    ? factorsOf(all.ids, groups, pick, options, seed)
    : { factors: [], messages: [] };
  const adjusted = pAdjust(
    Float64Array.from([...vectors, ...factors], ({ p }) => p),
    options.p_adjust,
  );

  return {
    tables: [
      ...ordinationTables(all.ids, ordination, options),
      vectorsTable(vectors, adjusted.slice(0, vectors.length), options),
      factorsTable(factors, adjusted.slice(vectors.length), options),
      centroidsTable(factors, ordination.axes.length),
    ],
    removed: all.removed,
    messages: [
      ...all.messages,
      ...messagesOf(ordination, vectors, {
        shared: left.length,
        unshared: leftOnly.length,
        least,
        wanted: options.axes,
      }),
      ...(numbers && numbers.variables.length > 0
        ? [
            {
              level: 'info' as const,
              text: `分组表的“${numbers.variables.join('”“')}”是数字，按数值拟合为方向；是编号时请把“分组表中的数字列”设为按分类`,
            },
          ]
        : []),
      ...factorMessages,
    ],
    facts: {
      ...all.facts,
      axes: ordination.axes.length,
      stress: Number.isNaN(ordination.stress) ? '' : ordination.stress,
      vectors: said(vectors, (at) => vectors[at]!.variable),
      factors: said(factors, (at) => factors[at]!.name),
    },
  };
}

function messagesOf(
  ordination: Ordination,
  vectors: readonly Vector[],
  {
    least,
    shared,
    unshared,
    wanted,
  }: {
    /** Samples that the fit of one variable needs. */
    readonly least: number;
    /** Samples of the community that the environment has too. */
    readonly shared: number;
    readonly unshared: number;
    /** Axes that were asked for. */
    readonly wanted: number;
  },
): Message[] {
  const unfitted = vectors.filter(({ r2 }) => Number.isNaN(r2)).map(({ variable }) => variable);
  const gaps = vectors.filter(({ n }) => n < shared).map(({ n, variable }) => `${variable}（${shared - n} 个）`);
  return [
    ...(unshared > 0
      ? [
          {
            level: 'warning' as const,
            text: `${unshared} 个样本不在环境因子表中，只参与排序，不参与环境因子的拟合`,
          },
        ]
      : []),
    ...(gaps.length > 0
      ? [{ level: 'warning' as const, text: `有环境因子缺失的样本不参与该因子的拟合：${gaps.join('、')}` }]
      : []),
    ...(unfitted.length > 0
      ? [{ level: 'warning' as const, text: `“${unfitted.join('”“')}”没有变化或有值的样本不足 ${least} 个，没有拟合` }]
      : []),
    ...(ordination.axes.length < wanted
      ? [{ level: 'info' as const, text: `正特征值只有 ${ordination.axes.length} 个，少于设定的 ${wanted} 个轴` }]
      : []),
    ...(ordination.stress > 0.2
      ? [
          {
            level: 'warning' as const,
            text: `应力为 ${ordination.stress.toFixed(3)}，大于 0.2：排序不足以反映样本间的距离，拟合的方向也不可靠`,
          },
        ]
      : []),
  ];
}

/** The closest fits in words, at most six. */
const said = (rows: readonly { readonly r2: number; readonly p: number }[], name: (at: number) => string): string =>
  Array.from(rows.keys())
    .filter((at) => Number.isFinite(rows[at]!.r2))
    .toSorted((one, other) => rows[other]!.r2 - rows[one]!.r2)
    .slice(0, 6)
    .map((at) => `${name(at)}（R² = ${rows[at]!.r2.toPrecision(3)}，p = ${rows[at]!.p.toPrecision(2)}）`)
    .join('、');
