import { abundancesOf } from '../../abundances/index.ts';
import { communityDistances, sharedSamples, subDistance } from '../../community-distances/index.ts';
import { mantelTest, shuffles } from '../../permutations/index.ts';
import { cladesOf } from '../../taxa/index.ts';
import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Environment, Matrix, Message, MethodOutput, RunContext, Taxonomy } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { correlate } from '../../correlation/index.ts';
import type { MantelNetworkOptions } from './mantelNetwork.schema.ts';

export type MantelNetworkInputs = {
  readonly matrix: Matrix;
  readonly env: Environment;
  readonly taxonomy?: Taxonomy | undefined;
};

const whole = '整个群落';
const fewest = 4;

/** Features that are looked at as one community. */
type Part = { readonly name: string; readonly members: readonly number[] };
type Link = {
  readonly part: Part;
  readonly variable: string;
  readonly n: number;
  readonly r: number;
  readonly p: number;
};

/**
 * Mantel tests of the whole community and of its most abundant taxa against each environmental variable, beside the
 * correlations of the variables.
 *
 * A sample that lacks the variable, or in which a taxon is not found, takes no part in that test.
 *
 * @throws {InputError} Under four samples in common, and as `abundancesOf` and `cladesOf`.
 */
export function runMantelNetwork(
  { env, matrix, taxonomy }: MantelNetworkInputs,
  options: MantelNetworkOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  const found = abundancesOf(matrix, { whole: false, least: fewest });
  const { left, leftOnly, right } = sharedSamples(found.samples, env.samples);
  if (left.length < fewest)
    throw new InputError([
      {
        code: 'too-few-samples',
        severity: 'error',
        input: 'env',
        what: `群落数据与环境因子表共有的样本只有 ${left.length} 个，至少需要 ${fewest} 个`,
        remedy: '请检查两个表的样本名是否一致',
      },
    ]);
  const features = found.ids.length;
  const values = options.relative
    ? found.values.map((value, at) => value / found.totals[Math.floor(at / features)]!)
    : found.values;
  const columns = env.values.map((column) => Float64Array.from(right, (row) => column[row]!));
  const { messages, parts } = partsOf(found.ids, shareOf(found.values, found.totals, features), taxonomy, options);

  const links: Link[] = [];
  parts.forEach((part, at) => {
    progress(`Mantel 检验：${part.name}`, at / parts.length);
    const size = part.members.length;
    const own = new Float64Array(left.length * size);
    left.forEach((sample, row) =>
      part.members.forEach((feature, i) => (own[row * size + i] = values[sample * features + feature]!)),
    );
    const there = Array.from(left.keys()).filter(
      (row) =>
        options.distance === 'euclidean' || own.subarray(row * size, (row + 1) * size).some((value) => value > 0),
    );
    const kept = new Float64Array(there.length * size);
    there.forEach((row, i) => kept.set(own.subarray(row * size, (row + 1) * size), i * size));
    const distance = { ids: there.map(String), values: communityDistances(kept, there.length, size, options.distance) };
    columns.forEach((column, variable) => {
      const known = there.flatMap((row, i) => (Number.isNaN(column[row]!) ? [] : [i]));
      const n = known.length;
      const away = Float64Array.from({ length: n * n }, (_, cell) =>
        Math.abs(column[there[known[Math.floor(cell / n)]!]!]! - column[there[known[cell % n]!]!]!),
      );
      const test =
        n < fewest
          ? { r: Number.NaN, p: Number.NaN }
          : mantelTest(
              subDistance(distance, known).values,
              away,
              n,
              options.method,
              shuffles(n, options.permutations, seed),
            );
      links.push({ part, variable: env.variables[variable]!, n, ...test });
    });
  });
  const adjusted = pAdjust(
    Float64Array.from(links, ({ p }) => p),
    options.p_adjust,
  );
  const count = env.variables.length;
  const among = correlate(
    Float64Array.from(columns.flatMap((column) => [...column])),
    count,
    left.length,
    options.env_method,
  );
  const pairs = env.variables.flatMap((a, i) =>
    env.variables.slice(i + 1).map((b, k) => ({ a, b, r: among.r[i * count + i + 1 + k]! })),
  );
  if (leftOnly.length > 0)
    messages.push({ level: 'warning', text: `${leftOnly.length} 个样本不在环境因子表中，未参与分析` });
  const without = [
    ...new Set(links.filter(({ r }) => Number.isNaN(r)).map(({ part, variable }) => `${part.name}–${variable}`)),
  ];
  if (without.length > 0)
    messages.push({
      level: 'warning',
      text: `“${without.slice(0, 3).join('”“')}”${without.length > 3 ? ` 等 ${without.length} 对` : ''}没有变化或有值的样本不足 ${fewest} 个，没有相关系数`,
    });
  const column = (value: (link: Link) => number): Float64Array => Float64Array.from(links, value);
  const strongest = links.reduce<Link | null>(
    (most, link) => (link.r > (most?.r ?? Number.NEGATIVE_INFINITY) ? link : most),
    null,
  );

  return {
    tables: [
      tableOf('links', '群落与环境变量', [
        textColumn(
          'community',
          '群落',
          links.map(({ part }) => part.name),
          { help: '整个群落，或某个类群的全部特征' },
        ),
        integerColumn(
          'features',
          '特征数',
          column(({ part }) => part.members.length),
          { help: '这个群落中的特征数' },
        ),
        textColumn(
          'variable',
          '环境变量',
          links.map(({ variable }) => variable),
          { help: '与群落距离比较的环境变量' },
        ),
        integerColumn(
          'n',
          '样本数',
          column(({ n }) => n),
          { help: '变量有值、且检出该群落的样本数' },
        ),
        numberColumn(
          'r',
          'Mantel r',
          column(({ r }) => r),
          { help: '群落距离与该变量之差的相关系数，−1～1，越大越一致' },
        ),
        numberColumn(
          'p',
          'p 值',
          column(({ p }) => p),
          { help: `置换 ${options.permutations} 次的单侧 p 值：(不小于实际 r 的次数 + 1) ÷ (次数 + 1)` },
        ),
        numberColumn('p_adj', '校正后 p 值', adjusted, { help: `在表中全部检验之内按 ${options.p_adjust} 校正` }),
      ]),
      tableOf('env', '环境变量之间', [
        textColumn(
          'a',
          '变量 1',
          pairs.map(({ a }) => a),
          { help: '一对变量中在环境因子表里靠前的' },
        ),
        textColumn(
          'b',
          '变量 2',
          pairs.map(({ b }) => b),
          { help: '一对变量中在环境因子表里靠后的' },
        ),
        numberColumn(
          'r',
          '相关系数',
          Float64Array.from(pairs, ({ r }) => r),
          { help: `${options.env_method === 'pearson' ? 'Pearson' : 'Spearman'} 相关系数，双方都有值的样本` },
        ),
        numberColumn('p', 'p 值', among.p, { help: '相关系数为 0 的双侧检验，未经校正' }),
      ]),
    ],
    removed: [
      ...found.removed,
      ...leftOnly.map((id) => ({ kind: 'sample' as const, id, reason: '环境因子表中没有这个样本' })),
    ],
    messages: [...found.messages, ...messages],
    facts: {
      samples: left.length,
      features,
      variables: count,
      communities: parts.length,
      tests: links.length,
      significant: links.filter(({ p }) => p < 0.05).length,
      names: parts.map(({ name }) => name).join('、'),
      ...(strongest
        ? { strongest: `${strongest.part.name}与${strongest.variable}`, r: strongest.r, p: strongest.p }
        : {}),
    },
  };
}

