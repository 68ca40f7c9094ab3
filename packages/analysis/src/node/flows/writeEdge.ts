import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { edgeTable, type PlannedEdge } from '../../flows/index.ts';
import { readInput, type Repairs } from '../../ingest/index.ts';
import type { Records, Table } from '../../model/index.ts';
import type { RunFile } from '../loadInputs.ts';
import { readTable } from '../tableFile.ts';
import { writeCsv } from '../writeCsv.ts';

/** A role's file and what was decided about its faults. */
export type RoleFile = RunFile & { readonly repairs?: Repairs | undefined };

/** Where the tables of an edge are. */
export type EdgeSources = {
  /** The folder of the result of a step, as `executeRun` writes it. */
  readonly step: (step: string) => string;
  readonly role: (role: string) => RoleFile;
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
  const beside = gather?.kind === 'columns' ? await readRole(sources.role(gather.role)) : undefined;
  const table = edgeTable(edge, {
    step: (step, id) => readTable(sources.step(step), id),
    role: () => beside!,
  });
  writeCsv(path, table, { raw: true });
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
  return { sha256, rows: table.rows, columns: table.columns.length };
}

/** A role's file as a table, one thing in a row. */
async function readRole({ repairs, ...file }: RoleFile): Promise<Table> {
  const { value } = await readInput('records', { ...file, bytes: readFileSync(file.path) }, repairs);
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
