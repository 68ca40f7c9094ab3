import { maximum } from '../../extremes/index.ts';
import {
  InputError,
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type InputValues,
  type Message,
  type MethodOutput,
  type RunContext,
} from '../../model/index.ts';
import {
  bestKnown,
  countKnownTo,
  matchSets,
  requireMatches,
  unmatchedTable,
  type AliasedSets,
} from '../../sets/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { curvesTable, rankingTable } from './curves.ts';
import { edgeOverlap } from './edgeOverlap.ts';
import { enrichmentScore } from './enrichmentScore.ts';
import type { GseaOptions } from './gsea.schema.ts';
import { compareWithNull, nullScores } from './nullScores.ts';

type Scored = {
  readonly set: number;
  readonly hits: Int32Array;
  readonly es: number;
  readonly turn: number;
  readonly nes: number;
  readonly p: number;
};

/**
 * Gene set enrichment of a ranking, with random sets of the same size as the null.
 *
 * @throws {InputError} When no ranked name stands in a set, or no set has a size within the limits.
 */
export function gsea(
  { ranked: given, sets }: { readonly ranked: InputValues['ranked']; readonly sets: AliasedSets },
  options: GseaOptions,
  { seed, progress }: RunContext,
): MethodOutput {
  const ranked = bestKnown({ column: '', ...given }, () => given.others ?? [], countKnownTo(sets));
  const matched = matchSets(sets, ranked.ids);
  const unmatched = ranked.ids.filter((name) => matched.find(name) === undefined);
  const messages = requireMatches(matched, 'ranked', ranked.ids, unmatched);
  if (ranked.column !== '')
    messages.push({
      level: 'info',
      text: `特征名取自“${ranked.column}”列：第一列的写法（例如“${given.ids[0]}”）与功能集合几乎都对不上。`,
    });
  const { ids, scores, merged } = sortRanking(ranked, matched.find);
  if (merged > 0)
    messages.push({
      level: 'info',
      text: `有 ${merged} 个名称与别的名称对应同一个特征，每个特征只保留绝对值最大的得分。`,
    });
  const total = ids.length;
  const ties = total - new Set(scores).size;
  if (ties > total * 0.1)
    messages.push({
      level: 'warning',
      text: `排序表中有 ${ties} 个得分与别的特征相同，它们之间的次序按文件中的先后，会影响结果。`,
    });

  const placeOf = new Map<number, number>();
  ids.forEach((name, place) => {
    const feature = matched.find(name);
    if (feature !== undefined) placeOf.set(feature, place);
  });
  const places = matched.members.map((members) =>
    Int32Array.from(Array.from(members).flatMap((feature) => placeOf.get(feature) ?? [])).sort(),
  );
  const tested = [...places.keys()].filter(
    (set) =>
      places[set]!.length >= options.min_size && places[set]!.length <= options.max_size && places[set]!.length < total,
  );
  if (tested.length === 0) throw noSetOfSize(sets.ids.length, maximum(places.map(({ length }) => length)), options);

  const strength = scores.map((score) => Math.abs(score) ** options.weight);
  const sizes = [...new Set(tested.map((set) => places[set]!.length))].toSorted((a, b) => a - b);
  const nulls = nullScores(strength, sizes, options.permutations, seed, (fraction) =>
    progress(`随机打乱 ${options.permutations} 次`, 0.05 + 0.9 * fraction),
  );
  const scored = tested.map((set): Scored => {
    const hits = places[set]!;
    const { es, turn } = enrichmentScore(hits, hits.length, strength, total);
    return { set, hits, es, turn, ...compareWithNull(es, nulls.get(hits.length)!) };
  });
  const adjusted = pAdjust(
    Float64Array.from(scored, ({ p }) => p),
    'BH',
  );
  const order = [...scored.keys()].toSorted(
    (a, b) => scored[a]!.p - scored[b]!.p || Math.abs(scored[b]!.nes) - Math.abs(scored[a]!.nes) || a - b,
  );
  const rows = order.map((at) => scored[at]!);
  const column = (value: (row: Scored) => number): Float64Array => Float64Array.from(rows, value);
  const nameOf = (set: number): string => sets.names[set]! || sets.ids[set]!;
  const significant = (sign: number): number =>
    order.filter((at) => adjusted[at]! < 0.05 && scored[at]!.es * sign > 0).length;
  progress('整理结果', 1);

  return {
    tables: [
      tableOf('result', 'GSEA 结果', [
        textColumn(
          'term',
          '条目',
          rows.map(({ set }) => sets.ids[set]!),
          { help: '功能集合的编号' },
        ),
        textColumn(
          'name',
          '名称',
          rows.map(({ set }) => nameOf(set)),
          { help: '功能集合的名称，没有时同编号' },
        ),
        integerColumn(
          'size',
          '集合大小',
          column(({ hits }) => hits.length),
          { help: '排序表中属于这个集合的特征数' },
        ),
        numberColumn(
          'es',
          '富集分数 ES',
          column(({ es }) => es),
          { help: '累积和离 0 最远处的值，正值表示集中在得分高的一端' },
        ),
        numberColumn(
          'nes',
          '标准化富集分数 NES',
          column(({ nes }) => nes),
          { help: 'ES 除以同样大小、同号的随机集合 ES 绝对值的平均' },
        ),
        numberColumn(
          'p',
          'p 值',
          column(({ p }) => p),
          { help: '同号的随机 ES 中不小于（负值为不大于）实际 ES 的比例，分子分母各加 1' },
        ),
        numberColumn(
          'p_adj',
          '校正后 p 值',
          Float64Array.from(order, (at) => adjusted[at]!),
          { help: `对全部 ${tested.length} 个受检集合按 BH 校正` },
        ),
        integerColumn('leading_size', '核心特征数', column(leadingCount), {
          help: '到达 ES 之前（负值为之后）命中的特征数',
        }),
        textColumn(
          'leading_edge',
          '核心特征',
          rows.map((row) =>
            leadingEdge(row)
              .map((place) => ids[place]!)
              .join(';'),
          ),
          { help: '对 ES 有贡献的特征，最靠端部的在前，以分号分隔' },
        ),
      ]),
      curvesTable(
        rows.slice(0, options.curves).map(({ set, hits }) => ({ term: sets.ids[set]!, hits })),
        strength,
        total,
      ),
      rankingTable(ids, scores),
      edgeOverlap(rows.map((row) => ({ term: sets.ids[row.set]!, name: nameOf(row.set), edge: leadingEdge(row) }))),
      unmatchedTable([{ source: '排序表', names: ids.filter((name) => matched.find(name) === undefined) }]),
    ],
    removed: [],
    messages: messages satisfies Message[],
    facts: {
      features: total,
      feature_column: ranked.column,
      unmatched: unmatched.length,
      sets: sets.ids.length,
      tested: tested.length,
      up: significant(1),
      down: significant(-1),
      seed,
    },
  };
}

