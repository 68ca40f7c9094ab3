import { ImportFault } from '../importFault.ts';
import type { Prepared, PreparedProtein } from '../prepared.ts';
import type { UniprotEntry } from '../uniprot/model.ts';
import { countedOf, termsOf } from '../uniprot/termsOf.ts';
import type { ReadSummary } from './model.ts';

function preparedOf(entry: UniprotEntry): PreparedProtein {
  const { accessions, checksum, comments, dates, ec, features, go, keywords, licence, lineage, otherNames, xrefs } =
    entry;
  return {
    t: 'protein',
    accession: accessions[0]!,
    entryName: entry.entryName,
    reviewed: entry.reviewed,
    name: entry.name,
    genes: entry.genes,
    taxon: entry.taxon,
    organism: entry.organism,
    length: entry.sequence.length,
    mass: entry.mass,
    existence: entry.existence,
    fragment: entry.fragment,
    sequence: entry.sequence,
    detail: JSON.stringify({
      checksum,
      secondary: accessions.slice(1),
      otherNames,
      lineage,
      ec,
      keywords,
      comments,
      features,
      go,
      xrefs,
      dates,
      licence,
    }),
    terms: termsOf(entry),
  };
}

/** Hands over proteins with their terms, and at the end how many have each value. */
export function proteinWriter(write: (record: Prepared) => Promise<void>, summary: ReadSummary) {
  const seen = new Map<string, number>();
  const counts = new Map<string, { module: string; value: string; label: string; proteins: number }>();
  return {
    /** @throws {ImportFault} When the accession came before. */
    put: async (entry: UniprotEntry, line: number): Promise<void> => {
      const accession = entry.accessions[0]!;
      const before = seen.get(accession);
      if (before !== undefined) throw new ImportFault(`登录号 ${accession} 已在第 ${before} 行出现过`, line);
      seen.set(accession, line);
      await write(preparedOf(entry));
      for (const [module, value, label] of countedOf(entry)) {
        const key = `${module} ${value}`;
        const held = counts.get(key);
        if (held) held.proteins += 1;
        else counts.set(key, { module, value, label, proteins: 1 });
      }
      summary.licences.set(entry.licence, (summary.licences.get(entry.licence) ?? 0) + 1);
      summary.entries += 1;
    },
    end: async (): Promise<void> => {
      for (const count of counts.values()) await write({ t: 'count', ...count });
    },
  };
}
