import type { Column, Table } from '@panome/analysis/model';

export const textColumn = (name: string, label: string, values: readonly string[]): Column => ({
  name,
  label,
  kind: 'text',
  values,
});

export const numberColumn = (name: string, label: string, values: Float64Array | readonly number[]): Column => ({
  name,
  label,
  kind: 'number',
  values: values instanceof Float64Array ? values : Float64Array.from(values),
});

export const integerColumn = (name: string, label: string, values: Float64Array | readonly number[]): Column => ({
  name,
  label,
  kind: 'integer',
  values: values instanceof Float64Array ? values : Float64Array.from(values),
});

/** The rows behind a figure, as shown under 查看数据表. */
export const dataTable = (id: string, title: string, columns: readonly Column[]): Table => ({
  id,
  title,
  columns,
  rows: columns[0]?.values.length ?? 0,
});
