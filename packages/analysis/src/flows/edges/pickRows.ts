import type { Column, Table } from '../../model/index.ts';

/** The table with these rows only, in this order. */
export const pickRows = (table: Table, rows: ArrayLike<number>): Table => ({
  ...table,
  rows: rows.length,
  columns: table.columns.map((column): Column =>
    column.kind === 'text'
      ? { ...column, values: Array.from(rows, (row) => column.values[row]!) }
      : { ...column, values: Float64Array.from(rows, (row) => column.values[row]!) },
  ),
});
