/** Characters of one cell, and of all cells of a page. */
const mostOfCell = 2_000;
const mostOfPage = 1_000_000;

const cut = (cell: string, most: number) => (cell.length > most ? `${cell.slice(0, most - 1)}…` : cell);

/**
 * A page of a table that fits into an answer whatever the cells hold: long cells end with “…”, and on a page that is
 * still too large all of them get the same room.
 */
export function shorten(rows: readonly (readonly string[])[]): string[][] {
  const cells = rows.reduce((sum, row) => sum + row.length, 0);
  const length = (most: number) =>
    rows.reduce((sum, row) => sum + row.reduce((own, cell) => own + Math.min(cell.length, most), 0), 0);
  const most =
    length(mostOfCell) <= mostOfPage ? mostOfCell : Math.max(20, Math.floor(mostOfPage / Math.max(1, cells)));
  return rows.map((row) => row.map((cell) => cut(cell, most)));
}
