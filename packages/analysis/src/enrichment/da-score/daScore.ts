import {
  InputError,
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type MethodOutput,
  type RunContext,
  type Table,
} from '../../model/index.ts';
import { matchSets, requireMatches, type AliasedSets } from '../../sets/index.ts';
import type { DaScoreOptions } from './daScore.schema.ts';
import { directionsOf, type DirectionInputs, type Directions } from './directions.ts';

/** A pathway with the rows of its measured features. */
type Row = {
  readonly set: number;
  readonly size: number;
  readonly members: readonly number[];
  readonly up: readonly number[];
  readonly down: readonly number[];
  readonly score: number;
};

/**
 * Differential abundance score of pathways: (features that rise − features that fall) ÷ all measured features of the
 * pathway.
 *
 * Hakimi et al. 2016, Cancer Cell 29, 104. doi:10.1016/j.ccell.2015.12.004
 *
 * @throws {InputError} Without directions, when no feature stands in a set, or no set has a size within the limits.
 */
export function daScore(
  { sets, ...given }: DirectionInputs & { readonly sets: AliasedSets },
  options: DaScoreOptions,
  context: RunContext,
): MethodOutput {
  const found = directionsOf(given, options, context);
  const matched = matchSets(sets, found.ids);
  const unmatched = found.ids.filter((name) => matched.find(name) === undefined);
  const input = given.ranked ? 'ranked' : 'matrix';
  const messages = [
    ...found.messages,
    ...requireMatches(matched, input, found.ids, unmatched.length === found.ids.length ? unmatched : []),
  ];
  if (unmatched.length > 0)
    messages.push({
      level: 'info',
      text: `${found.ids.length} 个特征中有 ${unmatched.length} 个不在任何通路中，不参与得分。`,
    });

  const rowOf = new Map<number, number>();
  let doubled = 0;
  found.ids.forEach((name, row) => {
    const feature = matched.find(name);
    if (feature === undefined) return;
    if (rowOf.has(feature)) doubled += 1;
    else rowOf.set(feature, row);
  });
  if (doubled > 0)
    messages.push({ level: 'info', text: `有 ${doubled} 行与前面的行对应同一个特征，只计最前面的一行。` });

  const members = matched.members.map((list) =>
    Array.from(list)
      .flatMap((feature) => rowOf.get(feature) ?? [])
      .toSorted((a, b) => a - b),
  );
  const rows = members.flatMap((measured, set): Row[] => {
    if (measured.length < options.min_size || measured.length > options.max_size) return [];
    const [up, down] = [1, -1].map((sign) => measured.filter((row) => found.sign[row] === sign)) as [
      number[],
      number[],
    ];
    return [
      {
        set,
        size: matched.members[set]!.length,
        members: measured,
        up,
        down,
        score: (up.length - down.length) / measured.length,
      },
    ];
  });
  if (rows.length === 0)
    throw noSetOfSize(
      sets.ids.length,
      members.reduce((most, { length }) => Math.max(most, length), 0),
      options,
    );
  // Equal scores: that of more features first.
  rows.sort((a, b) => b.score - a.score || b.members.length - a.members.length || a.set - b.set);
  if (rows.every(({ up, down }) => up.length + down.length === 0))
    messages.push({
      level: 'warning',
      text: '受检通路中没有上调或下调的特征，得分都是 0。可放宽差异倍数或显著性阈值。',
    });
  context.progress('整理结果', 1);

  return {
    tables: [resultTable(rows, sets, found.ids), featuresTable(found, members, rows, sets, options)],
    removed: found.removed,
    messages,
    facts: {
      ...found.facts,
      unmatched: unmatched.length,
      sets: sets.ids.length,
      scored: rows.length,
      rising: rows.filter(({ score }) => score > 0).length,
      falling: rows.filter(({ score }) => score < 0).length,
    },
  };
}

const nameOf = (sets: AliasedSets, set: number): string => sets.names[set]! || sets.ids[set]!;

