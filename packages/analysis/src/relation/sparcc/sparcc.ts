import { uniform } from '../../linear/index.ts';
import { InputError, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Matrix, Message, MethodOutput, RunContext } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { abundancesOf, type Abundances } from '../../abundances/index.ts';
import { noLines, nodesOf } from '../network/index.ts';
import type { SparccOptions } from './sparcc.schema.ts';
import { sparccCorrelation, unrelated } from './sparccCorrelation.ts';

type Pair = {
  readonly a: number;
  readonly b: number;
  readonly r: number;
  readonly p: number;
  readonly adjusted: number;
};
const fewest = { samples: 5, features: 5 } as const;

/**
 * Correlations of features by SparCC, their bootstrap p-values, and the network of the strong ones; without a strong
 * one the correlations alone.
 *
 * @throws {InputError} For cells that are missing, negative or not whole, and under five samples or common features.
 */
export function runSparcc(matrix: Matrix, options: SparccOptions, { progress, seed }: RunContext): MethodOutput {
  const abundances = abundancesOf(matrix, { whole: true, least: fewest.samples });
  const { counts, features, rare } = chosenFeatures(abundances, options);
  const [size, samples] = [features.length, abundances.samples.length];
  const random = uniform(seed);
  progress('估计相关系数', 0);
  const r = sparccCorrelation(counts, size, samples, options.iterations, random);
  const hits = new Float64Array(size * size);
  for (let round = 0; round < options.permutations; round += 1) {
    if (round % 4 === 0) progress('自助抽样', 0.05 + (0.85 * round) / options.permutations);
    const other = sparccCorrelation(
      unrelated(counts, size, samples, random),
      size,
      samples,
      options.iterations,
      random,
    );
    for (let at = 0; at < hits.length; at += 1) hits[at]! += Number(Math.abs(other[at]!) >= Math.abs(r[at]!));
  }
  const pairs = pairsOf(r, hits, size, options);
  const passing = pairs.filter((pair) => passes(pair, options));
  const lines = passing
    .toSorted((one, other) => Math.abs(other.r) - Math.abs(one.r) || one.a - other.a || one.b - other.b)
    .slice(0, options.max_edges);
  progress('划分模块并布局', 0.95);
  const ids = features.map((feature) => abundances.ids[feature]!);
  const { connectors, hubs, modularity, modules, nodes, table } = nodesOf(
    lines,
    { ids, first: ids.length },
    options,
    seed,
  );
  const messages: Message[] = [...abundances.messages];
  if (passing.length > lines.length)
    messages.push({ level: 'info', text: `有 ${passing.length} 对达到阈值，只连 |r| 最大的 ${lines.length} 对。` });
  if (passing.length === 0) messages.push(noLines(pairs, options, '或增加自助次数；全部成对相关仍在表中。'));
  if (samples < 10)
    messages.push({ level: 'warning', text: `只有 ${samples} 个样本，相关系数很不稳定，连线仅供参考。` });
  if (options.p_column === 'p_adj' && options.permutations < pairs.length / 20)
    messages.push({
      level: 'info',
      text: `自助 ${options.permutations} 次时原始 p 值最小为 ${(1 / (options.permutations + 1)).toPrecision(2)}，在 ${pairs.length} 对上校正后很难显著；请增加自助次数。`,
    });

  return {
    tables: [
      tableOf('edges', '连线', pairColumns(lines, ids, options, pairs.length)),
      table,
      tableOf('pairs', '全部成对相关', pairColumns(pairs, ids, options, pairs.length)),
    ],
    removed: [
      ...abundances.removed,
      ...rare.map((feature) => ({
        kind: 'feature' as const,
        id: abundances.ids[feature]!,
        reason: `检出的样本不足 ${Math.round(100 * options.prevalence)}%`,
      })),
    ],
    messages,
    facts: {
      samples,
      features: size,
      given: abundances.ids.length,
      pairs: pairs.length,
      passing: passing.length,
      edges: lines.length,
      positive: lines.filter((line) => line.r > 0).length,
      nodes,
      modules,
      modularity,
      hubs,
      connectors,
      seed,
    },
    ...(passing.length === 0 && { charts: [] }),
  };
}

