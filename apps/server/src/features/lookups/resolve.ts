import type { NameHit } from './repository.ts';
import type { ReadName } from './readNames.ts';

/** Namespaces in which a name is the name itself; further ones are former or other names, and lose against these. */
const rank: Readonly<Record<string, number>> = {
  id: 0,
  symbol: 0,
  entrez: 0,
  ensembl: 0,
  uniprot: 0,
  hgnc: 0,
  name: 0,
  taxon: 0,
  former: 1,
  synonym: 1,
  gene: 1,
  xref: 2,
  alias: 2,
};
const rankOf = ({ namespace }: NameHit): number => rank[namespace] ?? 3;

export type Resolved =
  | { readonly kind: 'matched'; readonly name: ReadName; readonly readAs: string; readonly hit: NameHit }
  | { readonly kind: 'ambiguous'; readonly name: ReadName; readonly hits: readonly NameHit[] }
  | { readonly kind: 'unmatched'; readonly name: ReadName };

/** Of the hits of a name those by its best namespace, each thing once. */
function bestOf(hits: readonly NameHit[]): readonly NameHit[] {
  if (hits.length < 2) return hits;
  const best = Math.min(...hits.map(rankOf));
  return [...new Map(hits.filter((hit) => rankOf(hit) === best).map((hit) => [hit.entity_id, hit])).values()];
}

/**
 * What each name means. A name with one meaning is matched; with several it stays open, even when one of them is the
 * first. A date stands for as many genes as it may have been.
 */
export function resolveNames(names: readonly ReadName[], hits: readonly NameHit[]): Resolved[] {
  const byName = Map.groupBy(hits, (hit) => hit.name);
  return names.map((name): Resolved => {
    const forms = name.forms.map(({ key, text }) => ({ text, best: bestOf(byName.get(key) ?? []) }));
    const found = forms.filter(({ best }) => best.length > 0);
    const used = name.isDate ? found : found.slice(0, 1);
    const best = used.flatMap((form) => form.best);
    if (best.length === 0) return { kind: 'unmatched', name };
    if (best.length > 1) return { kind: 'ambiguous', name, hits: best };
    const { text } = used[0]!;
    return { kind: 'matched', name, readAs: text === name.typed ? '' : text, hit: best[0]! };
  });
}

/** The species to which most names point. Null when all hits are of one species, or none is. */
export function guessSpecies(hits: readonly NameHit[]): { readonly taxon: number; readonly matched: number } | null {
  const names = new Map<number, Set<string>>();
  for (const { name, taxon } of hits) if (taxon > 0) names.set(taxon, (names.get(taxon) ?? new Set()).add(name));
  if (names.size < 2) return null;
  const [best] = [...names].toSorted((a, b) => b[1].size - a[1].size);
  return { taxon: best![0], matched: best![1].size };
}
