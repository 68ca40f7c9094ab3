import type { FeatureSets } from '../../model/index.ts';

type Named = Pick<FeatureSets, 'ids' | 'names'>;

/** The sets of two files that are the same pathway, by number, and how that was seen. */
export type PairedTerms = { readonly partner: ReadonlyMap<number, number>; readonly by: 'id' | 'number' | 'name' };

const keggNumber = /^(?:path:)?[a-z]{2,5}(\d{5})$/iu;

/** hsa00010, map00010 and path:ko00010 are one pathway: only the number says which. */
const numberOf = (id: string): string => keggNumber.exec(id)?.[1] ?? '';
/** KEGG writes the species behind the name: `Glycolysis / Gluconeogenesis - Homo sapiens (human)`. */
const plainName = (name: string): string =>
  name
    .replace(/\s+-\s+[^-]+\([^()]*\)\s*$/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * Pairs by id, by the number of KEGG or by name, whichever pairs most; on a tie the simpler way. A key that occurs
 * twice in a file is its first set.
 */
export function pairTerms(first: Named, second: Named): PairedTerms {
  const ways = [
    { by: 'id', key: ({ ids }: Named, set: number) => ids[set]! },
    { by: 'number', key: ({ ids }: Named, set: number) => numberOf(ids[set]!) },
    { by: 'name', key: ({ names }: Named, set: number) => plainName(names[set]!) },
  ] as const;
  return ways
    .map(({ by, key }): PairedTerms => {
      const placed = new Map<string, number>();
      second.ids.forEach((_, set) => {
        const own = key(second, set);
        if (own !== '' && !placed.has(own)) placed.set(own, set);
      });
      const taken = new Set<number>();
      const partner = new Map<number, number>();
      first.ids.forEach((_, set) => {
        const other = placed.get(key(first, set));
        if (other === undefined || taken.has(other)) return;
        taken.add(other);
        partner.set(set, other);
      });
      return { partner, by };
    })
    .reduce((best, one) => (one.partner.size > best.partner.size ? one : best));
}
