export { SearchBox } from './SearchBox.tsx';
export { SelectionBar } from './SelectionBar.tsx';
export { useNarrow } from './useNarrow.ts';
export { useRowFocus } from './useRowFocus.ts';
export { useListKeys } from './useListKeys.ts';
