import type { Column } from '../model/index.ts';
import { guardCell } from './guardCell.ts';
import { quoteCell } from './quoteCell.ts';

/** By this mark at the beginning of a file, spreadsheets see that it is UTF-8. */
export const utf8Mark = '\uFEFF';

/** A number in the shortest form that reads back to the same bits, `NA` for missing. */
const numberCell = (value: number): string => (value === value ? (Object.is(value, -0) ? '-0' : String(value)) : 'NA');

/** A text as people open it in a spreadsheet: nothing in it runs. */
export const safeCell = (text: string): string => quoteCell(guardCell(text));

/**
 * Writes the cell of a row of a column.
 * @param write - What becomes of a text: `safeCell` for people, `quoteCell` where it is read back as it was.
 */
export function cellWriter(column: Column, write: (text: string) => string): (row: number) => string {
  if (column.kind === 'text') return (row) => write(String(column.values[row]));
  return (row) => numberCell(column.values[row]!);
}
