import type { Taxonomy } from '../model/index.ts';

/**
 * The phylum of every feature; of the highest rank where the taxonomy has no phylum, and `''` where it does not know.
 */
export function phylaOf(features: readonly string[], { features: known, ranks, values }: Taxonomy): readonly string[] {
  const at = Math.max(
    0,
    ranks.findIndex((rank) => rank.toLowerCase() === 'phylum'),
  );
  const rowOf = new Map(known.map((name, row) => [name, row]));
  return features.map((feature) => values[at]?.[rowOf.get(feature) ?? -1] ?? '');
}

/** The phylum of every taxon that features were added up to: taxa of one lineage have one. */
export function phylaOfTaxa(phyla: readonly string[], of: Int32Array, count: number): readonly string[] {
  const found: string[] = Array.from({ length: count }, () => '');
  of.forEach((taxon, feature) => {
    if (taxon >= 0 && found[taxon] === '') found[taxon] = phyla[feature]!;
  });
  return found;
}
