import type { ResultDocument, Table } from '@panome/analysis/model';
import { readTable } from '@panome/analysis/node';
import { tablesNeeded } from '@panome/charts';
import type { ColumnarTable, TableFilter } from '@panome/contract';
import { badInput, notFound } from '../../platform/http/refusal.ts';
import type { TableView } from '../../runner/job.ts';
import { columnsOfView, rowsOfView } from '../../results/tableView.ts';

const toJson = (value: number | string) => (typeof value === 'number' && !Number.isFinite(value) ? null : value);

const columnar = (table: Table): ColumnarTable => ({
  id: table.id,
  title: table.title,
  rows: table.rows,
  columns: table.columns.map(({ values, ...meta }) => ({
    ...meta,
    values: Array.from(values as ArrayLike<number | string>, toJson),
  })),
});

/**
 * The tables that a chart is drawn from, with only the columns it reads.
 * @throws {Refusal} 404 for a chart that the result does not have.
 */
export function chartTables(dir: string, document: ResultDocument, chart: string): ColumnarTable[] {
  if (!document.charts.includes(chart)) throw notFound();
  const stored = new Set(document.tables.map((table) => table.id));
  return tablesNeeded(chart)
    .filter(({ id }) => stored.has(id))
    .map(({ columns, id }) => columnar(readTable(dir, id, { columns })));
}

/** @throws {Refusal} 400 when the filters are not what the contract says. */
export function parseFilters(text: string | undefined, parse: (value: unknown) => TableFilter): TableFilter[] {
  if (!text) return [];
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list) || list.length > 20) throw new Error('not a list');
    return list.map(parse);
  } catch {
    throw badInput('筛选条件格式不正确，请重新设置筛选');
  }
}

type PageOf = {
  readonly view: TableView;
  readonly offset: number;
  readonly limit: number;
  readonly columnOffset: number;
  readonly columnLimit: number;
};
type TablePage = { readonly rows: (string | number | null)[][]; readonly total: number };

/**
 * A page of a table: the first column and a range of the others.
 * @throws {Refusal} 404 for a table that the result does not have.
 */
export function tablePage(
  dir: string,
  document: ResultDocument,
  tableId: string,
  { columnLimit, columnOffset, limit, offset, view }: PageOf,
): TablePage {
  const meta = document.tables.find((table) => table.id === tableId);
  if (!meta) throw notFound();
  const [first, ...others] = meta.columns.map((column) => column.name);
  const shown = [first!, ...others.slice(columnOffset, columnOffset + columnLimit)];
  const deciding = columnsOfView(view, meta.columns);
  const rowsOf = (table: Table, rows: readonly number[]) =>
    rows.map((row) => table.columns.map((column) => toJson(column.values[row]!)));
  if (deciding.length === 0) {
    const table = readTable(dir, tableId, { columns: shown, offset, limit });
    return { rows: rowsOf(table, [...Array(table.rows).keys()]), total: meta.rows };
  }
  const order = rowsOfView(readTable(dir, tableId, { columns: deciding }), view);
  const wanted = order.slice(offset, offset + limit);
  return { rows: rowsOf(readTable(dir, tableId, { columns: shown }), wanted), total: order.length };
}
