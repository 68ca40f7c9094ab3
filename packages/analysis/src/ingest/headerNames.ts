import type { OpenedTable } from './openedTable.ts';
import { createProblemList } from './problems/index.ts';
import { findLayout } from './text/layout.ts';
import { rowCells } from './text/grid.ts';

/** The names in a table's header and first column: what the samples of a groups sheet may be called. */
export function headerNames({ grid }: OpenedTable): string[] {
  const { header, headerRow } = findLayout(grid, createProblemList());
  const rows = Math.min(grid.starts.length, headerRow + 2000);
  const first = Array.from(
    { length: Math.max(0, rows - headerRow - 1) },
    (_, row) => rowCells(grid, headerRow + 1 + row, 0, 1)[0]!,
  );
  return [...header, ...first];
}
