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
  const terms = await byTerms([...typed.keys()].flatMap((key) => kinds.map((kind) => `${kind}:${key}`)));
  const found: { name: string; via: (typeof kinds)[number]; protein: ProteinRow }[] = [];
  const ambiguous: { name: string; proteins: ProteinRow[] }[] = [];
  const missing: string[] = [];
  for (const [key, name] of typed) {
    const hits = kinds.map((kind) => ({
      via: kind,
      rows: (terms.get(`${kind}:${key}`) ?? []).filter((row) => taxon === undefined || row.taxon === taxon),
    }));
    const used = hits.find(({ rows }) => rows.length > 0);
    const [first, ...others] = used?.rows ?? [];
    if (!used || !first) missing.push(name);
    else if (others.length === 0) found.push({ name, via: used.via, protein: present(first) });
    else ambiguous.push({ name, proteins: used.rows.slice(0, mostChoices).map(present) });
  }
  return { found, ambiguous, missing, repeated: given - typed.size };
}
