import type { Column, Table } from '@panome/analysis/model';
import { columnsOfRule, evaluateRule, ruleTableOf } from '@panome/analysis/rules';
import type { TableView } from '../runner/job.ts';

const isMissing = (column: Column, row: number) =>
  column.kind === 'text' ? column.values[row] === '' : Number.isNaN(column.values[row]);

/** Missing values come last in both directions. */
export function sortRows(rows: number[], column: Column, order: 'asc' | 'desc'): number[] {
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
  const named = new Set([...columnsOfRule({ all: view.filters }), ...(view.sort ? [view.sort] : [])]);
  return columns
    .filter(({ kind, name }, at) => named.has(name) || (view.search && kind === 'text') || (at === 0 && named.has('')))
    .map(({ name }) => name);
}

/**
 * The row numbers of a view in its order. The search looks at text columns; to sort by an unknown column changes
 * nothing.
 *
 * @throws {InputError} When a filter names a column that is not there or cannot be compared so.
 */
export function rowsOfView(table: Table, view: TableView): number[] {
  const search = view.search?.trim().toLowerCase();
  const texts = search ? table.columns.filter((column) => column.kind === 'text') : [];
  const passes = view.filters.length > 0 ? evaluateRule({ all: view.filters }, ruleTableOf(table)).kept : null;
  const [first] = table.columns;
  const names = view.names && new Set(view.names);
  const kept: number[] = [];
  for (let row = 0; row < table.rows; row++) {
    if (passes && passes[row] === 0) continue;
    if (names && !names.has(String(first!.values[row]))) continue;
    if (search && !texts.some((column) => String(column.values[row]).toLowerCase().includes(search))) continue;
    kept.push(row);
  }
  const by = view.sort ? table.columns.find(({ name }) => name === view.sort) : undefined;
  return by ? sortRows(kept, by, view.order) : kept;
}
