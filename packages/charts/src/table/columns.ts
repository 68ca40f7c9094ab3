import type { Column, Table } from '@panome/analysis/model';

function column(table: Table, name: string): Column {
  const found = table.columns.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`table ${table.id} has no column ${name}`);
  return found;
}

/**
 * The values of a numeric column.
 *
 * @throws {Error} When the column is absent or text.
 */
export function numbers(table: Table, name: string): Float64Array {
  const found = column(table, name);
  if (found.kind === 'text') throw new Error(`column ${table.id}.${name} is text`);
  return found.values;
}

/** The values of a column as text; numbers as JavaScript writes them. @throws {Error} When the column is absent. */
export function texts(table: Table, name: string): readonly string[] {
  const found = column(table, name);
  return found.kind === 'text' ? found.values : Array.from(found.values, String);
}

export const hasColumn = (table: Table, name: string): boolean =>
  table.columns.some((column_) => column_.name === name);

/** The Chinese label of a column. */
export const labelOf = (table: Table, name: string): string => column(table, name).label;

/** The names of the numeric columns, in the table's order: components, samples. */
export const numericNames = (table: Table): string[] =>
  table.columns.filter(({ kind }) => kind !== 'text').map(({ name }) => name);
