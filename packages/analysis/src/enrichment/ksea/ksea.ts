import {
  InputError,
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type InputValues,
  type MethodOutput,
  type RunContext,
  type Table,
} from '../../model/index.ts';
import { matchSets, requireMatches, unmatchedTable, type AliasedSets, type MatchedSets } from '../../sets/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import type { KseaOptions } from './ksea.schema.ts';
import { background, kinaseScore, type KinaseScore } from './kinaseScores.ts';

type Row = KinaseScore & { readonly set: number; readonly size: number; readonly places: readonly number[] };
type Sites = {
  readonly ids: readonly string[];
  readonly changes: Float64Array;
  readonly merged: number;
  readonly placeOf: ReadonlyMap<number, number>;
};

/**
 * Activity of kinases from the changes of their substrate sites.
 *
 * @throws {InputError} When no site stands in a set, all sites change alike, or no kinase has enough substrates.
 */
export function ksea(
  { ranked, sets }: { readonly ranked: InputValues['ranked']; readonly sets: AliasedSets },
  options: KseaOptions,
  { progress }: RunContext,
): MethodOutput {
  const matched = matchSets(sets, ranked.ids);
  const unmatched = ranked.ids.filter((name) => matched.find(name) === undefined);
  const messages = requireMatches(
    matched,
    'ranked',
    ranked.ids,
    unmatched.length === ranked.ids.length ? unmatched : [],
  );
  // Most sites have no known kinase: nothing to warn of.
  if (unmatched.length > 0)
    messages.push({
      level: 'info',
      text: `${ranked.ids.length} 个位点中有 ${unmatched.length} 个没有已知激酶（例如“${unmatched[0]}”），只计入全部位点，见“没有对应上的名称”表。`,
    });
  const sites = mergeSites(ranked, matched);
  if (sites.merged > 0)
    messages.push({ level: 'info', text: `有 ${sites.merged} 行与别的行对应同一个位点，取它们 log2 差异倍数的平均。` });
  const all = background(sites.changes);
  if (!(all.sd > 0)) {
    throw new InputError([
      {
        code: 'no-spread',
        severity: 'error',
        input: 'ranked',
        what: `排序表中 ${sites.ids.length} 个位点的 log2 差异倍数都相同或只有一个位点，无法计算得分`,
        remedy: '请提供全部测到的位点及其 log2 差异倍数',
      },
    ]);
  }

  const places = matched.members.map((members) => Array.from(members).flatMap((site) => sites.placeOf.get(site) ?? []));
  const rows = places.flatMap((own, set): Row[] => {
    if (own.length < Math.max(1, options.min_size)) return [];
    return [
      {
        set,
        size: matched.members[set]!.length,
        places: own.toSorted((a, b) => sites.changes[b]! - sites.changes[a]! || a - b),
        ...kinaseScore(
          Float64Array.from(own, (place) => sites.changes[place]!),
          all,
          options.tail,
        ),
      },
    ];
  });
  if (rows.length === 0) {
    throw new InputError(
      [
        {
          code: 'too-few-substrates',
          severity: 'error',
          input: 'min_size',
          what: `${sets.ids.length} 个激酶测到的底物位点都不足 ${options.min_size} 个（最多的有 ${places.reduce((most, { length }) => Math.max(most, length), 0)} 个）`,
          remedy: '请调低“最少底物数”，或检查两个文件中位点的写法（如 AKT1_S473）是否一致',
        },
      ],
      'parameter',
    );
  }
  progress('多重检验校正', 0.8);
  const adjusted = pAdjust(
    Float64Array.from(rows, ({ p }) => p),
    options.p_adjust,
  );
  const order = [...rows.keys()].toSorted(
    (a, b) => rows[a]!.p - rows[b]!.p || Math.abs(rows[b]!.z) - Math.abs(rows[a]!.z) || a - b,
  );
  const significant = (sign: number): number =>
    order.filter((at) => adjusted[at]! < 0.05 && rows[at]!.z * sign > 0).length;
  const shown = order.map((at) => rows[at]!);
  progress('整理结果', 1);

  return {
    tables: [
      resultTable(shown, { sets, sites, all, adjusted: Float64Array.from(order, (at) => adjusted[at]!) }, options),
      substratesTable(shown, sets, sites),
      rankingTable(sites),
      unmatchedTable([{ source: '排序表', names: unmatched }]),
    ],
    removed: [],
    messages,
    facts: {
      sites: sites.ids.length,
      unmatched: unmatched.length,
      mean: all.mean,
      sd: all.sd,
      kinases: sets.ids.length,
      tested: rows.length,
      up: significant(1),
      down: significant(-1),
    },
  };
}

