import { decodeText } from '@panome/analysis/ingest';
import type { LiteratureFormat } from '@panome/contract';
import { bibtexRecords } from './bibtex.ts';
import { csvRecords } from './csv.ts';
import { pubmedRecords } from './pubmedXml.ts';
import type { ReadRecord } from './record.ts';
import { nbibRecords, risRecords } from './tagged.ts';

export type RecordsRead = { readonly format: LiteratureFormat; readonly records: readonly ReadRecord[] };

/** How much of a file is looked at to tell what it is. */
const head = 20_000;

function formatOf(text: string): LiteratureFormat {
  const begin = text.slice(0, head);
  if (/^\s*<(?:\?xml|!DOCTYPE|PubmedArticleSet)/i.test(begin)) return 'pubmed-xml';
  if (/^TY {1,2}- /m.test(begin)) return 'ris';
  if (/^PMID *- /m.test(begin)) return 'nbib';
  return /^\s*@\w+\s*\{/m.test(begin) ? 'bibtex' : 'csv';
}

/**
 * The records of a file, whichever of the formats it has; its name does not matter. `undefined` for a table without
 * titles.
 * @throws {InputError} When it is no table, or its XML is broken.
 */
export async function readRecords(bytes: Buffer, name: string, most: number): Promise<RecordsRead | undefined> {
  const decoded = decodeText(bytes).bytes;
  const text = decoded.toString('utf8');
  const format = formatOf(text);
  if (format === 'pubmed-xml') return { format, records: await pubmedRecords(decoded) };
  if (format === 'ris') return { format, records: risRecords(text) };
  if (format === 'nbib') return { format, records: nbibRecords(text) };
  if (format === 'bibtex') return { format, records: bibtexRecords(text) };
  const records = await csvRecords(bytes, /\.(?:csv|tsv|txt|xlsx?)$/i.test(name) ? name : `${name}.csv`, most + 1);
  return records && { format, records };
}
