import type { Column, Table } from '@panome/analysis/model';

export const tableFrom = (id: string, columns: readonly Column[]): Table => ({
  id,
  title: id,
  rows: columns[0]?.values.length ?? 0,
  columns,
});
export const text = (name: string, values: readonly string[]): Column => ({ name, label: name, kind: 'text', values });
export const number = (name: string, values: ArrayLike<number>): Column => ({
  name,
  label: name,
  kind: 'number',
  values: Float64Array.from(values),
});
