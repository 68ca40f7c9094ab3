import type { ResultDocument, Table, TableMeta } from '@panome/analysis/model';
import { readTable } from '@panome/analysis/node';
import { checkRule, ruleLimits, type Rule } from '@panome/analysis/rules';
import { tablesNeeded } from '@panome/charts';
import { filterRule, type ColumnarTable } from '@panome/contract';
import { z } from 'zod';
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

const filterList = z.array(filterRule).max(ruleLimits.conditions);

/** @throws {Refusal} 400 when the filters are not what the contract says. */
export function parseFilters(text: string | undefined): Rule[] {
  if (!text) return [];
  try {
    return filterList.parse(JSON.parse(text));
  } catch {
    throw badInput('筛选条件格式不正确，请重新设置筛选');
  }
}

/** @throws {Refusal} 400 when a filter names a column that the table does not have or that cannot be compared so. */
export function ensureFilters(filters: readonly Rule[], { columns }: Pick<TableMeta, 'columns'>): void {
  const known = columns.map(({ kind, name }) => ({
    name,
    kind: kind === 'text' ? ('text' as const) : ('number' as const),
  }));
  const problems = checkRule({ all: filters }, known);
  if (problems.length > 0)
    throw badInput(problems.map(({ remedy, what }) => `${what}。${remedy}`).join('\n'), { problems });
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
  ensureFilters(view.filters, meta);
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
