import type { Column, Table } from '@panome/analysis/model';
import type { TableFilter } from '@panome/contract';
import type { TableView } from '../runner/job.ts';

const isMissing = (column: Column, row: number) =>
  column.kind === 'text' ? column.values[row] === '' : Number.isNaN(column.values[row]);

function compare(a: number | string, op: TableFilter['op'], b: number | string): boolean {
  switch (op) {
    case 'eq':
      return a === b;
    case 'ne':
      return a !== b;
    case 'lt':
      return a < b;
    case 'le':
      return a <= b;
    case 'gt':
      return a > b;
    case 'ge':
      return a >= b;
    default:
      return false;
  }
}

/** A missing value passes no comparison, as in R's `subset`. */
function passes(column: Column, row: number, { op, value }: TableFilter): boolean {
  if (op === 'missing' || op === 'present') return isMissing(column, row) === (op === 'missing');
  if (isMissing(column, row)) return false;
  if (op === 'contains') return String(column.values[row]).toLowerCase().includes(value.toLowerCase());
  return column.kind === 'text'
    ? compare(column.values[row]!, op, value)
    : compare(column.values[row]!, op, Number(value));
}

/** Missing values come last in both directions. */
function sorted(rows: number[], column: Column, order: 'asc' | 'desc'): number[] {
  const sign = order === 'asc' ? 1 : -1;
  const collator = new Intl.Collator('zh-CN', { numeric: true });
  const between =
    column.kind === 'text'
      ? (a: number, b: number) => collator.compare(column.values[a]!, column.values[b]!)
      : (a: number, b: number) => column.values[a]! - column.values[b]!;
  return rows.sort((a, b) => {
    const missing = Number(isMissing(column, a)) - Number(isMissing(column, b));
    return missing || (isMissing(column, a) ? 0 : sign * between(a, b)) || a - b;
  });
}

/** The columns that decide which rows a view shows: those it sorts or filters by, and text columns when it searches. */
export function columnsOfView(
  view: TableView,
  columns: readonly { readonly name: string; readonly kind: Column['kind'] }[],
): string[] {
  const named = new Set([...view.filters.map(({ column }) => column), ...(view.sort ? [view.sort] : [])]);
  return columns
    .filter((column) => named.has(column.name) || (view.search && column.kind === 'text'))
    .map(({ name }) => name);
}

/** The row numbers of a view in its order. The search looks at text columns. Unknown columns are ignored. */
export function rowsOfView(table: Table, view: TableView): number[] {
  const byName = new Map(table.columns.map((column) => [column.name, column]));
  const search = view.search?.trim().toLowerCase();
  const texts = search ? table.columns.filter((column) => column.kind === 'text') : [];
  const filters = view.filters.flatMap((filter) =>
    byName.has(filter.column) ? [{ filter, column: byName.get(filter.column)! }] : [],
  );
  const [first] = table.columns;
  const names = view.names && new Set(view.names);
  const kept: number[] = [];
  for (let row = 0; row < table.rows; row++) {
    if (names && !names.has(String(first!.values[row]))) continue;
    if (search && !texts.some((column) => String(column.values[row]).toLowerCase().includes(search))) continue;
    if (filters.every(({ column, filter }) => passes(column, row, filter))) kept.push(row);
  }
  const by = view.sort ? byName.get(view.sort) : undefined;
  return by ? sorted(kept, by, view.order) : kept;
}
