import { InputError, type InputValues, type Ontology, type Message, type MethodOutput } from '../../model/index.ts';
import { matchSets, propagateSets, requireMatches, unmatchedTable, type AliasedSets } from '../../sets/index.ts';
import { listedForSets, type Direction, type ListedInputs } from '../shared/index.ts';
import { hierarchyTable } from './hierarchyTable.ts';
import { lengthWeights, requireLengths } from './lengthWeights.ts';
import type { OraOptions } from './ora.schema.ts';
import { directionTable, resultTable } from './resultTables.ts';
import { testList, type Key, type Universe } from './testList.ts';

export type OraInputs = ListedInputs & {
  readonly sets: AliasedSets;
  readonly background?: InputValues['background'] | undefined;
  readonly ontology?: Ontology | undefined;
};

/** The features of the list in the background, with the names of the user; `outside` are those that are not in it. */
type Named = { readonly named: ReadonlyMap<Key, string>; readonly outside: readonly string[] };

/**
 * Over-representation of a list in sets, by the hypergeometric distribution, one-sided; with directions also of those
 * that rise and those that fall.
 *
 * Boyle et al. 2004, Bioinformatics 20, 3710. doi:10.1093/bioinformatics/bth456
 *
 * @throws {InputError} When no name of the list stands in a set, none is in the background, or no set has a size within
 * the limits.
 */
export function ora(inputs: OraInputs, options: OraOptions): MethodOutput {
  const listed = listedForSets(inputs, options);
  const { list } = listed;
  const background = inputs.background ?? listed.tested ?? undefined;
  const matched = matchSets(inputs.sets, list);
  const hierarchy = inputs.ontology && setsIn(inputs.sets, matched.members, inputs.ontology, options.propagate);
  const sets = hierarchy ?? { ids: inputs.sets.ids, names: inputs.sets.names, members: matched.members };
  const unmatched = list.filter((name) => matched.find(name) === undefined);
  const messages = [
    ...listed.messages,
    ...(hierarchy?.messages ?? []),
    ...requireMatches(matched, listed.from, list, unmatched),
  ];

  const all = options.universe === 'all' && background !== undefined;
  const keyOf = (name: string): Key | undefined => matched.find(name) ?? (all ? name : undefined);
  const inBackground: ReadonlySet<Key> = background
    ? new Set(background.flatMap((name) => keyOf(name) ?? []))
    : new Set(matched.features.keys());
  const take = (names: readonly string[]): Named => {
    const named = new Map<Key, string>();
    const outside: string[] = [];
    for (const name of names) {
      const key = keyOf(name);
      if (key === undefined) continue;
      if (!inBackground.has(key)) outside.push(name);
      else if (!named.has(key)) named.set(key, name);
    }
    return { named, outside };
  };
  const { named, outside } = take(list);
  if (named.size === 0) {
    throw new InputError([
      {
        code: 'list-outside-background',
        severity: 'error',
        input: 'background',
        what: '名单中没有一个特征在背景列表里',
        remedy: '背景应是全部被检测的特征，名单是它的一部分：请检查两个文件是否用同一种编号',
      },
    ]);
  }
  if (outside.length > 0) {
    messages.push({
      level: 'warning',
      text: `名单中有 ${outside.length} 个特征不在背景列表里（例如“${outside[0]}”），没有计入。背景应包含全部被检测的特征。`,
    });
  }
  if (!background)
    messages.push({
      level: 'warning',
      text: `没有提供背景列表，背景取功能集合中的全部 ${inBackground.size} 个特征。建议提供实际检测到的全部特征，否则 p 值会偏小。`,
    });

  const universe = universeOf(sets.members, matched.features.length, inBackground, options);
  const bias = options.bias === 'length' ? requireLengths(listed) : null;
  const weigh = (of: ReadonlyMap<Key, string>) => (bias ? lengthWeights(of, inBackground, bias, keyOf) : null);
  const weighed = weigh(named);
  const rows = testList(named, universe, weighed?.weights ?? null, options.p_adjust);
  const hit = rows.filter(({ overlap }) => overlap > 0);
  if (hit.length === 0)
    messages.push({ level: 'warning', text: '名单与大小合适的集合没有交集，结果表为空。' } satisfies Message);

  const tables = {
    sets,
    total: universe.total,
    tested: universe.sets.length,
    bias: bias !== null,
    p_adjust: options.p_adjust,
  };
  const sides =
    listed.direction &&
    (['up', 'down'] as const).map((direction) => {
      const one = take(list.filter((name) => listed.direction!.get(name) === direction)).named;
      return {
        direction: direction satisfies Direction,
        drawn: one.size,
        rows:
          one.size > 0
            ? testList(one, universe, weigh(one)?.weights ?? null, options.p_adjust).filter(
                ({ overlap }) => overlap > 0,
              )
            : [],
      };
    });
  for (const { direction, drawn } of sides ?? [])
    if (drawn === 0)
      messages.push({
        level: 'info',
        text: `没有${direction === 'up' ? '上调' : '下调'}的特征在背景中，只检验另一个方向与全部名单。`,
      });

  return {
    tables: [
      resultTable(hit, { ...tables, drawn: named.size }),
      ...(sides ? [directionTable([...sides, { direction: 'all', drawn: named.size, rows: hit }], tables)] : []),
      ...(inputs.ontology
        ? [
            hierarchyTable(
              inputs.ontology,
              hit.map(({ set }) => sets.ids[set]!),
            ),
          ]
        : []),
      unmatchedTable([
        { source: listed.from === 'list' ? '名单' : '差异结果表', names: unmatched },
        { source: '背景', names: (background ?? []).filter((name) => matched.find(name) === undefined) },
      ]),
    ],
    removed: [],
    messages,
    charts: [
      'enrichment-bubble',
      'enrichment-bar',
      ...(sides ? ['enrichment-up-down', 'enrichment-sides'] : []),
      'enrichment-chord',
      'enrichment-cnet',
      ...(inputs.ontology ? ['enrichment-dag'] : []),
    ],
    facts: {
      list_input: list.length,
      list_from: listed.from,
      list_rule: listed.rule,
      feature_column: listed.feature,
      list_size: named.size,
      unmatched: unmatched.length,
      outside: outside.length,
      background: universe.total,
      background_given: inputs.background ? 'yes' : background ? 'table' : 'no',
      background_input: background?.length ?? 0,
      ontology: inputs.ontology ? 'yes' : 'no',
      sets_input: inputs.sets.ids.length,
      sets: sets.ids.length,
      tested: universe.sets.length,
      hit: hit.length,
      significant: hit.filter(({ adjusted }) => adjusted < 0.05).length,
      ...(sides &&
        Object.fromEntries(
          sides.flatMap(({ direction, drawn, rows: of }) => [
            [`${direction}_size`, drawn],
            [`${direction}_significant`, of.filter(({ adjusted }) => adjusted < 0.05).length],
          ]),
        )),
      ...(weighed && {
        without_length: weighed.missing,
        share_short: weighed.shortest,
        share_long: weighed.longest,
        median_listed: weighed.medians[0],
        median_others: weighed.medians[1],
      }),
    },
  };
}

