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
  mgi: 0,
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

/**
 * The species that the names speak for: the one of whose things most are the proper names, then the one whose spelling
 * most follow (human genes are written TP53, those of the mouse Trp53), then the one that knows most. Null when all hits
 * are of one species, or none is.
 *
 * @param labelOf - How the thing of a hit is written.
 */
export function guessSpecies(
  names: readonly ReadName[],
  hits: readonly NameHit[],
  labelOf: (entityId: number) => string,
): { readonly taxon: number; readonly matched: number } | null {
  const typed = new Set(names.flatMap(({ forms }) => forms.map(({ text }) => text)));
  const scores = [...Map.groupBy(hits, ({ taxon }) => taxon)].flatMap(([taxon, own]) => {
    const namesOf = (some: readonly NameHit[]) => new Set(some.map(({ name }) => name)).size;
    const proper = own.filter((hit) => rankOf(hit) === 0);
    const spelled = proper.filter(({ entity_id }) => typed.has(labelOf(entity_id)));
    return taxon > 0 ? [{ taxon, proper: namesOf(proper), spelled: namesOf(spelled), matched: namesOf(own) }] : [];
  });
  if (scores.length < 2) return null;
  const [best] = scores.toSorted((a, b) => b.proper - a.proper || b.spelled - a.spelled || b.matched - a.matched);
  return { taxon: best!.taxon, matched: best!.matched };
}
