import type { Table } from '@panome/analysis/model';

/** The table with the values of a text column in the words of the reader; a value without a word stays. */
export const inWords = (table: Table, name: string, words: Readonly<Record<string, string>>): Table => ({
  ...table,
  columns: table.columns.map((column) =>
    column.name === name && column.kind === 'text'
      ? { ...column, values: column.values.map((value) => words[value] ?? value) }
      : column,
  ),
});
