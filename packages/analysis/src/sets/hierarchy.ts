import type { Ontology } from '../model/index.ts';
import type { AliasedSets } from './aliasedSets.ts';

/** The number of a term by its id or a former one. */
export function termFinder({ former, ids }: Ontology): (id: string) => number | undefined {
  const numbers = new Map<string, number>([...former, ...ids.map((id, at) => [id, at] as const)]);
  return (id) => numbers.get(id);
}

/** A term and everything above it, each once. */
export function withAncestors({ parents }: Pick<Ontology, 'parents'>, term: number): Set<number> {
  const found = new Set([term]);
  for (const one of found) for (const above of parents[one]!) found.add(above);
  return found;
}

/** Steps from a top term on the longest way down: 1 for a top term itself. */
export function levelsOf({ parents }: Pick<Ontology, 'parents'>): Int32Array {
  const levels = new Int32Array(parents.length);
  const below: number[][] = parents.map(() => []);
  const waiting = Int32Array.from(parents, ({ length }) => length);
  parents.forEach((list, term) => { for (const above of list) below[above]!.push(term); });
  const free = [...waiting.keys()].filter((term) => waiting[term] === 0);
  for (let at = 0; at < free.length; at += 1) {
    const term = free[at]!;
    levels[term] = 1 + parents[term]!.reduce((most, above) => Math.max(most, levels[above]!), 0);
    for (const one of below[term]!) if ((waiting[one]! -= 1) === 0) free.push(one);
  }
  return levels;
}

/** What became of the sets of a file within an ontology. */
export type Propagated = { readonly sets: AliasedSets; /** Sets of the file that the ontology knows, and an example of the others. */ readonly known: number; readonly strange: readonly string[] };

/**
 * The sets with the features of every term also in all terms above it (true path rule): a feature of a term is one of what the term is or is part of.
 * Sets that the ontology does not know stay as they are.
 */
export function propagateSets(sets: AliasedSets, ontology: Ontology): Propagated {
  const find = termFinder(ontology);
  const places = new Map<number, number[]>();
  const strange: number[] = [];
  sets.ids.forEach((id, set) => {
    const term = find(id);
    if (term === undefined) strange.push(set);
    else {
      for (const above of withAncestors(ontology, term)) {
        const list = places.get(above);
        if (list) list.push(set);
        else places.set(above, [set]);
      }
    }
  });
  const written = new Map(sets.ids.map((id, set) => [id, sets.names[set]!]));
  const terms = [...places.keys()].toSorted((a, b) => a - b);
  const spread = (members: AliasedSets['members']): string[][] => [...terms.map((term) => [...new Set(places.get(term)!.flatMap((set) => members[set]!))]), ...strange.map((set) => [...members[set]!])];
  return {
    sets: {
      ids: [...terms.map((term) => ontology.ids[term]!), ...strange.map((set) => sets.ids[set]!)],
      names: [...terms.map((term) => ontology.names[term]! || (written.get(ontology.ids[term]!) ?? '')), ...strange.map((set) => sets.names[set]!)],
      members: spread(sets.members),
      ...(sets.alternatives && { alternatives: sets.alternatives.map(({ members, name }) => ({ name, members: spread(members) })) }),
    },
    known: sets.ids.length - strange.length, strange: strange.map((set) => sets.ids[set]!),
  };
}
