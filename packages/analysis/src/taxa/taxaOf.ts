import { InputError } from '../model/index.ts';
import type { Message, Taxonomy } from '../model/index.ts';

/** Ranks that a method can ask for, with their Chinese names. */
export const rankNames = {
  domain: '域',
  kingdom: '界',
  phylum: '门',
  class: '纲',
  order: '目',
  family: '科',
  genus: '属',
  species: '种',
} as const;
export type RankId = keyof typeof rankNames;

/** Taxa that features belong to. */
export type Taxa = {
  /** Distinct names to show. */
  readonly names: readonly string[];
  /** Known names from the top rank down, joined by `|`; `''` where nothing is known. */
  readonly lineages: readonly string[];
  /** Whether a taxon is named at the rank itself, not only above it. */
  readonly named: readonly boolean[];
  /** The taxon of each feature, an index into `names`. */
  readonly of: Int32Array;
  readonly messages: readonly Message[];
};

const unknown = '未注释';

/**
 * The taxon of every feature at one rank, joined by name.
 *
 * Two taxa of one name in different lineages stay apart. What is not known at the rank is counted under the nearest
 * rank that is; features that the taxonomy does not list have no taxon at all and are said so.
 *
 * @throws {InputError} When the taxonomy has no such rank, or knows none of the features.
 */
export function taxaOf(features: readonly string[], taxonomy: Taxonomy, rank: RankId): Taxa {
  const at = rankIndex(taxonomy, rank);
  const { messages, rowOf } = taxonomyRows(features, taxonomy);
  const indexOf = new Map<string, number>();
  const found: { path: string[]; named: boolean }[] = [];
  const of = Int32Array.from(features, (_, feature) => {
    const row = rowOf[feature]!;
    const path = row < 0 ? [] : taxonomy.values.slice(0, at + 1).map((names) => names[row]!);
    const key = path.join('|');
    const known = indexOf.get(key);
    if (known !== undefined) return known;
    indexOf.set(key, found.length);
    return found.push({ path: path.filter((name) => name !== ''), named: (path.at(-1) ?? '') !== '' }) - 1;
  });
  return {
    names: distinctNames(found),
    lineages: found.map(({ path }) => path.join('|')),
    named: found.map(({ named }) => named),
    of,
    messages,
  };
}

/** The place of a rank in a taxonomy. @throws {InputError} When it has none such, naming those it has. */
export function rankIndex({ ranks }: Taxonomy, rank: RankId): number {
  const at = ranks.findIndex((name) => name.toLowerCase() === rank);
  if (at >= 0) return at;
  const known = ranks.map((name) => rankNames[name.toLowerCase() as RankId] ?? name).join('、');
  throw new InputError(
    [
      {
        code: 'option-value',
        severity: 'error',
        input: 'rank',
        what: `物种注释中没有“${rankNames[rank]}”这一级`,
        remedy: `请改为其中之一：${known}`,
      },
    ],
    'parameter',
  );
}

/** The row of each feature in the taxonomy, `-1` where there is none. @throws {InputError} When none is found. */
export function taxonomyRows(
  features: readonly string[],
  taxonomy: Taxonomy,
): { rowOf: Int32Array; messages: Message[] } {
  const rows = new Map(taxonomy.features.map((name, row) => [name, row]));
  const rowOf = Int32Array.from(features, (feature) => rows.get(feature) ?? -1);
  const without = features.filter((_, at) => rowOf[at]! < 0);
  if (without.length === features.length) {
    const what = `物种注释中没有数据表的任何特征：数据表如“${features[0]}”，注释如“${taxonomy.features[0]}”`;
    throw new InputError([
      {
        code: 'no-shared-features',
        severity: 'error',
        input: 'taxonomy',
        what,
        remedy: '请检查两个文件的特征名是否一致',
      },
    ]);
  }
  const messages: Message[] =
    without.length === 0
      ? []
      : [
          {
            level: 'warning',
            text: `${without.length} 个特征不在物种注释中，按未注释处理：${without.slice(0, 5).join('、')}${without.length > 5 ? ' 等' : ''}`,
          },
        ];
  return { rowOf, messages };
}

/** The last known name, with its parent where two taxa have the same. */
function distinctNames(found: readonly { path: readonly string[]; named: boolean }[]): string[] {
  const plain = found.map(({ named, path }) =>
    path.length === 0 ? unknown : named ? path.at(-1)! : `${path.at(-1)!}（未分类）`,
  );
  const times = new Map<string, number>();
  for (const name of plain) times.set(name, (times.get(name) ?? 0) + 1);
  const used = new Set<string>();
  return plain.map((name, at) => {
    const parent = found[at]!.path.at(-2);
    let shown = times.get(name) === 1 || parent === undefined ? name : `${name}（${parent}）`;
    for (let copy = 2; used.has(shown); copy += 1) shown = `${name} ${copy}`;
    used.add(shown);
    return shown;
  });
}
