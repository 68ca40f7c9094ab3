import { setImmediate as breath } from 'node:timers/promises';
import { insertMany } from '../../../platform/database/insertMany.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { ReleaseRow } from '../../../platform/database/schema/reference.ts';
import { numberIn } from '../releases/ranges.ts';
import { preparedOf, type Prepared } from './prepared.ts';

type Cells = (string | number)[];

/** Rows of one transaction: few enough that others who write wait only for a moment. */
const atOnce = 5_000;

const columns = {
  protein: [
    'id',
    'release_id',
    'accession',
    'entry_name',
    'reviewed',
    'name',
    'gene',
    'genes',
    'taxon',
    'organism',
    'length',
    'mass',
    'existence',
    'fragment',
  ],
  protein_detail: ['protein_id', 'sequence', 'detail'],
  protein_term: ['term', 'protein_id'],
  protein_count: ['release_id', 'module', 'value', 'label', 'proteins'],
  ref_entity: ['id', 'release_id', 'kind', 'taxon', 'label', 'name', 'facts'],
  ref_name: ['name', 'namespace', 'entity_id'],
  ref_annotation: ['release_id', 'accession', 'term', 'aspect', 'evidence', 'reference'],
} as const;
type Name = keyof typeof columns;

/** Reads a prepared file into the tables, as rows of a release that nobody sees yet. */
export async function loadRows(
  db: Database,
  { audience, id, serial }: ReleaseRow,
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  let held: Record<Name, Cells[]> = emptied();
  let count = 0;
  let place = 0;
  const put = (table: Name, row: Cells) => {
    held[table].push(row);
    count += 1;
  };
  const flush = async () => {
    await db.transaction().execute(async (transaction) => {
      for (const name of Object.keys(columns) as Name[])
        if (held[name].length > 0) await insertMany(transaction, name, columns[name] as never, held[name]);
    });
    held = emptied();
    count = 0;
    await breath();
    signal?.throwIfAborted();
  };
  for await (const record of preparedOf(path)) {
    if (record.t === 'protein' || record.t === 'entity') place += 1;
    // Curators of a public database look at public entries only, whatever a header of a customer's file says.
    const isOwn = record.t === 'protein' && audience !== '';
    rowsOf(isOwn ? { ...record, reviewed: false } : record, id, numberIn(serial, place), put);
    if (count >= atOnce) await flush();
  }
  await flush();
}

const emptied = (): Record<Name, Cells[]> => ({
  protein: [],
  protein_detail: [],
  protein_term: [],
  protein_count: [],
  ref_entity: [],
  ref_name: [],
  ref_annotation: [],
});

function rowsOf(record: Prepared, release: string, number: number, put: (table: Name, row: Cells) => void): void {
  if (record.t === 'protein') {
    const { accession, detail, entryName, existence, fragment, genes, length, mass, name } = record;
    const { organism, reviewed, sequence, taxon, terms } = record;
    const start = [
      number,
      release,
      accession,
      entryName,
      Number(reviewed),
      name,
      genes[0] ?? '',
      JSON.stringify(genes),
    ];
    put('protein', [...start, taxon, organism, length, mass, existence, Number(fragment)]);
    put('protein_detail', [number, sequence, detail]);
    for (const term of terms) put('protein_term', [term, number]);
  } else if (record.t === 'entity') {
    const { facts, kind, label, name, names, taxon } = record;
    put('ref_entity', [number, release, kind, taxon, label, name, JSON.stringify(facts)]);
    for (const [each, namespace] of names) put('ref_name', [each, namespace, number]);
  } else if (record.t === 'annotation') {
    put('ref_annotation', [release, record.accession, record.term, record.aspect, record.evidence, record.reference]);
  } else {
    put('protein_count', [release, record.module, record.value, record.label, record.proteins]);
  }
}
