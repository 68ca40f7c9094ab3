const QUOTE = 34;

/**
 * A table as bytes plus where its rows are. Every format is brought to this one form, so that one fast reader serves
 * all. Comment lines and blank rows are not among the rows; `lines` keeps the number a spreadsheet shows.
 */
export type Grid = {
  /** UTF-8. */
  readonly bytes: Buffer;
  /** The byte between cells. */
  readonly delimiter: number;
  /** Where each row begins and ends (line end excluded) in `bytes`. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly lines: Uint32Array;
  /** A row that is too short misses its last cells: true of spreadsheets, which do not store empty ones. */
  readonly padsShortRows: boolean;
  /** Rows and columns were exchanged, so places are named the other way round. */
  readonly transposed: boolean;
};

/** Where the cell that begins at `start` ends (the delimiter or the row's end). */
export function cellEnd(grid: Grid, start: number, rowEnd: number): number {
  const { bytes, delimiter } = grid;
  let at = start;
  if (bytes[at] === QUOTE && at < rowEnd) {
    at++;
    while (at < rowEnd) {
      if (bytes[at] !== QUOTE) at++;
      else if (bytes[at + 1] === QUOTE && at + 1 < rowEnd) at += 2;
      else break;
    }
  }
  while (at < rowEnd && bytes[at] !== delimiter) at++;
  return at;
}

/** The text of a cell: quotes undone, non-breaking spaces made plain, spaces around it cut. */
export function cellText(bytes: Buffer, start: number, end: number): string {
  let text = bytes.toString('utf8', start, end);
  if (bytes[start] === QUOTE && start < end) {
    const last = text.lastIndexOf('"');
    if (last > 0) text = text.slice(1, last).replaceAll('""', '"') + text.slice(last + 1);
  }
  return text.replaceAll('\u00a0', ' ').trim();
}

/** All cells of a row, or those from `from` up to `to` (columns counting from 0). */
export function rowCells(grid: Grid, row: number, from = 0, to = Infinity): string[] {
  const cells: string[] = [];
  const end = grid.ends[row]!;
  let start = grid.starts[row]!;
  for (let column = 0; column < to; column++) {
    const stop = cellEnd(grid, start, end);
    if (column >= from) cells.push(cellText(grid.bytes, start, stop));
    if (stop >= end) break;
    start = stop + 1;
  }
  return cells;
}

/** The place of a cell in the file as it was uploaded; `column` counts from 0. */
export function placeOf(grid: Grid, row: number, column: number): { row: number; column: number } {
  const line = grid.lines[row]!;
  return grid.transposed ? { row: column + 1, column: line } : { row: line, column: column + 1 };
}
