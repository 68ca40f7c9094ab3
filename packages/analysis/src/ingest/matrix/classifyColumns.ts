import { cellEnd, cellText, type Grid } from '../text/grid.ts';
import type { Layout } from '../text/layout.ts';
import { missingKind } from '../../missing/index.ts';
import { parseDouble } from '../text/parseDouble.ts';
import { plainNumber } from '../text/plainNumber.ts';
import { commaKind } from './decimalMarks.ts';

/** What the cells of a column look like, over at most 300 rows spread through the table. */
export type ColumnLook = {
  numbers: number;
  /** Of the numbers, those written with a decimal point. */
  dots: number;
  commas: number;
  /** Of the commas, those that could also be thousands marks. */
  ambiguous: number;
  /** Of the commas, those that can only be thousands marks. */
  thousands: number;
  missing: number;
  text: number;
};

const SAMPLED_ROWS = 300;
const POINT = 46;

export function classifyColumns(grid: Grid, { headerRow, header }: Layout): ColumnLook[] {
  const looks = header.map(() => ({ numbers: 0, dots: 0, commas: 0, ambiguous: 0, thousands: 0, missing: 0, text: 0 }));
  const rows = grid.starts.length - headerRow - 1;
  const step = Math.max(1, rows / SAMPLED_ROWS);
  for (let sampled = 0; Math.floor(sampled) < rows; sampled += step) {
    const row = headerRow + 1 + Math.floor(sampled);
    const end = grid.ends[row]!;
    let start = grid.starts[row]!;
    for (let column = 0; column < looks.length && start <= end; column++) {
      const stop = cellEnd(grid, start, end);
      look(looks[column]!, grid.bytes, start, stop);
      start = stop + 1;
    }
  }
  return looks;
}

function look(column: ColumnLook, bytes: Buffer, start: number, end: number): void {
  if (!Number.isNaN(parseDouble(bytes, start, end))) {
    column.numbers++;
    let at = start;
    while (at < end && bytes[at] !== POINT) at++;
    if (at < end) column.dots++;
    return;
  }
  const text = plainNumber(cellText(bytes, start, end));
  const comma = commaKind(text);
  if (missingKind(text)) column.missing++;
  else if (comma) {
    column.commas++;
    if (comma === 'either') column.ambiguous++;
    if (comma === 'thousands') column.thousands++;
  } else if (text !== '' && Number.isFinite(Number(text)) && !/^0[xbo]/i.test(text)) {
    column.numbers++;
    if (text.includes('.')) column.dots++;
  } else column.text++;
}

/** A column of measurements: more numbers than words, and not empty. A column of missing values only counts as one. */
export function isNumeric(column: ColumnLook): boolean {
  const numbers = column.numbers + column.commas;
  return numbers > 0 ? numbers >= column.text : column.text === 0 && column.missing > 0;
}
