/** A place in a grid, both from 0. */
export type Cell = { readonly row: number; readonly column: number };

type Press = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

const steps: Record<string, (at: Cell, last: Cell, page: number, whole: boolean) => Cell> = {
  ArrowDown: ({ row, column }, last, _page, whole) => ({ row: whole ? last.row : row + 1, column }),
  ArrowUp: ({ row, column }, _last, _page, whole) => ({ row: whole ? 0 : row - 1, column }),
  ArrowRight: ({ row, column }, last, _page, whole) => ({ row, column: whole ? last.column : column + 1 }),
  ArrowLeft: ({ row, column }, _last, _page, whole) => ({ row, column: whole ? 0 : column - 1 }),
  PageDown: ({ row, column }, _last, page) => ({ row: row + page, column }),
  PageUp: ({ row, column }, _last, page) => ({ row: row - page, column }),
  Home: ({ row }, _last, _page, whole) => ({ row: whole ? 0 : row, column: 0 }),
  End: ({ row }, last, _page, whole) => ({ row: whole ? last.row : row, column: last.column }),
};

/**
 * Where a key leads from a cell, as in a spreadsheet: with Ctrl to the end. Stops at the edges.
 *
 * @returns `undefined` for a key that leads nowhere.
 */
export function cellInDirection(
  { key, ctrlKey, metaKey, altKey }: Press,
  at: Cell,
  last: Cell,
  page: number,
): Cell | undefined {
  const step = altKey ? undefined : steps[key];
  if (!step) return undefined;
  const { row, column } = step(at, last, page, ctrlKey || metaKey);
  return { row: Math.min(Math.max(row, 0), last.row), column: Math.min(Math.max(column, 0), last.column) };
}
