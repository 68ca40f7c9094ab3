import type { ProteinRow } from '@panome/contract';
import type { ProteinTableRow } from '../../platform/database/schema/reference.ts';

const kinds = ['accession', 'id', 'gene'] as const;
const mostChoices = 20;

/** `sp|P02768|ALBU_HUMAN` of FASTA headers is its accession; isoforms (`P02768-2`) are those of their protein. */
const plain = (name: string): string => {
  const text = name.normalize('NFKC').trim();
  const header = /^>?(?:sp|tr)\|([^|]+)\|/i.exec(text)?.[1] ?? text;
  return header.replace(/^([OPQ]\d[A-Z0-9]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z0-9]{2}\d){1,2})-\d+$/i, '$1');
};

/** What a list of names finds: by accession before entry name before gene; several proteins of a name stay open. */
export async function findBatch(
  names: readonly string[],
  taxon: number | undefined,
  byTerms: (terms: readonly string[]) => Promise<Map<string, ProteinTableRow[]>>,
  present: (row: ProteinTableRow) => ProteinRow,
) {
  const typed = new Map<string, string>();
  let given = 0;
  for (const name of names) {
    const key = plain(name).toLowerCase();
    if (key === '') continue;
    given += 1;
    if (!typed.has(key)) typed.set(key, name.trim());
  }
  const repeated = given - typed.size;
  const found: { name: string; via: (typeof kinds)[number]; protein: ProteinRow }[] = [];
  const ambiguous: { name: string; proteins: ProteinRow[] }[] = [];
  for (const via of kinds) {
    const terms = await byTerms([...typed.keys()].map((key) => `${via}:${key}`));
    for (const [key, name] of typed) {
      const rows = (terms.get(`${via}:${key}`) ?? []).filter((row) => taxon === undefined || row.taxon === taxon);
      // An accession means one protein: of somebody with a sequence of one's own under it, that one.
      const own = via === 'accession' ? rows.filter((row) => present(row).own) : [];
      const [first, ...others] = own.length > 0 ? own : rows;
      if (!first) continue;
      typed.delete(key);
      if (others.length === 0) found.push({ name, via, protein: present(first) });
      else ambiguous.push({ name, proteins: rows.slice(0, mostChoices).map(present) });
    }
  }
  const missing = [...typed.values()];
  return { found, ambiguous, missing, repeated };
}
