import { createTableWriter } from './text/byteWriter.ts';
import { checkCellCount } from './limits.ts';
import type { Grid } from './text/grid.ts';
import { indexRows } from './text/indexRows.ts';

/** A row of a table that is put together from a file of another form, and the line of that file it comes from. */
export type MadeRow = { readonly cells: readonly string[]; readonly line: number };

/**
 * Rows as a table; each keeps the line of its file, so that places are those of the file. Rows without content are left
 * out.
 */
export function madeGrid(rows: readonly MadeRow[]): Grid {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const writer = createTableWriter(checkCellCount);
  filled.forEach(({ cells }, row) => cells.forEach((cell, column) => writer.cell(row + 1, column + 1, cell)));
  const grid = indexRows(writer.finish(), 9, { comments: false, padsShortRows: true });
  return { ...grid, lines: Uint32Array.from(filled, ({ line }) => line) };
}
