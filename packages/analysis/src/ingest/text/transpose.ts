import { cellEnd, type Grid } from './grid.ts';
import type { Layout } from './layout.ts';

/** Exchanges rows and columns from the header on; cells are copied as they were written. */
export function transposeGrid(grid: Grid, { headerRow, header, headerShort }: Layout): Grid {
  const rows = grid.starts.length - headerRow;
  const width = header.length;
  const starts = new Uint32Array(rows * width);
  const ends = new Uint32Array(rows * width);
  for (let row = 0; row < rows; row++) {
    const end = grid.ends[headerRow + row]!;
    let start = grid.starts[headerRow + row]!;
    for (let column = headerShort && row === 0 ? 1 : 0; column < width && start <= end; column++) {
      const stop = cellEnd(grid, start, end);
      starts[row * width + column] = start;
      ends[row * width + column] = stop;
      start = stop + 1;
    }
  }

  const size = ends.reduce((sum, end, cell) => sum + end - starts[cell]! + 1, 0);
  const bytes = Buffer.allocUnsafe(size);
  const rowStarts = new Uint32Array(width);
  const rowEnds = new Uint32Array(width);
  let at = 0;
  for (let column = 0; column < width; column++) {
    rowStarts[column] = at;
    for (let row = 0; row < rows; row++) {
      const cell = row * width + column;
      at += grid.bytes.copy(bytes, at, starts[cell]!, ends[cell]!);
      bytes[at++] = row === rows - 1 ? 10 : grid.delimiter;
    }
    rowEnds[column] = at - 1;
  }
  const lines = Uint32Array.from({ length: width }, (_, column) => column + 1);
  return { ...grid, bytes, starts: rowStarts, ends: rowEnds, lines, padsShortRows: false, transposed: true };
}
