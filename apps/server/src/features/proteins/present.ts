import type { ProteinRow } from '@panome/contract';
import type { ProteinTableRow } from '../../platform/database/schema/reference.ts';
import type { UniprotEntry } from '../reference/index.ts';

/** What an entry keeps beside its row; written by the importer. */
export type StoredDetail = Pick<
  UniprotEntry,
  | 'checksum'
  | 'otherNames'
  | 'lineage'
  | 'ec'
  | 'keywords'
  | 'comments'
  | 'features'
  | 'go'
  | 'xrefs'
  | 'dates'
  | 'licence'
> & { readonly secondary: readonly string[] };

/** A protein as lists show it. */
export const presentProtein = (
  row: ProteinTableRow,
  { own, simulated }: { readonly own: readonly string[]; readonly simulated: ReadonlySet<string> },
): ProteinRow => ({
  accession: row.accession,
  entry_name: row.entry_name,
  reviewed: row.reviewed === 1,
  name: row.name,
  genes: JSON.parse(row.genes) as string[],
  taxon: row.taxon,
  organism: row.organism,
  length: row.length,
  mass: row.mass,
  existence: row.existence,
  fragment: row.fragment === 1,
  simulated: simulated.has(row.release_id),
  own: own.includes(row.release_id),
});