const leadingCount = ({ es, turn, hits }: Scored): number => (es >= 0 ? turn : hits.length - turn);
const leadingEdge = ({ es, turn, hits }: Scored): number[] =>
  es >= 0 ? Array.from(hits.subarray(0, turn)) : Array.from(hits.subarray(turn)).toReversed();

/**
 * From the highest score to the lowest, ties in the order of the file; of names of one feature the score furthest from
 * 0.
 */
function sortRanking(
  { ids, scores }: InputValues['ranked'],
  find: (name: string) => number | undefined,
): { ids: string[]; scores: Float64Array; merged: number } {
  const best = new Map<number | string, number>();
  ids.forEach((name, at) => {
    const key = find(name) ?? name;
    const known = best.get(key);
    if (known === undefined || Math.abs(scores[at]!) > Math.abs(scores[known]!)) best.set(key, at);
  });
  const order = [...best.values()].toSorted((a, b) => scores[b]! - scores[a]! || a - b);
  return {
    ids: order.map((at) => ids[at]!),
    scores: Float64Array.from(order, (at) => scores[at]!),
    merged: ids.length - order.length,
  };
}

function noSetOfSize(sets: number, largest: number, { min_size, max_size }: GseaOptions): InputError {
  return new InputError(
    [
      {
        code: 'no-set-of-size',
        severity: 'error',
        input: 'min',
        what: `${sets} 个集合在排序表中的大小都不在 ${min_size} 到 ${max_size} 之间（最大的有 ${largest} 个特征）`,
        remedy: '请放宽“集合最少特征数”和“集合最多特征数”；排序表应含全部特征，而不只是差异特征',
      },
    ],
    'parameter',
  );
}
