export { Combobox } from './Combobox.tsx';
export type { ComboboxProps } from './Combobox.tsx';
export { filterOptions } from './filterOptions.ts';
export { useFiltered } from './useFiltered.ts';
