import type { FeatureSets, Taxonomy } from '../../model/index.ts';

export type Match = 'lowest' | 'any';
/** What a table of functions says of one feature. */
export type Found = {
  /** Functions, by position, ascending, each once. */
  readonly functions: readonly number[];
  /** The name that was found, and the rank it stands at; `''` when none was. */
  readonly name: string;
  readonly level: string;
};

/** How names are compared: without rank prefixes, brackets, wildcards and underscores, in lower case. */
export const plainName = (text: string): string =>
  text
    .trim()
    .replace(/^(?:D_\d+|[a-z]{1,2})__/i, '')
    .replaceAll(/[*_[\]]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Looks the functions of features up by their own names and those of their taxa, from the lowest rank upwards.
 *
 * @param match - `lowest` takes the first level that is in the table, as FUNGuild; `any` gathers those of all levels,
 * as FAPROTAX.
 */
export function functionsOf(
  features: readonly string[],
  taxonomy: Taxonomy | undefined,
  sets: FeatureSets,
  match: Match,
): Found[] {
  const known = new Map<string, Set<number>>();
  sets.members.forEach((members, at) => {
    for (const member of members) {
      const name = plainName(member);
      if (name !== '') known.set(name, (known.get(name) ?? new Set()).add(at));
    }
  });
  const rowOf = new Map(taxonomy?.features.map((feature, row) => [feature, row]));
  return features.map((feature): Found => {
    const gathered = new Set<number>();
    let first: { name: string; level: string } | undefined;
    for (const { level, name } of levelsOf(feature, rowOf.get(feature), taxonomy)) {
      const found = known.get(plainName(name));
      if (!found) continue;
      first ??= { name, level };
      for (const at of found) gathered.add(at);
      if (match === 'lowest') break;
    }
    return { functions: [...gathered].toSorted((a, b) => a - b), name: first?.name ?? '', level: first?.level ?? '' };
  });
}

/**
 * The names a feature goes by: its own, then its taxa from the lowest rank; a species that is an epithet only also with
 * its genus before it.
 */
function levelsOf(
  feature: string,
  row: number | undefined,
  taxonomy: Taxonomy | undefined,
): { readonly level: string; readonly name: string }[] {
  const own = [{ level: '特征名', name: feature }];
  if (row === undefined || !taxonomy) return own;
  const taxa = taxonomy.ranks.flatMap((rank, at) => {
    const name = taxonomy.values[at]![row]!;
    if (name === '') return [];
    const genus = at > 0 ? taxonomy.values[at - 1]![row]! : '';
    const whole =
      rank.toLowerCase() === 'species' && genus !== '' && !name.includes(' ')
        ? [{ level: rank, name: `${genus} ${name}` }]
        : [];
    return [{ level: rank, name }, ...whole];
  });
  return [...own, ...taxa.toReversed()];
}
