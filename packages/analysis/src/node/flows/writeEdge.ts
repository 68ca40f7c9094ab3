import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { edgeTable, type PlannedEdge } from '../../flows/index.ts';
import type { Repairs } from '../../ingest/index.ts';
import type { Records, Table } from '../../model/index.ts';
import type { RunFile } from '../loadInputs.ts';
import { noReadings, readFurther, type ReadingStore } from '../readings/index.ts';
import { readTable } from '../tableFile.ts';
import { writeCsv } from '../writeCsv.ts';

/** A role's file and what was decided about its faults. */
export type RoleFile = RunFile & { readonly repairs?: Repairs | undefined };

/** Where the tables of an edge are. */
export type EdgeSources = {
  /** The folder of the result of a step, as `executeRun` writes it. */
  readonly step: (step: string) => string;
  readonly role: (role: string) => RoleFile;
  /** Where what others read of the files of roles is found and kept. */
  readonly readings?: ReadingStore | undefined;
};

/** What was written: equal bytes have one hash, whatever made them. */
export type WrittenEdge = { readonly sha256: string; readonly rows: number; readonly columns: number };

/**
 * Writes what goes on from one step to the next as the CSV that the next one reads: names as they are, not for people.
 *
 * @throws {InputError} With the code `nothing-left` when no row goes on, and when a column or a name is not there.
 */
export async function writeEdge(
  edge: Extract<PlannedEdge, { readonly from: 'step' }>,
  sources: EdgeSources,
  path: string,
): Promise<WrittenEdge> {
  const { gather } = edge;
  const beside = gather?.kind === 'columns' ? await readRole(sources.role(gather.role), sources.readings) : undefined;
  const table = edgeTable(edge, {
    step: (step, id) => readTable(sources.step(step), id),
    role: () => beside!,
  });
  writeCsv(path, table, { raw: true });
  return { sha256: hashOf(readFileSync(path)), rows: table.rows, columns: table.columns.length };
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A role's file as a table, one thing in a row. */
async function readRole({ repairs = {}, ...file }: RoleFile, readings = noReadings): Promise<Table> {
  const bytes = readFileSync(file.path);
  const found = { source: { ...file, bytes }, sha256: hashOf(bytes) };
  const { value } = await readFurther('records', found, repairs, readings);
  return tableOfRecords(value, file.name);
}

const tableOfRecords = ({ columns, rows }: Records, title: string): Table => ({
  id: 'records',
  title,
  rows,
  columns: columns.map(({ name, numbers, text }) =>
    numbers
      ? { name, label: name, kind: 'number' as const, values: numbers }
      : { name, label: name, kind: 'text' as const, values: text },
  ),
});
