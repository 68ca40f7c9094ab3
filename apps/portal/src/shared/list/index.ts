export * as listStyles from './List.css.ts';
export { ListEmpty } from './ListEmpty.tsx';
export { rowMenuColumn } from './rowMenuColumn.tsx';
export { RowsTable } from './RowsTable.tsx';
export { SearchBox } from './SearchBox.tsx';
export { useListKeys } from './useListKeys.ts';
export { useNarrow } from './useNarrow.ts';
export { useRowFocus } from './useRowFocus.ts';
