import { InputError, type FeatureSets, type InputKind, type Message, type Records } from '../../model/index.ts';
import { matchSets, requireMatches, type AliasedSets } from '../../sets/index.ts';
import { listedForSets, type Direction, type Listed, type ListedColumns, type ListedWords } from '../shared/index.ts';

/** The inputs of one omics. */
export type OmicsFiles = {
  readonly name: string;
  readonly list: readonly string[] | undefined;
  readonly records: Records | undefined;
  readonly sets: AliasedSets;
  readonly background: readonly string[] | undefined;
  readonly columns: Omit<ListedColumns, 'length_column'>;
  readonly suffix: '' | '2';
};

/** The overlap of one list with one set. */
export type Hits = {
  readonly overlap: number;
  readonly size: number;
  readonly up: number;
  readonly down: number;
  readonly features: readonly string[];
};

/** One omics within its background. */
export type Omics = {
  readonly name: string;
  readonly sets: FeatureSets;
  /** By the number of the set; its size is that within the background. */
  readonly hits: readonly Hits[];
  readonly drawn: number;
  readonly total: number;
  readonly hasDirections: boolean;
  readonly listed: number;
  /** As `Listed` has them. */
  readonly rule: string;
  readonly feature: string;
  readonly outside: number;
  readonly unmatched: readonly string[];
  readonly background: 'list' | 'table' | 'sets';
  readonly messages: readonly Message[];
};

/** @throws {InputError} When there is no list, none of it stands in a set or in the background. */
export function readOmics({ background: given, columns, list, name, records, sets, suffix }: OmicsFiles): Omics {
  const words: ListedWords = { table: `${name}差异结果表`, suffix, mark: suffix === '' ? '' : '（第二组学）' };
  if (!list && !records) {
    throw new InputError([
      {
        code: 'list-missing',
        severity: 'error',
        input: `records${suffix}`,
        what: `没有提供${name}的名单，也没有提供${name}的差异结果表`,
        remedy: '请选择差异结果表；只有名单时，请把两份名单放在一个“两份名单”文件中，每份一列',
      },
    ]);
  }
  const listed = listedForSets({ list, records, sets }, { ...columns, length_column: '' }, words);
  const matched = matchSets(sets, listed.list);
  const unmatched = listed.list.filter((one) => matched.find(one) === undefined);
  const input: InputKind = listed.from === 'list' ? 'lists' : `records${suffix}`;
  const messages: Message[] = [
    ...listed.messages,
    ...requireMatches(matched, input, listed.list, unmatched).map(({ level, text }) => ({
      level,
      text: `${name}：${text}`,
    })),
  ];
  const background = given ?? listed.tested ?? undefined;
  const inBackground = background
    ? new Set(background.flatMap((one) => matched.find(one) ?? []))
    : new Set(matched.features.keys());

  const named = new Map<number, string>();
  let outside = 0;
  for (const one of listed.list) {
    const feature = matched.find(one);
    if (feature === undefined) continue;
    if (!inBackground.has(feature)) outside += 1;
    else if (!named.has(feature)) named.set(feature, one);
  }
  if (named.size === 0) {
    throw new InputError([
      {
        code: 'list-outside-background',
        severity: 'error',
        input,
        what: `${name}名单中没有一个特征在它的背景里`,
        remedy: '背景应是全部被检测的特征，名单是它的一部分：请检查两者是否用同一种编号',
      },
    ]);
  }
  if (outside > 0)
    messages.push({
      level: 'warning',
      text: `${name}名单中有 ${outside} 个特征不在背景里，没有计入。背景应包含全部被检测的特征。`,
    });
  if (!background)
    messages.push({
      level: 'warning',
      text: `没有提供${name}的背景，取功能集合中的全部 ${inBackground.size} 个。建议提供实际检测到的全部${name}，否则 p 值会偏小。`,
    });
  return {
    name,
    sets,
    hits: matched.members.map((members) => hitsIn(members, inBackground, named, listed.direction)),
    drawn: named.size,
    total: inBackground.size,
    hasDirections: listed.direction !== null,
    listed: listed.list.length,
    rule: listed.rule,
    feature: listed.feature,
    outside,
    unmatched,
    background: backgroundOf(given, listed),
    messages,
  };
}

const backgroundOf = (given: readonly string[] | undefined, { tested }: Listed): Omics['background'] =>
  given ? 'list' : tested ? 'table' : 'sets';

function hitsIn(
  members: Int32Array,
  inBackground: ReadonlySet<number>,
  named: ReadonlyMap<number, string>,
  direction: ReadonlyMap<string, Direction> | null,
): Hits {
  const features = Array.from(members).flatMap((feature) => named.get(feature) ?? []);
  const ways = (way: Direction): number =>
    direction ? features.filter((one) => direction.get(one) === way).length : Number.NaN;
  return {
    overlap: features.length,
    size: members.reduce((sum, feature) => sum + Number(inBackground.has(feature)), 0),
    up: ways('up'),
    down: ways('down'),
    features,
  };
}
