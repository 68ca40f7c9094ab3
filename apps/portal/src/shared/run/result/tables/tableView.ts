import type { ColumnCondition } from '@panome/analysis/rules';
import { hitsFirst } from '@panome/charts/wording';
import type { Sort } from '@panome/ui/table';
import type { ColumnMeta, TableMeta } from '../resultTypes.ts';

/** A condition as the form of a table makes it: one comparison of one column. */
export type TableCondition = Extract<ColumnCondition, { op: FilterOperator }>;
export type FilterOperator = Exclude<ColumnCondition['op'], 'between' | 'top' | 'bottom' | 'in' | 'not-in'>;

/** What the address says about the table that is shown. */
export type TableView = {
  readonly table: string;
  readonly sort: Sort | null;
  readonly search: string;
  readonly filters: readonly TableCondition[];
  readonly page: number;
  readonly pageSize: number;
  /** First column of the window after the leading one. */
  readonly columnOffset: number;
};

/** Columns shown at once beside the first. */
export const columnsAtOnce = 30;
const pageSizes = [10, 20, 30, 40];
const defaultPageSize = 20;

const operators: Readonly<Record<ColumnMeta['kind'], readonly FilterOperator[]>> = {
  text: ['contains', 'contains-not', 'is', 'is-not', 'begins', 'absent', 'present'],
  number: ['lt', 'le', 'gt', 'ge', 'abs-ge', 'abs-le', 'eq', 'ne', 'absent', 'present'],
  integer: ['lt', 'le', 'gt', 'ge', 'abs-ge', 'abs-le', 'eq', 'ne', 'absent', 'present'],
};
export const operatorsOf = ({ kind }: Pick<ColumnMeta, 'kind'>): readonly FilterOperator[] => operators[kind];
export const needsValue = (op: FilterOperator): boolean => op !== 'absent' && op !== 'present';

/** The condition that a column, a comparison and a typed value make; nothing for a value that is no number where one is needed. */
export function conditionOf(
  { kind, name }: Pick<ColumnMeta, 'kind' | 'name'>,
  op: FilterOperator,
  value: string,
): TableCondition | undefined {
  if (op === 'absent' || op === 'present') return { column: name, op };
  if (value.trim() === '') return undefined;
  if (kind === 'text') return { column: name, op, value } as TableCondition;
  const number = Number(value);
  return Number.isFinite(number) ? ({ column: name, op, value: number } as TableCondition) : undefined;
}

/** Comparisons as addresses called them before. */
const formerOperators: Readonly<Record<string, FilterOperator>> = { missing: 'absent' };
const formerTextOperators: Readonly<Record<string, FilterOperator>> = { ...formerOperators, eq: 'is', ne: 'is-not' };

type Entry = { readonly column?: unknown; readonly op?: unknown; readonly value?: string | number | null };

function filtersIn(text: string | null, columns: TableMeta['columns']): readonly TableCondition[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.flatMap((entry: Entry | null) => {
      const column = columns.find(({ name }) => name === entry?.column);
      if (!column) return [];
      const said = String(entry!.op);
      const op = (column.kind === 'text' ? formerTextOperators : formerOperators)[said] ?? (said as FilterOperator);
      if (!operatorsOf(column).includes(op)) return [];
      return conditionOf(column, op, String(entry!.value ?? '')) ?? [];
    });
  } catch {
    // A link that was cut off: the table without a filter is better than none.
    return [];
  }
}

const wholeIn = (text: string | null, fallback: number) => (/^\d{1,7}$/.test(text ?? '') ? Number(text) : fallback);

/** In the address: the rows as the method wrote them. */
const asWritten = 'none';

/** The order that the address asks for; without one, what was found comes first. */
function sortIn(query: URLSearchParams, table: TableMeta): Sort | null {
  const sorted = query.get('sort');
  if (sorted === asWritten) return null;
  if (sorted && table.columns.some(({ name }) => name === sorted))
    return { column: sorted, order: query.get('order') === 'desc' ? 'descending' : 'ascending' };
  const hits = hitsFirst(table);
  return hits ? { column: hits.column, order: hits.order === 'desc' ? 'descending' : 'ascending' } : null;
}

/** The view that the address describes; what it cannot mean is left at its default. */
export function viewIn(query: URLSearchParams, tables: readonly TableMeta[]): TableView {
  const table = tables.find(({ id }) => id === query.get('table')) ?? tables.find(({ rows }) => rows > 0) ?? tables[0]!;
  const size = wholeIn(query.get('size'), defaultPageSize);
  return {
    table: table.id,
    sort: sortIn(query, table),
    search: query.get('q') ?? '',
    filters: filtersIn(query.get('filters'), table.columns),
    page: Math.max(1, wholeIn(query.get('page'), 1)),
    pageSize: pageSizes.includes(size) ? size : defaultPageSize,
    columnOffset: Math.min(wholeIn(query.get('col'), 0), Math.max(0, table.columns.length - 2)),
  };
}

/**
 * The names of the address that this change of view writes; `null` takes one out. Anything but the page itself leads to
 * page 1.
 */
export function addressOf(change: Partial<TableView>): Record<string, string | null> {
  const address: Record<string, string | null> = { page: null };
  if (change.table !== undefined)
    Object.assign(address, { table: change.table, sort: null, order: null, q: null, filters: null, col: null });
  if (change.sort !== undefined)
    Object.assign(address, {
      sort: change.sort?.column ?? asWritten,
      order: change.sort?.order === 'descending' ? 'desc' : null,
    });
  if (change.search !== undefined) address['q'] = change.search || null;
  if (change.filters !== undefined)
    address['filters'] = change.filters.length > 0 ? JSON.stringify(change.filters) : null;
  if (change.columnOffset !== undefined)
    Object.assign(address, { col: change.columnOffset > 0 ? String(change.columnOffset) : null });
  if (change.pageSize !== undefined) address['size'] = String(change.pageSize);
  if (change.page !== undefined && change.page > 1) address['page'] = String(change.page);
  return address;
}

/** The part of a request that sorts and filters; pages and downloads share it. */
export const requestOf = ({ filters, search, sort, table }: TableView) => ({
  table,
  sort: sort?.column,
  order: sort?.order === 'descending' ? ('desc' as const) : ('asc' as const),
  search: search || undefined,
  filters: filters.length > 0 ? JSON.stringify(filters) : undefined,
});

/** The columns on the screen: the first one always, then the window. */
export const shownColumns = ({ columns }: TableMeta, offset: number): readonly ColumnMeta[] => [
  ...columns.slice(0, 1),
  ...columns.slice(1 + offset, 1 + offset + columnsAtOnce),
];
