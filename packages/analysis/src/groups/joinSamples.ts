import { coreName, mangledName, plainName } from './sampleNames.ts';

export type SampleJoin = {
  /** Indexes of the two names that are the same sample. */
  readonly pairs: readonly { readonly left: number; readonly right: number }[];
  /** Matched although written differently. */
  readonly renamed: readonly { readonly left: string; readonly right: string }[];
  /** Names that could be several of the other side; none of them is matched. */
  readonly ambiguous: readonly { readonly left: readonly string[]; readonly right: readonly string[] }[];
  readonly leftOnly: readonly string[];
  readonly rightOnly: readonly string[];
};

const STAGES: readonly ((name: string) => string)[] = [(name) => name, plainName, mangledName, coreName];

/** Joins two lists of sample names by name, never by order: as written first, then ever more forgivingly. */
export function joinSamples(left: readonly string[], right: readonly string[]): SampleJoin {
  const pairs: { left: number; right: number }[] = [];
  const renamed: { left: string; right: string }[] = [];
  const ambiguous: { left: string[]; right: string[] }[] = [];
  const openLeft = new Set(left.keys());
  const openRight = new Set(right.keys());

  for (const [stage, key] of STAGES.entries()) {
    const lefts = byKey(left, openLeft, key);
    for (const [name, rights] of byKey(right, openRight, key)) {
      const candidates = lefts.get(name);
      if (!candidates || name === '') continue;
      const [l, r] = [candidates[0]!, rights[0]!];
      if (candidates.length === 1 && rights.length === 1) {
        pairs.push({ left: l, right: r });
        if (stage > 0) renamed.push({ left: left[l]!, right: right[r]! });
      } else {
        ambiguous.push({ left: candidates.map((index) => left[index]!), right: rights.map((index) => right[index]!) });
      }
      candidates.forEach((index) => openLeft.delete(index));
      rights.forEach((index) => openRight.delete(index));
    }
  }
  return {
    pairs,
    renamed,
    ambiguous,
    leftOnly: [...openLeft].map((index) => left[index]!),
    rightOnly: [...openRight].map((index) => right[index]!),
  };
}

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
