export * as listboxStyles from './listbox.css.ts';
export type { Option } from './option.ts';
