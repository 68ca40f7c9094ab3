import { readFile } from 'node:fs/promises';
import { dataRowsOf, openTable } from '@panome/analysis/ingest';
import { readTable } from '@panome/analysis/node';
import { serveChild } from '../../../platform/child/serveChild.ts';
import type { FoundRow, FoundSite, FoundTable, LookAnswer, LookJob, LookTable } from './lookJob.ts';
import { siteInName, siteOf } from './sites.ts';

const mostRows = 20;
const mostSites = 500;
const mostColumns = 400;

/** A protein group (`P1;P2`) is the protein when any of it is; an isoform is that of its protein. */
function isNamed(cell: string, names: ReadonlySet<string>): boolean {
  const text = cell.trim().toLowerCase();
  if (names.has(text)) return true;
  return text.split(/[;,|]/).some((part) => names.has(part.trim()) || names.has(part.trim().replace(/-\d+$/, '')));
}

const isWanted = (cell: string, names: ReadonlySet<string>): boolean =>
  isNamed(cell, names) || siteInName(cell, names) !== null;

/** Rows that are sites are listed as such, and not a second time as the protein. */
function sorted(all: readonly FoundRow[], names: ReadonlySet<string>): FoundTable {
  const rows: FoundRow[] = [];
  const sites: FoundSite[] = [];
  for (const row of all) {
    const site = siteOf(row.name, row.cells, names);
    if (site) sites.push(site);
    else if (rows.length < mostRows) rows.push(row);
  }
  return { rows, sites: sites.slice(0, mostSites) };
}

function ofResult(
  { columns, dir, table }: Extract<LookTable, { kind: 'result' }>,
  names: ReadonlySet<string>,
): FoundRow[] {
  const [first] = columns;
  if (first === undefined) return [];
  const ids = readTable(dir, table, { columns: [first] }).columns[0]!;
  if (ids.kind !== 'text') return [];
  const rows: number[] = [];
  ids.values.forEach((cell, row) => {
    if (rows.length < mostRows + mostSites && isWanted(String(cell), names)) rows.push(row);
  });
  if (rows.length === 0) return [];
  const read = readTable(dir, table, { columns: columns.slice(0, mostColumns), rows });
  return rows.map((_, at) => ({
    name: String(read.columns[0]!.values[at]),
    cells: read.columns.slice(1).map(({ label, values }) => {
      const value = values[at]!;
      return { column: label, value: typeof value === 'number' && !Number.isFinite(value) ? null : value };
    }),
  }));
}

async function ofFile(
  { name, path }: Extract<LookTable, { kind: 'file' }>,
  names: ReadonlySet<string>,
): Promise<FoundRow[]> {
  const rows = dataRowsOf(await openTable({ bytes: await readFile(path), name }));
  const found: FoundRow[] = [];
  for (let row = 0; row < rows.count && found.length < mostRows + mostSites; row += 1) {
    const [id = ''] = rows.cells(row, 0, 1);
    if (!isWanted(id, names)) continue;
    const cells = rows.cells(row, 1, Math.min(rows.header.length, mostColumns));
    found.push({
      name: id,
      cells: cells.map((value, at) => ({ column: rows.header[at + 1] ?? '', value: numberOr(value) })),
    });
  }
  return found;
}

function numberOr(cell: string): string | number | null {
  const text = cell.trim();
  if (text === '' || /^(na|nan|null)$/i.test(text)) return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

serveChild<LookJob, LookAnswer>(async ({ names, tables }) => {
  const wanted = new Set(names);
  const found: (FoundTable | null)[] = [];
  for (const table of tables) {
    try {
      const rows = table.kind === 'result' ? ofResult(table, wanted) : await ofFile(table, wanted);
      found.push(sorted(rows, wanted));
    } catch {
      // A table that is gone or cannot be read says nothing about the protein, which is told; the others do.
      found.push(null);
    }
  }
  return found;
});
