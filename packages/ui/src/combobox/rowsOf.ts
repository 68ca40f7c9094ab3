import type { Option } from '../listbox/index.ts';

/** A line of the list: an option with its place among the options, or a heading. */
export type Row = { kind: 'group'; label: string } | { kind: 'option'; option: Option; index: number };

/** The options with a heading before each group; options of one group follow each other. */
export function rowsOf(options: readonly Option[]): Row[] {
  const rows: Row[] = [];
  options.forEach((option, index) => {
    if (option.group && option.group !== options[index - 1]?.group) rows.push({ kind: 'group', label: option.group });
    rows.push({ kind: 'option', option, index });
  });
  return rows;
}
