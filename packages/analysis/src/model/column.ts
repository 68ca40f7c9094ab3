import type { Column, Table } from './table.ts';

/** A column of doubles; `NaN` is missing. */
export function numberColumn(name: string, label: string, values: Float64Array, unit?: string): Column {
  return { name, label, kind: 'number', values, ...(unit === undefined ? {} : { unit }) };
}

/** A column of whole numbers; `NaN` is missing. */
export function integerColumn(name: string, label: string, values: Float64Array): Column {
  return { name, label, kind: 'integer', values };
}

/** A column of text, kept as written. */
export function textColumn(name: string, label: string, values: readonly string[]): Column {
  return { name, label, kind: 'text', values };
}

/**
 * A table of columns of one length.
 *
 * @throws {RangeError} When a column has another length than the first.
 */
export function tableOf(id: string, title: string, columns: readonly Column[]): Table {
  const rows = columns[0]?.values.length ?? 0;
  const odd = columns.find((column) => column.values.length !== rows);
  if (odd) throw new RangeError(`table ${id}: column ${odd.name} has ${odd.values.length} rows, not ${rows}`);
  return { id, title, columns, rows };
}
