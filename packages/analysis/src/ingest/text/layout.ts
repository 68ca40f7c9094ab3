import type { ProblemList } from '../problems/index.ts';
import { cellEnd, placeOf, rowCells, type Grid } from './grid.ts';

/** Where the header is and how wide the table is. */
export type Layout = {
  /** Index of the header among the grid's rows; data begin on the next. */
  readonly headerRow: number;
  /** One name per column; R's missing first name and unnamed columns are ''. */
  readonly header: readonly string[];
  /** R's `write.table` wrote no name above the row names, so names sit one column to the left. */
  readonly headerShort: boolean;
};

const SAMPLED_ROWS = 200;
const MAX_BANNER_ROWS = 10;

/** Finds the header below any title, dimension or merged banner rows, and widens it when it is one name short. */
export function findLayout(grid: Grid, problems: ProblemList): Layout {
  const shapes = Array.from({ length: Math.min(grid.starts.length, SAMPLED_ROWS) }, (_, row) => rowShape(grid, row));
  const headerRow = findHeaderRow(shapes);
  const body = shapes.slice(headerRow + 1);
  const names = rowCells(grid, headerRow);
  const written = names.length;
  while (names.length > 1 && names.at(-1) === '') names.pop();

  const usualCells = mode(body.map((shape) => shape.cells));
  const headerShort =
    !grid.padsShortRows && written === names.length && written === usualCells - 1 && body.some((shape) => shape.last === usualCells);
  if (headerShort) names.unshift('');
  else if (headerRow > 0) fillFromBanner(grid, headerRow, names);
  if (grid.padsShortRows) {
    const widest = Math.max(names.length, mode(body.map((shape) => shape.last)));
    while (names.length < widest) names.push('');
  }
  if (headerRow > 0) {
    problems.add({
      code: 'title-rows',
      severity: 'warning',
      row: grid.lines[0]!,
      what: `表头之前有 ${headerRow} 行标题或说明，已跳过；表头取自第 ${placeOf(grid, headerRow, 0).row} 行`,
      remedy: '如果表头不对，请删去表格上方的说明行后重新上传',
    });
  }
  return { headerRow, header: names, headerShort };
}

type Shape = { readonly cells: number; readonly filled: number; readonly last: number };

function rowShape(grid: Grid, row: number): Shape {
  const end = grid.ends[row]!;
  let cells = 0;
  let filled = 0;
  let last = 0;
  for (let start = grid.starts[row]!; start <= end; ) {
    const stop = cellEnd(grid, start, end);
    cells++;
    if (!isEmpty(grid.bytes, start, stop)) {
      filled++;
      last = cells;
    }
    start = stop + 1;
  }
  return { cells, filled, last };
}

function isEmpty(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at] !== 32 && bytes[at] !== 34) return false;
  return true;
}

function findHeaderRow(shapes: readonly Shape[]): number {
  const usual = mode(shapes.map((shape) => shape.filled));
  if (usual < 3) return 0;
  const found = shapes.slice(0, MAX_BANNER_ROWS).findIndex((shape) => shape.filled >= usual * 0.6);
  return Math.max(0, found);
}

/** A cell merged over two header rows is stored in the upper one only. */
function fillFromBanner(grid: Grid, headerRow: number, names: string[]): void {
  const banner = rowCells(grid, headerRow - 1);
  names.forEach((name, column) => {
    if (name === '') names[column] = banner[column] ?? '';
  });
}

function mode(values: readonly number[]): number {
  const tally = new Map<number, number>();
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1);
  return [...tally].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}
