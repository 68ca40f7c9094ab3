import type { AliasedSets } from './aliasedSets.ts';
import { matchSets } from './matchSets.ts';

/** How many of some names are known to what they are looked up in. */
export type CountKnown = (names: readonly string[]) => number;

/** How many names stand in a set, in the way that finds most of them. */
export const countKnownTo =
  (sets: AliasedSets): CountKnown =>
  (names) => {
    const { find } = matchSets(sets, names);
    return names.reduce((sum, name) => sum + Number(find(name) !== undefined), 0);
  };

/**
 * The first way to name features, unless fewer than a tenth of its names are known and at least ten times as many of
 * another: a table by Ensembl ids with a column of symbols, and sets of symbols.
 */
export function bestKnown<Way extends { readonly ids: readonly string[] }>(
  first: Way,
  others: () => readonly Way[],
  countKnown: CountKnown,
): Way {
  const found = countKnown(first.ids);
  if (found * 10 >= first.ids.length) return first;
  let best = { way: first, found: 10 * Math.max(1, found) - 1 };
  for (const way of others()) {
    const own = countKnown(way.ids);
    if (own > best.found) best = { way, found: own };
  }
  return best.way;
}
