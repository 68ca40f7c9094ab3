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

type Named = Pick<AliasedSets, 'ids' | 'names'>;

/** The sets of a file after lookup in an ontology. */
type Propagated = Named & {
  readonly members: readonly Int32Array[];
  /** Sets of the file that the ontology knows, and the ids of the others. */
  readonly known: number;
  readonly strange: readonly string[];
};

/**
 * The sets with the features of every term also in all terms above it (true path rule): a feature of a term is one of
 * what the term is or is part of. Sets that the ontology does not know stay as they are.
 *
 * @param members - The features of each set by number, as they were matched.
 */
export function propagateSets(sets: Named, members: readonly Int32Array[], ontology: Ontology): Propagated {
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
  const most = members.reduce((all, list) => list.reduce((largest, feature) => Math.max(largest, feature), all), -1);
  const lastTerm = new Int32Array(most + 1).fill(-1);
  const found = new Int32Array(most + 1);
  const spread = terms.map((term, at) => {
    let count = 0;
    for (const set of places.get(term)!) {
      for (const feature of members[set]!) {
        if (lastTerm[feature] === at) continue;
        lastTerm[feature] = at;
        found[count] = feature;
        count += 1;
      }
    }
    return found.slice(0, count);
  });
  return {
    ids: [...terms.map((term) => ontology.ids[term]!), ...strange.map((set) => sets.ids[set]!)],
    names: [
      ...terms.map((term) => ontology.names[term]! || (written.get(ontology.ids[term]!) ?? '')),
      ...strange.map((set) => sets.names[set]!),
    ],
    members: [...spread, ...strange.map((set) => members[set]!)],
    known: sets.ids.length - strange.length,
    strange: strange.map((set) => sets.ids[set]!),
  };
}
