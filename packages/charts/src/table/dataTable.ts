import type { Column, Table } from '@panome/analysis/model';

/** The rows behind a figure, as shown under 查看数据表. */
export const dataTable = (id: string, title: string, columns: readonly Column[]): Table => ({
  id,
  title,
  columns,
  rows: columns[0]?.values.length ?? 0,
});
