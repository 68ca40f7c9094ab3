import { headingOf } from '@panome/analysis/headings';
import type { Cell } from '@panome/charts/wording';
import type { ColumnMeta } from '../resultTypes.ts';

/** The cell with all its digits, for the hover and for copying; empty when missing, as a spreadsheet expects. */
export const exactCell = (value: Cell): string => (value === null ? '' : String(value));

/** The rows as a spreadsheet pastes them, with all digits. */
export function rowsToTsv(
  columns: readonly Pick<ColumnMeta, 'label' | 'unit'>[],
  rows: readonly (readonly Cell[])[],
): string {
  const line = (cells: readonly string[]) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t');
  return [line(columns.map(headingOf)), ...rows.map((row) => line(row.map(exactCell)))].join('\n');
}