/** Counts of the common and most abundant features, features in rows, in the order of the table. */
function chosenFeatures(
  { ids, samples, totals, values }: Abundances,
  { prevalence, top }: SparccOptions,
): { readonly features: readonly number[]; readonly rare: readonly number[]; readonly counts: Float64Array } {
  const [held, share] = [new Float64Array(ids.length), new Float64Array(ids.length)];
  for (let s = 0; s < samples.length; s += 1) {
    for (let i = 0; i < ids.length; i += 1) {
      held[i]! += Number(values[s * ids.length + i]! > 0);
      share[i]! += values[s * ids.length + i]! / totals[s]!;
    }
  }
  const common = [...ids.keys()].filter((i) => held[i]! > 0 && held[i]! >= prevalence * samples.length - 1e-9);
  const known = new Set(common);
  const features = common
    .toSorted((a, b) => share[b]! - share[a]! || a - b)
    .slice(0, top === 'all' ? undefined : top)
    .toSorted((a, b) => a - b);
  if (features.length < fewest.features) {
    throw new InputError([
      {
        code: 'too-few-features',
        severity: 'error',
        input: 'matrix',
        what: `在至少 ${Math.round(100 * prevalence)}% 的样本中检出的特征只有 ${features.length} 个，至少需要 ${fewest.features} 个`,
        remedy: '请降低“至少检出的样本比例”，或检查数据表的方向：特征在行，样本在列',
      },
    ]);
  }
  const counts = new Float64Array(features.length * samples.length);
  features.forEach((feature, row) =>
    samples.forEach((_, s) => (counts[row * samples.length + s] = values[s * ids.length + feature]!)),
  );
  return { features, counts, rare: [...ids.keys()].filter((i) => !known.has(i)) };
}

function pairsOf(r: Float64Array, hits: Float64Array, size: number, { p_adjust, permutations }: SparccOptions): Pair[] {
  const found: Omit<Pair, 'adjusted'>[] = [];
  for (let a = 0; a < size; a += 1)
    for (let b = a + 1; b < size; b += 1)
      found.push({ a, b, r: r[a * size + b]!, p: (hits[a * size + b]! + 1) / (permutations + 1) });
  const adjusted = pAdjust(
    Float64Array.from(found, ({ p }) => p),
    p_adjust,
  );
  return found.map((pair, at) => ({ ...pair, adjusted: adjusted[at]! }));
}

const passes = (pair: Pair, { p, p_column, r, sign }: SparccOptions): boolean =>
  Math.abs(pair.r) >= r &&
  (p_column === 'p' ? pair.p : pair.adjusted) < p &&
  (sign === 'both' || (sign === 'positive') === pair.r > 0);

const pairColumns = (
  pairs: readonly Pair[],
  ids: readonly string[],
  { p_adjust, permutations }: SparccOptions,
  tested: number,
) => [
  textColumn(
    'source',
    '起点',
    pairs.map(({ a }) => ids[a]!),
    { help: '一对特征中在数据里靠前的' },
  ),
  textColumn(
    'target',
    '终点',
    pairs.map(({ b }) => ids[b]!),
    { help: '一对特征中在数据里靠后的' },
  ),
  numberColumn(
    'r',
    '相关系数',
    Float64Array.from(pairs, ({ r }) => r),
    { help: 'SparCC 估计的绝对丰度对数的相关系数，各次抽样的中位数' },
  ),
  numberColumn(
    'p',
    'p 值',
    Float64Array.from(pairs, ({ p }) => p),
    { help: `双侧自助 p 值：(|r| 不小于它的次数 + 1) ÷ (${permutations} + 1)` },
  ),
  numberColumn(
    'p_adj',
    '校正后 p 值',
    Float64Array.from(pairs, ({ adjusted }) => adjusted),
    { help: `在全部 ${tested} 对上按 ${p_adjust} 校正` },
  ),
];