function resultTable(rows: readonly Row[], sets: AliasedSets, ids: readonly string[]): Table {
  const column = (value: (row: Row) => number): Float64Array => Float64Array.from(rows, value);
  const names = (pick: (row: Row) => readonly number[]): string[] =>
    rows.map((row) =>
      pick(row)
        .map((at) => ids[at]!)
        .join(';'),
    );
  return tableOf('result', '差异丰度得分', [
    textColumn(
      'term',
      '通路',
      rows.map(({ set }) => sets.ids[set]!),
      { help: '通路或集合的编号' },
    ),
    textColumn(
      'name',
      '名称',
      rows.map(({ set }) => nameOf(sets, set)),
      { help: '通路或集合的名称，没有时同编号' },
    ),
    integerColumn(
      'set_size',
      '通路大小',
      column(({ size }) => size),
      { help: '集合文件中这条通路的特征数' },
    ),
    integerColumn(
      'measured',
      '测到的特征数',
      column((row) => row.members.length),
      { help: '其中测到的特征数，是得分的分母' },
    ),
    integerColumn(
      'up',
      '上调数',
      column(({ up }) => up.length),
      { help: '测到的特征中上调的个数' },
    ),
    integerColumn(
      'down',
      '下调数',
      column(({ down }) => down.length),
      { help: '测到的特征中下调的个数' },
    ),
    numberColumn(
      'da_score',
      'DA 得分',
      column(({ score }) => score),
      { help: '(上调数 − 下调数) ÷ 测到的特征数：1 为全部上调，−1 为全部下调' },
    ),
    numberColumn(
      'changed',
      '变化比例',
      column((row) => (row.up.length + row.down.length) / row.members.length),
      { help: '(上调数 + 下调数) ÷ 测到的特征数，0 到 1' },
    ),
    textColumn(
      'up_features',
      '上调的特征',
      names(({ up }) => up),
      { help: '以分号分隔，按输入表的次序' },
    ),
    textColumn(
      'down_features',
      '下调的特征',
      names(({ down }) => down),
      { help: '以分号分隔，按输入表的次序' },
    ),
  ]);
}

/** The measured features that stand in a scored pathway, in the order of the input. */
function featuresTable(
  { adjusted, ids, log2fc, p, sign }: Directions,
  members: readonly (readonly number[])[],
  rows: readonly Row[],
  sets: AliasedSets,
  { fc, p: limit, p_column }: DaScoreOptions,
): Table {
  const terms = new Map<number, string[]>();
  for (const { set } of rows.toSorted((a, b) => a.set - b.set))
    for (const row of members[set]!) terms.set(row, [...(terms.get(row) ?? []), nameOf(sets, set)]);
  const shown = [...terms.keys()].toSorted((a, b) => a - b);
  const column = (values: Float64Array): Float64Array => Float64Array.from(shown, (row) => values[row]!);
  const tested = p.some((value) => !Number.isNaN(value));
  return tableOf('features', '特征的方向', [
    textColumn(
      'feature',
      '特征',
      shown.map((row) => ids[row]!),
      { help: '测到的、至少在一条受检通路中的特征' },
    ),
    numberColumn('log2fc', 'log2 差异倍数', column(log2fc), {
      help: tested ? '比较组对参照组；大于 0 为比较组较高' : '取自排序表的得分',
    }),
    numberColumn('p', 'p 值', column(p), {
      help: tested ? '两组比较的双侧 p 值，未经多重检验校正' : '排序表没有 p 值，为空',
    }),
    numberColumn('p_adj', '校正后 p 值', column(adjusted), {
      help: tested ? '按全部有 p 值的特征校正，不只是表中的这些' : '排序表没有 p 值，为空',
    }),
    textColumn(
      'direction',
      '变化方向',
      shown.map((row) => (sign[row]! > 0 ? 'up' : sign[row]! < 0 ? 'down' : 'none')),
      {
        help: `上调（文件中为 up）、下调（down）：${tested ? `${p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${limit} 且` : ''}倍数 ≥ ${fc} 或 ≤ 1/${fc}；其余为 none`,
      },
    ),
    textColumn(
      'terms',
      '所在通路',
      shown.map((row) => terms.get(row)!.join(';')),
      { help: '含有这个特征的受检通路的名称，以分号分隔' },
    ),
  ]);
}

function noSetOfSize(sets: number, largest: number, { min_size, max_size }: DaScoreOptions): InputError {
  return new InputError(
    [
      {
        code: 'no-set-of-size',
        severity: 'error',
        input: 'min_size',
        what: `${sets} 条通路测到的特征数都不在 ${min_size} 到 ${max_size} 之间（最多的有 ${largest} 个）`,
        remedy: '请放宽“通路最少特征数”和“通路最多特征数”；输入应含全部测到的特征，而不只是差异特征',
      },
    ],
    'parameter',
  );
}
