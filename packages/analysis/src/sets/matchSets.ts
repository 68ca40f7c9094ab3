import type { AliasedSets } from './aliasedSets.ts';

/** The features of sets by number, and how a name of the user becomes one. */
export type MatchedSets = {
  /** One name for each feature that stands in a set. */
  readonly features: readonly string[];
  /** The features of each set, by number, each once. */
  readonly members: readonly Int32Array[];
  /** The number of a feature, `undefined` when it stands in no set. */
  readonly find: (name: string) => number | undefined;
  /** Version suffixes were left off on both sides, since more names match without. */
  readonly stripped: boolean;
  /** What the names are when not the first kind of the file, such as 基因名; else ''. */
  readonly namespace: string;
};

const versioned = /^([A-Za-z][A-Za-z0-9_-]{3,}\d)\.\d{1,2}$/u;

/** `ENSG00000141510.17` and `AT1G01010.1` without their version; names with spaces and short ones stay whole. */
const withoutVersion = (name: string): string => versioned.exec(name)?.[1] ?? name;

/**
 * Matches names to sets in the way that finds most of them: by the first kind of names of the sets or another, with or without version suffixes.
 * Upper and lower case are told apart. On a tie the plainer way is taken.
 *
 * @param names - What the user asks about.
 */
export function matchSets(sets: AliasedSets, names: readonly string[]): MatchedSets {
  const kinds = [{ name: '', members: sets.members }, ...(sets.alternatives ?? [])];
  let best: { kind: (typeof kinds)[number]; strip: boolean; hits: number } | undefined;
  for (const strip of [false, true]) {
    const clean = strip ? withoutVersion : (name: string) => name;
    const wanted = new Set(names.map(clean));
    for (const kind of kinds) {
      const known = new Set<string>();
      for (const members of kind.members) for (const member of members) known.add(clean(member));
      let hits = 0;
      for (const name of wanted) if (known.has(name)) hits += 1;
      // Without versions two names can become one: more names found, not more features, is what counts.
      const found = strip ? names.filter((name) => known.has(clean(name))).length : hits;
      if (!best || found > best.hits) best = { kind, strip, hits: found };
    }
  }
  const { kind, strip } = best!;
  const clean = strip ? withoutVersion : (name: string) => name;
  const numberOf = new Map<string, number>();
  const members = kind.members.map((set) => {
    const seen = new Set<number>();
    for (const written of set) {
      const member = clean(written);
      let number = numberOf.get(member);
      if (number === undefined) {
        number = numberOf.size;
        numberOf.set(member, number);
      }
      seen.add(number);
    }
    return Int32Array.from(seen);
  });
  return { features: [...numberOf.keys()], members, find: (name) => numberOf.get(clean(name)), stripped: strip, namespace: kind.name };
}
