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
 * Matches names to sets in the way that finds most of them: by the first kind of names of the sets or another, with or
 * without version suffixes. Upper and lower case are told apart. On a tie the simpler way is taken.
 *
 * @param names - What the user asks about.
 */
export function matchSets(sets: AliasedSets, names: readonly string[]): MatchedSets {
  const kinds = [{ name: '', members: sets.members }, ...(sets.alternatives ?? [])].map(({ members, name }) => ({
    name,
    ...numbered(members),
  }));
  let best: { kind: (typeof kinds)[number]; strip: boolean; hits: number } | undefined;
  const wanted = new Set(names);
  for (const strip of [false, true]) {
    // Nothing finds more than all of them.
    if (best?.hits === wanted.size) break;
    const clean = strip ? withoutVersion : (name: string) => name;
    for (const kind of kinds) {
      const known = strip ? new Set(Array.from(kind.numberOf.keys(), clean)) : kind.numberOf;
      // Without versions two names can become one, so the number of matched names decides, not of features.
      let found = 0;
      for (const name of strip ? names : wanted) if (known.has(clean(name))) found += 1;
      if (!best || found > best.hits) best = { kind, strip, hits: found };
    }
  }
  const { kind, strip } = best!;
  if (!strip)
    return {
      features: [...kind.numberOf.keys()],
      members: kind.members,
      find: (name) => kind.numberOf.get(name),
      stripped: false,
      namespace: kind.name,
    };
  const numberOf = new Map<string, number>();
  const numbers = Int32Array.from(kind.numberOf.keys(), (name) => numberFor(numberOf, withoutVersion(name)));
  const members = onceEach(
    kind.members.map((set) => set.map((number) => numbers[number]!)),
    numberOf.size,
  );
  return {
    features: [...numberOf.keys()],
    members,
    find: (name) => numberOf.get(withoutVersion(name)),
    stripped: true,
    namespace: kind.name,
  };
}

function numberFor(numberOf: Map<string, number>, name: string): number {
  const known = numberOf.get(name);
  if (known !== undefined) return known;
  numberOf.set(name, numberOf.size);
  return numberOf.size - 1;
}

/** Names by number, in the order of their first occurrence. */
function numbered(members: readonly (readonly string[])[]): {
  readonly numberOf: ReadonlyMap<string, number>;
  readonly members: readonly Int32Array[];
} {
  const numberOf = new Map<string, number>();
  const written = members.map((set) => {
    const numbers = new Int32Array(set.length);
    for (let i = 0; i < set.length; i += 1) numbers[i] = numberFor(numberOf, set[i]!);
    return numbers;
  });
  return { numberOf, members: onceEach(written, numberOf.size) };
}

/** Of numbers that stand in a set more than once only the first. */
function onceEach(members: readonly Int32Array[], size: number): readonly Int32Array[] {
  // The set that last held each number.
  const heldBy = new Int32Array(size).fill(-1);
  return members.map((set, at) => {
    let count = 0;
    for (let i = 0; i < set.length; i += 1) {
      const number = set[i]!;
      if (heldBy[number] === at) continue;
      heldBy[number] = at;
      set[count++] = number;
    }
    return count === set.length ? set : set.slice(0, count);
  });
}