/** Mean share of each feature over the samples. */
function shareOf(values: Float64Array, totals: ArrayLike<number>, features: number): Float64Array {
  const share = new Float64Array(features);
  values.forEach((value, at) => (share[at % features]! += value / totals[Math.floor(at / features)]!));
  return share;
}

/** The whole community, then its most abundant taxa; of one name in two lineages the lineage is written. */
function partsOf(
  ids: readonly string[],
  share: Float64Array,
  taxonomy: Taxonomy | undefined,
  { rank, taxa }: MantelNetworkOptions,
): { readonly parts: readonly Part[]; readonly messages: Message[] } {
  const all: Part = { name: whole, members: [...ids.keys()] };
  if (!taxonomy || taxa === 0) return { parts: [all], messages: [] };
  const { members, messages, names, paths } = cladesOf(ids, taxonomy, rank);
  const shares = members.map((one) => one.reduce((sum, feature) => sum + share[feature]!, 0));
  const order = [...names.keys()]
    .filter((at) => members[at]!.length > 1)
    .toSorted((a, b) => shares[b]! - shares[a]! || a - b)
    .slice(0, taxa);
  const twice = (name: string): boolean => names.filter((one) => one === name).length > 1;
  return {
    parts: [all, ...order.map((at) => ({ name: twice(names[at]!) ? paths[at]! : names[at]!, members: members[at]! }))],
    messages: [...messages],
  };
}
