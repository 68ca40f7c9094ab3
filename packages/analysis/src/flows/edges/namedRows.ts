import type { Column, Table } from '../../model/index.ts';
import type { PlannedGather } from '../model.ts';
import { pickRows } from './pickRows.ts';

/**
 * Of a table the rows whose first cell the other tables name, in the order of the table; at most so many, those with the
 * least value.
 */
export function namedRows(
  table: Table,
  named: readonly Table[],
  { by, most = Infinity, named: specs }: Extract<PlannedGather, { readonly kind: 'rows' }>,
): Table {
  const least = new Map<string, number>();
  named.forEach((one, at) => {
    const names = one.columns.find(({ name }) => name === specs[at]!.column);
    const values = by === undefined ? undefined : one.columns.find(({ name }) => name === by);
    for (let row = 0; row < one.rows; row += 1) {
      const name = cellOf(names, row);
      const value = values && values.kind !== 'text' ? values.values[row]! : 0;
      least.set(name, Math.min(least.get(name) ?? Infinity, Number.isNaN(value) ? Infinity : value));
    }
  });
  const [first] = table.columns;
  const rows = Array.from({ length: table.rows }, (_, row) => row).filter((row) => least.has(cellOf(first, row)));
  const chosen = new Set(
    rows
      .toSorted((one, other) => least.get(cellOf(first, one))! - least.get(cellOf(first, other))! || one - other)
      .slice(0, most),
  );
  return pickRows(
    table,
    rows.filter((row) => chosen.has(row)),
  );
}

const cellOf = (column: Column | undefined, row: number): string =>
  column === undefined ? '' : column.kind === 'text' ? column.values[row]! : String(column.values[row]!);