/** One change for each site, the mean of its rows, in the order of the file. */
function mergeSites({ ids, scores }: InputValues['ranked'], matched: MatchedSets): Sites {
  const rowsOf = new Map<number | string, number[]>();
  ids.forEach((name, row) => {
    const key = matched.find(name) ?? name;
    const known = rowsOf.get(key);
    if (known) known.push(row);
    else rowsOf.set(key, [row]);
  });
  const keys = [...rowsOf.keys()];
  const groups = [...rowsOf.values()];
  return {
    ids: groups.map((rows) => ids[rows[0]!]!),
    changes: Float64Array.from(groups, (rows) => rows.reduce((sum, row) => sum + scores[row]!, 0) / rows.length),
    merged: ids.length - keys.length,
    placeOf: new Map(keys.flatMap((key, place) => (typeof key === 'number' ? [[key, place]] : []))),
  };
}

const nameOf = (sets: AliasedSets, set: number): string => sets.names[set]! || sets.ids[set]!;

type Context = {
  readonly sets: AliasedSets;
  readonly sites: Sites;
  readonly all: { readonly mean: number };
  readonly adjusted: Float64Array;
};

function resultTable(
  rows: readonly Row[],
  { adjusted, all, sets, sites }: Context,
  { p_adjust, tail }: KseaOptions,
): Table {
  const column = (value: (row: Row) => number): Float64Array => Float64Array.from(rows, value);
  return tableOf('result', '激酶活性', [
    textColumn(
      'term',
      '激酶',
      rows.map(({ set }) => sets.ids[set]!),
      { help: '激酶的编号，取自激酶–底物文件' },
    ),
    textColumn(
      'name',
      '名称',
      rows.map(({ set }) => nameOf(sets, set)),
      { help: '激酶的名称，没有时同编号' },
    ),
    integerColumn(
      'set_size',
      '已知底物数',
      column(({ size }) => size),
      { help: '激酶–底物文件中这个激酶的底物位点数' },
    ),
    integerColumn(
      'substrates',
      '测到的底物数',
      column((row) => row.places.length),
      { help: '其中在排序表里的位点数，即公式中的 m' },
    ),
    numberColumn(
      'mean',
      '底物均值',
      column(({ mean }) => mean),
      { help: '测到的底物位点 log2 差异倍数的算术平均数' },
    ),
    numberColumn(
      'difference',
      '与全部位点之差',
      column(({ mean }) => mean - all.mean),
      { help: '底物均值 − 全部位点的均值；大于 0 为底物整体升高' },
    ),
    numberColumn(
      'z',
      'z 值',
      column(({ z }) => z),
      { help: '（底物均值 − 全部位点均值）× √m ÷ 全部位点的标准差' },
    ),
    numberColumn(
      'p',
      'p 值',
      column(({ p }) => p),
      { help: tail === 'two' ? 'z 值的双侧 p 值，按标准正态分布' : 'z 值的单侧 p 值，取 z 所在一侧，按标准正态分布' },
    ),
    numberColumn('p_adj', '校正后 p 值', adjusted, { help: `对全部 ${rows.length} 个受检激酶校正（${p_adjust}）` }),
    textColumn(
      'features',
      '测到的底物',
      rows.map(({ places }) => places.map((place) => sites.ids[place]!).join(';')),
      { help: '以分号分隔，按 log2 差异倍数从高到低' },
    ),
  ]);
}

/** A tested kinase with one of its substrates in a row. */
function substratesTable(rows: readonly Row[], sets: AliasedSets, { changes, ids }: Sites): Table {
  const pairs = rows.flatMap(({ places, set }) => places.map((place) => ({ place, set })));
  return tableOf('substrates', '激酶与底物', [
    textColumn(
      'term',
      '激酶',
      pairs.map(({ set }) => sets.ids[set]!),
      { help: '受检的激酶，按 p 值从小到大' },
    ),
    textColumn(
      'name',
      '名称',
      pairs.map(({ set }) => nameOf(sets, set)),
      { help: '激酶的名称，没有时同编号' },
    ),
    textColumn(
      'feature',
      '位点',
      pairs.map(({ place }) => ids[place]!),
      { help: '测到的底物位点，按排序表的写法' },
    ),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      Float64Array.from(pairs, ({ place }) => changes[place]!),
      { help: '取自排序表；几行对应同一位点时为平均' },
    ),
  ]);
}

/** All sites from the highest change to the lowest. */
function rankingTable({ changes, ids }: Sites): Table {
  const order = [...ids.keys()].toSorted((a, b) => changes[b]! - changes[a]! || a - b);
  return tableOf('ranking', '全部位点', [
    textColumn(
      'feature',
      '位点',
      order.map((at) => ids[at]!),
      { help: '参与背景均值与标准差的位点，按 log2 差异倍数从高到低' },
    ),
    numberColumn(
      'score',
      'log2 差异倍数',
      Float64Array.from(order, (at) => changes[at]!),
      { help: '取自排序表；几行对应同一位点时为平均' },
    ),
  ]);
}
