import type { AliasedSets } from '../../../sets/index.ts';

/** Collects sets pair by pair; a feature is once in a set, and terms and features keep the order of the file. */
export type SetBuilder = {
  /** The number of a term, and of a feature or another name of one. */
  readonly termOf: (term: string) => number;
  readonly featureOf: (feature: string) => number;
  /** Whether a term has no name yet. */
  readonly lacksName: (term: number) => boolean;
  readonly setName: (term: number, name: string) => void;
  /** @param other - Another name of the feature, such as the symbol of an accession; −1 for none. */
  readonly add: (term: number, feature: number, other?: number) => void;
  readonly build: () => BuiltSets;
};

/** `features` counts the different ones. */
export type BuiltSets = { readonly value: AliasedSets; readonly features: number };

/** Starts empty. @param otherNames - What the other names are, such as 基因名; absent when features have one name only. */
export function createSetBuilder(otherNames?: string): SetBuilder {
  const [terms, features] = [numbering(), numbering()];
  const names: string[] = [];
  let named = new Uint8Array(1024);
  const [members, others] = [pairs(), pairs()];
  const textsOf = (sets: readonly Int32Array[]): string[][] =>
    sets.map((set) => {
      const written: string[] = [];
      for (let at = 0; at < set.length; at += 1) written.push(features.texts[set[at]!]!);
      return written;
    });
  return {
    termOf: (term) => {
      const id = terms.idOf(term);
      if (id < names.length) return id;
      names.push('');
      if (id === named.length) {
        const known = named;
        named = new Uint8Array(id * 2);
        named.set(known);
      }
      return id;
    },
    featureOf: features.idOf,
    lacksName: (term) => named[term] === 0,
    setName: (term, name) => {
      names[term] = name;
      named[term] = Number(name !== '');
    },
    add: (term, feature, other = -1) => {
      members.add(term, feature);
      if (other >= 0) others.add(term, other);
    },
    build: () => {
      const sets = members.sets(names.length, features.texts.length);
      // In the order of their first features; a term without a feature is not a set.
      const kept = members.terms(names.length);
      const of = <Value>(all: readonly Value[]): Value[] => kept.map((term) => all[term]!);
      const value: AliasedSets = {
        ids: of(terms.texts),
        names: of(names),
        members: textsOf(of(sets)),
        ...(otherNames === undefined
          ? {}
          : {
              alternatives: [
                { name: otherNames, members: textsOf(of(others.sets(names.length, features.texts.length))) },
              ],
            }),
      };
      return { value, features: members.features(features.texts.length) };
    },
  };
}

function numbering(): { readonly texts: readonly string[]; readonly idOf: (text: string) => number } {
  const texts: string[] = [];
  const ids = new Map<string, number>();
  return {
    texts,
    idOf: (text) => {
      const known = ids.get(text);
      if (known !== undefined) return known;
      ids.set(text, texts.length);
      return texts.push(text) - 1;
    },
  };
}

/**
 * Pairs in the order they come; `terms` are in that order too, `features` are counted, `sets` are by the number of the
 * term, each feature of a term once.
 */
function pairs() {
  let table = new Int32Array(2048);
  let length = 0;
  return {
    add: (term: number, feature: number): void => {
      if (length === table.length) {
        const known = table;
        table = new Int32Array(length * 2);
        table.set(known);
      }
      table[length] = term;
      table[length + 1] = feature;
      length += 2;
    },
    terms: (terms: number): number[] => firsts(table, 0, length, terms),
    features: (features: number): number => firsts(table, 1, length, features).length,
    sets: (terms: number, features: number): Int32Array[] => {
      const next = new Int32Array(terms + 1);
      for (let at = 0; at < length; at += 2) next[table[at]! + 1]! += 1;
      for (let term = 0; term < terms; term += 1) next[term + 1]! += next[term]!;
      const begins = next.slice();
      const sorted = new Int32Array(length / 2);
      for (let at = 0; at < length; at += 2) sorted[next[table[at]!]!++] = table[at + 1]!;
      const lastTerm = new Int32Array(features).fill(-1);
      return Array.from({ length: terms }, (_, term) => {
        const from = begins[term]!;
        let to = from;
        for (let at = from; at < begins[term + 1]!; at += 1) {
          const feature = sorted[at]!;
          if (lastTerm[feature] === term) continue;
          lastTerm[feature] = term;
          sorted[to] = feature;
          to += 1;
        }
        return sorted.subarray(from, to);
      });
    },
  };
}

/** The different numbers at every second position of an array, in the order of first occurrence. */
function firsts(table: Int32Array, from: number, to: number, numbers: number): number[] {
  const seen = new Uint8Array(numbers);
  const found: number[] = [];
  for (let at = from; at < to; at += 2) {
    if (seen[table[at]!] === 0) found.push(table[at]!);
    seen[table[at]!] = 1;
  }
  return found;
}
