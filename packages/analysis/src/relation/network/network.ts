import {
  numberColumn,
  tableOf,
  textColumn,
  type Matrix,
  type Message,
  type MethodOutput,
  type RunContext,
} from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { coefficientHelp, correlate, crossCorrelate } from '../../correlation/index.ts';
import type { NetworkOptions } from './network.schema.ts';
import { networkItems, type NetworkItems } from './networkItems.ts';
import { noLines } from './noLines.ts';
import { nodesOf } from './nodesOf.ts';

type Pair = {
  readonly a: number;
  readonly b: number;
  readonly r: number;
  readonly p: number;
  readonly adjusted: number;
};

/**
 * A network of features that go together: lines are correlations that are strong and significant, of two tables only
 * those between them. Where no pair passes the thresholds the tables are empty and a message says how near the strongest
 * came.
 *
 * @throws {InputError} See `networkItems`.
 */
export function network(
  { matrix, matrix2 }: { readonly matrix: Matrix; readonly matrix2?: Matrix | undefined },
  options: NetworkOptions,
  { seed, progress }: RunContext,
): MethodOutput {
  progress('计算相关系数', 0);
  const items = networkItems(matrix, matrix2, options);
  const pairs = testedPairs(items, matrix2 !== undefined, options);
  const passing = pairs.filter((pair) => passes(pair, options));
  const chosen = passing
    .toSorted((one, other) => Math.abs(other.r) - Math.abs(one.r) || one.a - other.a || one.b - other.b)
    .slice(0, options.max_edges);

  progress('划分模块并布局', 0.7);
  const { connectors, hubs, modularity: quality, modules, nodes, table } = nodesOf(chosen, items, options, seed);
  const messages: Message[] = [...items.told];
  if (passing.length > chosen.length)
    messages.push({ level: 'info', text: `有 ${passing.length} 对达到阈值，只连 |r| 最大的 ${chosen.length} 对。` });
  if (passing.length === 0) messages.push(noLines(pairs, options, '或放宽显著性阈值；样本很少时通常达不到显著。'));
  if (items.samplesLeft.length > 0)
    messages.push({
      level: 'warning',
      text: `有 ${items.samplesLeft.length} 个样本只在一个数据表中（例如“${items.samplesLeft[0]}”），没有使用。`,
    });
  if (items.removed.length > 0)
    messages.push({ level: 'info', text: `有 ${items.removed.length} 个特征因取值恒定或有效值不足未参与计算。` });
  if (items.observations < 10)
    messages.push({ level: 'warning', text: `只有 ${items.observations} 个样本，相关系数很不稳定，连线仅供参考。` });
  const column = (value: (pair: Pair) => number): Float64Array => Float64Array.from(chosen, value);

  return {
    tables: [
      tableOf('edges', '连线', [
        textColumn(
          'source',
          '起点',
          chosen.map(({ a }) => items.ids[a]!),
          { help: '一对特征中在数据里靠前的；两个表时来自第一个表' },
        ),
        textColumn(
          'target',
          '终点',
          chosen.map(({ b }) => items.ids[b]!),
          { help: '一对特征中在数据里靠后的；两个表时来自第二个表' },
        ),
        numberColumn(
          'r',
          '相关系数',
          column(({ r }) => r),
          { help: coefficientHelp[options.method] },
        ),
        numberColumn(
          'p',
          'p 值',
          column(({ p }) => p),
          { help: '相关系数为 0 的双侧检验，未经多重检验校正' },
        ),
        numberColumn(
          'p_adj',
          '校正后 p 值',
          column(({ adjusted }) => adjusted),
          { help: `在全部 ${pairs.length} 对上按 ${options.p_adjust} 校正` },
        ),
      ]),
      table,
    ],
    removed: items.removed,
    messages,
    facts: {
      features: items.ids.length,
      first: items.first,
      tables: matrix2 ? 2 : 1,
      samples: items.observations,
      pairs: pairs.length,
      passing: passing.length,
      edges: chosen.length,
      positive: chosen.filter(({ r }) => r > 0).length,
      nodes,
      modules,
      modularity: quality,
      hubs,
      connectors,
      seed,
    },
    ...(passing.length === 0 && { charts: [] }),
  };
}

/** The pairs that have a p-value, within one table or between two. */
function testedPairs(items: NetworkItems, between: boolean, { method, p_adjust }: NetworkOptions): Pair[] {
  const found = (between ? pairsBetween(items, method) : pairsWithin(items, method)).filter(
    ({ p }) => !Number.isNaN(p),
  );
  const adjusted = pAdjust(
    Float64Array.from(found, (pair) => pair.p),
    p_adjust,
  );
  return found.map((pair, i) => ({ ...pair, adjusted: adjusted[i]! }));
}

type Tested = Omit<Pair, 'adjusted'>;

function pairsWithin({ ids, values, observations }: NetworkItems, method: NetworkOptions['method']): Tested[] {
  const size = ids.length;
  const { r, p } = correlate(values, size, observations, method);
  const found: Tested[] = [];
  for (let a = 0, at = 0; a < size; a += 1)
    for (let b = a + 1; b < size; b += 1, at += 1) found.push({ a, b, r: r[a * size + b]!, p: p[at]! });
  return found;
}

function pairsBetween(
  { ids, values, observations: columns, first: rows }: NetworkItems,
  method: NetworkOptions['method'],
): Tested[] {
  const others = ids.length - rows;
  const { r, p } = crossCorrelate(
    { first: values.subarray(0, rows * columns), rows, second: values.subarray(rows * columns), others, columns },
    method,
  );
  return Array.from(r, (value, at) => ({ a: Math.floor(at / others), b: rows + (at % others), r: value, p: p[at]! }));
}

const passes = (pair: Pair, { r, p, p_column, sign }: NetworkOptions): boolean =>
  Math.abs(pair.r) >= r &&
  (p_column === 'p' ? pair.p : pair.adjusted) < p &&
  (sign === 'both' || (sign === 'positive') === pair.r > 0);
