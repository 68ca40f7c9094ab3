export { Columns } from './Columns.tsx';
export type { ColumnsProps } from './Columns.tsx';
export { Column } from './Column.tsx';
export type { ColumnProps } from './Column.tsx';
