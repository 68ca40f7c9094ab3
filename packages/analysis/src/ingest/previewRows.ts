import { openTable } from './openTable.ts';
import type { IngestSource, OpenedTable } from './openedTable.ts';
import { createProblemList } from './problems/index.ts';
import { rowCells } from './text/grid.ts';
import { findLayout } from './text/layout.ts';

export type PageRequest = {
  /** Data rows to pass over. */
  readonly offset?: number | undefined;
  /** Begins at the data row on this line of the file, or at the next one; takes the place of `offset`. */
  readonly line?: number | undefined;
  /** At most 500. */
  readonly limit?: number | undefined;
  readonly columnOffset?: number | undefined;
  /** At most 200. */
  readonly columnLimit?: number | undefined;
};

/** A window on a table, the cells as they were written. */
export type TablePage = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The line of the file that each row stands on, from 1: comments and blank lines are no rows. */
  readonly lines: readonly number[];
  readonly offset: number;
  readonly columnOffset: number;
  /** Data rows and columns there are in all. */
  readonly totalRows: number;
  readonly totalColumns: number;
};

/** The data rows of a table, in memory or elsewhere, from which pages are cut. */
export type DataRows = {
  readonly header: readonly string[];
  readonly count: number;
  /** The line of the file, from 1 and rising. */
  readonly line: (row: number) => number;
  /** The cells from column `from` up to `to`; fewer where the row is short. */
  readonly cells: (row: number, from: number, to: number) => string[];
};

const MAX_ROWS = 500;
const MAX_COLUMNS = 200;

/**
 * One page of a file's rows and columns; never the whole table.
 *
 * @throws {InputError} When the file cannot be read as a table.
 */
export async function previewRows(source: IngestSource, request: PageRequest = {}): Promise<TablePage> {
  return pageOf(dataRowsOf(await openTable(source)), request);
}

/** The rows below the header of a table that is open. `headerRow` counts the grid's rows. */
export function dataRowsOf({ grid }: Pick<OpenedTable, 'grid'>): DataRows & { readonly headerRow: number } {
  const { header, headerRow } = findLayout(grid, createProblemList());
  const first = headerRow + 1;
  return {
    header,
    headerRow,
    count: grid.starts.length - first,
    line: (row) => grid.lines[first + row]!,
    cells: (row, from, to) => rowCells(grid, first + row, from, to),
  };
}

/** One page of the rows; what is asked for beyond the table, or beyond the most that a page holds, is left out. */
export function pageOf(table: DataRows, request: PageRequest): TablePage {
  const { count, header } = table;
  const asked = request.line === undefined ? (request.offset ?? 0) : rowOnLine(table, request.line);
  const offset = Math.min(Math.max(0, asked), count);
  const limit = Math.min(Math.max(0, request.limit ?? 50), MAX_ROWS, count - offset);
  const from = Math.min(Math.max(0, request.columnOffset ?? 0), header.length);
  const to = Math.min(from + Math.min(Math.max(0, request.columnLimit ?? 50), MAX_COLUMNS), header.length);
  const rows = Array.from({ length: limit }, (_, row) => {
    const cells = table.cells(offset + row, from, to);
    while (cells.length < to - from) cells.push('');
    return cells;
  });
  return {
    columns: header.slice(from, to),
    rows,
    lines: rows.map((_, row) => table.line(offset + row)),
    offset,
    columnOffset: from,
    totalRows: count,
    totalColumns: header.length,
  };
}

/** The first row on this line or after it; the last row for a line beyond the end. */
function rowOnLine({ count, line }: DataRows, wanted: number): number {
  let low = 0;
  let high = Math.max(0, count - 1);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (line(middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
