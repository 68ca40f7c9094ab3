import type { AliasedSets } from '../../../sets/index.ts';

/** Gathers sets term by term; a feature stands once in a set, and terms keep the order of the file. */
export type SetBuilder = {
  /** @param other - Another name of the feature, such as the symbol of an accession. */
  readonly add: (term: string, name: string, feature: string, other?: string) => void;
  readonly size: () => number;
  readonly build: () => AliasedSets;
};

/** Starts empty. @param otherNames - What the other names are, such as 基因名; absent when features have one name only. */
export function createSetBuilder(otherNames?: string): SetBuilder {
  const sets = new Map<string, { name: string; features: Set<string>; others: Set<string> }>();
  return {
    add: (term, name, feature, other) => {
      let set = sets.get(term);
      if (!set) {
        set = { name, features: new Set(), others: new Set() };
        sets.set(term, set);
      }
      if (set.name === '') set.name = name;
      set.features.add(feature);
      if (other !== undefined && other !== '' && other !== '-') set.others.add(other);
    },
    size: () => sets.size,
    build: () => {
      const all = [...sets.values()];
      return {
        ids: [...sets.keys()],
        names: all.map((set) => set.name),
        members: all.map((set) => [...set.features]),
        ...(otherNames === undefined ? {} : { alternatives: [{ name: otherNames, members: all.map((set) => [...set.others]) }] }),
      };
    },
  };
}
