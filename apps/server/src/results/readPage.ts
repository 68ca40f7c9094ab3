import type { Table, TableMeta } from '@panome/analysis/model';
import { readTable } from '@panome/analysis/node';
import type { ColumnarTable } from '@panome/contract';
import type { PageRequest, TableView } from '../runner/job.ts';
import { columnsOfView, rowsOfView } from './tableView.ts';

const toJson = (value: number | string) => (typeof value === 'number' && !Number.isFinite(value) ? null : value);

export type TablePage = { readonly rows: (string | number | null)[][]; readonly total: number };

/** So many cells of a column are read in a row while one is looked up by itself. */
const cellsAhead = 20;

/** How many cells have to be read to know which rows a page shows; 0 for a page of the table as it lies there. */
export const cellsToRead = (meta: TableMeta, view: TableView): number =>
  columnsOfView(view, meta.columns).length * meta.rows;

/** A page of a table: the first column and a range of the others. */
export function readPage(
  dir: string,
  meta: TableMeta,
  { columnLimit, columnOffset, limit, offset, view }: PageRequest,
): TablePage {
  const [first, ...others] = meta.columns.map((column) => column.name);
  const shown = [first!, ...others.slice(columnOffset, columnOffset + columnLimit)];
  const deciding = columnsOfView(view, meta.columns);
  const rowsOf = (table: Table, rows: readonly number[]) =>
    rows.map((row) => table.columns.map((column) => toJson(column.values[row]!)));
  if (deciding.length === 0) {
    const table = readTable(dir, meta.id, { columns: shown, offset, limit });
    return { rows: rowsOf(table, [...Array(table.rows).keys()]), total: meta.rows };
  }
  const order = rowsOfView(readTable(dir, meta.id, { columns: deciding }), view);
  const wanted = order.slice(offset, offset + limit);
  const total = order.length;
  if (wanted.length * cellsAhead > meta.rows)
    return { rows: rowsOf(readTable(dir, meta.id, { columns: shown }), wanted), total };
  const picked = readTable(dir, meta.id, { columns: shown, rows: wanted });
  return { rows: rowsOf(picked, [...wanted.keys()]), total };
}

/** A whole table with the given columns, as charts in the browser read it. */
export function readColumns(dir: string, id: string, columns: readonly string[]): ColumnarTable {
  const table = readTable(dir, id, { columns });
  return {
    id: table.id,
    title: table.title,
    rows: table.rows,
    columns: table.columns.map(({ values, ...meta }) => ({
      ...meta,
      values: Array.from(values as ArrayLike<number | string>, toJson),
    })),
  };
}
