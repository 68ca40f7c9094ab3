import { quoterFor } from '../../csv/index.ts';
import type { Grid } from './grid.ts';

/** A cell that is to read differently: its bytes in the grid, and its text. */
export type CellPatch = { readonly row: number; readonly start: number; readonly end: number; readonly text: string };
type GridChange = {
  /** In the order of the bytes. */
  readonly patches: readonly CellPatch[];
  readonly dropped: ReadonlySet<number>;
  /** Cells to add at the end of a row. */
  readonly padding: ReadonlyMap<number, number>;
};

/**
 * The grid with some cells replaced, rows left out and short rows filled up; every row keeps its line, so places are
 * those of the file.
 */
export function patchGrid(grid: Grid, { dropped, padding, patches }: GridChange): Grid {
  if (patches.length === 0 && dropped.size === 0 && padding.size === 0) return grid;
  const quote = quoterFor(String.fromCharCode(grid.delimiter));
  const chunks: Buffer[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const lines: number[] = [];
  let at = 0;
  let next = 0;
  const push = (chunk: Buffer): void => {
    chunks.push(chunk);
    at += chunk.length;
  };
  for (let row = 0; row < grid.starts.length; row += 1) {
    let from = grid.starts[row]!;
    const kept = !dropped.has(row);
    if (kept) starts.push(at);
    for (; next < patches.length && patches[next]!.row === row; next += 1) {
      const { end, start, text } = patches[next]!;
      if (kept) push(grid.bytes.subarray(from, start));
      if (kept) push(Buffer.from(quote(text)));
      from = end;
    }
    if (!kept) continue;
    push(grid.bytes.subarray(from, grid.ends[row]));
    const missing = padding.get(row) ?? 0;
    if (missing > 0) push(Buffer.alloc(missing, grid.delimiter));
    ends.push(at);
    lines.push(grid.lines[row]!);
    push(Buffer.from('\n'));
  }
  return {
    ...grid,
    bytes: Buffer.concat(chunks),
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    lines: Uint32Array.from(lines),
  };
}