type Members = Pick<AliasedSets, 'ids' | 'names'> & { readonly members: readonly Int32Array[] };

/**
 * The sets with the names of an ontology and, if wanted, with what stands below each.
 * @throws {InputError} When it knows none of them.
 */
function setsIn(
  sets: AliasedSets,
  members: readonly Int32Array[],
  ontology: Ontology,
  propagate: boolean,
): Members & { readonly messages: readonly Message[] } {
  const spread = propagateSets(sets, members, ontology);
  if (spread.known === 0) {
    throw new InputError([
      {
        code: 'ontology-strange',
        severity: 'error',
        input: 'ontology',
        what: `功能集合的 ${sets.ids.length} 个编号都不在功能层级中：例如“${sets.ids[0]}”，而功能层级中的写法例如“${ontology.ids[0]}”`,
        remedy: '请使用与功能集合同一套编号的功能层级（如 GO 注释配 go-basic.obo）；不是 GO 的集合请去掉功能层级',
      },
    ]);
  }
  const messages: Message[] =
    spread.strange.length > 0
      ? [
          {
            level: 'info',
            text: `有 ${spread.strange.length} 个集合不在功能层级中（例如“${spread.strange[0]}”），可能已废弃或不是同一套编号，按原样检验。`,
          },
        ]
      : [];
  if (propagate) return { ...spread, messages };
  const nameOf = new Map(ontology.ids.map((id, at) => [id, ontology.names[at]!]));
  return {
    ids: sets.ids,
    names: sets.names.map((name, at) => name || (nameOf.get(sets.ids[at]!) ?? '')),
    members,
    messages,
  };
}

/** @param features - How many features the sets have together. */
function universeOf(
  members: readonly Int32Array[],
  features: number,
  inBackground: ReadonlySet<Key>,
  { max_size, min_size }: OraOptions,
): Universe {
  const counted = Uint8Array.from({ length: features }, (_, key) => Number(inBackground.has(key)));
  const within = members.map((all) => {
    const kept = new Int32Array(all.length);
    let count = 0;
    for (const key of all) if (counted[key] === 1) kept[count++] = key;
    return kept.subarray(0, count);
  });
  const tested = within.flatMap((one, set) =>
    one.length < min_size || one.length > max_size ? [] : [{ set, size: one.length, members: one }],
  );
  if (tested.length > 0) return { total: inBackground.size, features, sets: tested };
  throw new InputError(
    [
      {
        code: 'no-set-of-size',
        severity: 'error',
        input: 'min_size',
        what: `${members.length} 个集合在背景内的大小都不在 ${min_size} 到 ${max_size} 之间（最大的有 ${within.reduce((most, { length }) => Math.max(most, length), 0)} 个特征）`,
        remedy: '请放宽“集合最少特征数”和“集合最多特征数”，或检查集合与背景是否用同一种编号',
      },
    ],
    'parameter',
  );
}
