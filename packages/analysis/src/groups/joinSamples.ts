import type { Groups, SampleAlias } from '../model/index.ts';
import { coreName, mangledName, plainName } from './sampleNames.ts';

export type SampleJoin = {
  /** Indexes of the two names that are the same sample. */
  readonly pairs: readonly { readonly left: number; readonly right: number }[];
  /** Matched since somebody said that they are the same. */
  readonly aliased: readonly SampleAlias[];
  /** Matched although written differently. */
  readonly renamed: readonly { readonly left: string; readonly right: string }[];
  /** Names that could be several of the other side; none of them is matched. */
  readonly ambiguous: readonly { readonly left: readonly string[]; readonly right: readonly string[] }[];
  readonly leftOnly: readonly string[];
  readonly rightOnly: readonly string[];
};

type Stage = { readonly left: (name: string) => string; readonly right: (name: string) => string };
const same = (name: string): string => name;
const loosely: readonly Stage[] = [plainName, mangledName, coreName].map((key) => ({ left: key, right: key }));

/**
 * Joins two lists of sample names by name, never by order: as written first, then by what was confirmed, then ever more
 * forgivingly.
 *
 * @param aliases - Names of the left that are samples of the right.
 */
export function joinSamples(
  left: readonly string[],
  right: readonly string[],
  aliases: readonly SampleAlias[] = [],
): SampleJoin {
  const pairs: { left: number; right: number }[] = [];
  const aliased: SampleAlias[] = [];
  const renamed: { left: string; right: string }[] = [];
  const ambiguous: { left: string[]; right: string[] }[] = [];
  const openLeft = new Set(left.keys());
  const openRight = new Set(right.keys());
  const sampleOf = new Map(aliases.map(({ name, sample }) => [name, sample]));
  const confirmed: Stage = { left: (name) => sampleOf.get(name) ?? '', right: same };

  for (const stage of [{ left: same, right: same }, confirmed, ...loosely]) {
    const lefts = byKey(left, openLeft, stage.left);
    for (const [name, rights] of byKey(right, openRight, stage.right)) {
      const candidates = lefts.get(name);
      if (!candidates || name === '') continue;
      const [l, r] = [candidates[0]!, rights[0]!];
      if (candidates.length === 1 && rights.length === 1) {
        pairs.push({ left: l, right: r });
        if (stage === confirmed) aliased.push({ name: left[l]!, sample: right[r]! });
        else if (loosely.includes(stage)) renamed.push({ left: left[l]!, right: right[r]! });
      } else {
        ambiguous.push({ left: candidates.map((index) => left[index]!), right: rights.map((index) => right[index]!) });
      }
      candidates.forEach((index) => openLeft.delete(index));
      rights.forEach((index) => openRight.delete(index));
    }
  }
  return {
    pairs,
    aliased,
    renamed,
    ambiguous,
    leftOnly: [...openLeft].map((index) => left[index]!),
    rightOnly: [...openRight].map((index) => right[index]!),
  };
}

/** Joins names to the samples of groups, with the further names that those have. */
export const joinToGroups = (names: readonly string[], { aliases, samples }: Groups): SampleJoin =>
  joinSamples(names, samples, aliases);

function byKey(
  names: readonly string[],
  open: ReadonlySet<number>,
  key: (name: string) => string,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const index of open) {
    const name = key(names[index]!);
    found.set(name, [...(found.get(name) ?? []), index]);
  }
  return found;
}
