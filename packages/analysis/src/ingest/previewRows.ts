import { openTable, type IngestSource, type OpenedTable } from './openTable.ts';
import { createProblemList } from './problems/index.ts';
import { rowCells } from './text/grid.ts';
import { findLayout } from './text/layout.ts';

export type PageRequest = {
  /** Data rows to pass over. */
  readonly offset?: number;
  /** At most 500. */
  readonly limit?: number;
  readonly columnOffset?: number;
  /** At most 200. */
  readonly columnLimit?: number;
};

/** A window on a table, the cells as they were written. */
export type TablePage = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly offset: number;
  readonly columnOffset: number;
  /** Data rows and columns there are in all. */
  readonly totalRows: number;
  readonly totalColumns: number;
};

const MAX_ROWS = 500;
const MAX_COLUMNS = 200;

/**
 * One page of a file's rows and columns; never the whole table.
 *
 * @throws {InputError} When the file cannot be read as a table.
 */
export async function previewRows(source: IngestSource, request: PageRequest = {}): Promise<TablePage> {
  return pageOf(await openTable(source), request);
}

/** One page of a table that is open already. */
export function pageOf({ grid }: OpenedTable, request: PageRequest): TablePage {
  const { header, headerRow } = findLayout(grid, createProblemList());
  const totalRows = grid.starts.length - headerRow - 1;
  const offset = Math.min(Math.max(0, request.offset ?? 0), totalRows);
  const limit = Math.min(Math.max(0, request.limit ?? 50), MAX_ROWS, totalRows - offset);
  const from = Math.min(Math.max(0, request.columnOffset ?? 0), header.length);
  const to = Math.min(from + Math.min(Math.max(0, request.columnLimit ?? 50), MAX_COLUMNS), header.length);
  const rows = Array.from({ length: limit }, (_, row) => {
    const cells = rowCells(grid, headerRow + 1 + offset + row, from, to);
    while (cells.length < to - from) cells.push('');
    return cells;
  });
  return { columns: header.slice(from, to), rows, offset, columnOffset: from, totalRows, totalColumns: header.length };
}
