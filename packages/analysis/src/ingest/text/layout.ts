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
const ID_NAMES =
  /^#?(|\w*[ _.]?(id|ids|name|names|symbol)|genes?|features?|proteins?|compounds?|metabolites?|otu|asv|taxon|基因|特征|编号|名称|蛋白|代谢物)$/i;

/** Finds the header below any title, dimension or merged banner rows, and widens it when it is one name short. */
export function findLayout(grid: Grid, problems: ProblemList): Layout {
  const shapes = Array.from({ length: Math.min(grid.starts.length, SAMPLED_ROWS) }, (_, row) => rowShape(grid, row));
  const headerRow = findHeaderRow(grid, shapes);
  const body = shapes.slice(headerRow + 1);
  const names = rowCells(grid, headerRow);
  const written = names.length;
  while (names.length > 1 && names.at(-1) === '') names.pop();

  const longer = body.filter((shape) => shape.last === written + 1).length;
  const headerShort =
    !grid.padsShortRows && written === names.length && !ID_NAMES.test(names[0]!) && longer > body.length / 2;
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
  for (let start = grid.starts[row]!; start <= end;) {
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

function findHeaderRow(grid: Grid, shapes: readonly Shape[]): number {
  const usual = mode(shapes.map((shape) => shape.filled));
  if (usual < 3) return 0;
  const found = Math.max(
    0,
    shapes.slice(0, MAX_BANNER_ROWS).findIndex((shape) => shape.filled >= usual * 0.6),
  );
  return isBanner(grid, shapes, found) ? found + 1 : found;
}

/** A row with gaps above a fuller row without any number: the upper half of a header with merged cells. */
function isBanner(grid: Grid, shapes: readonly Shape[], row: number): boolean {
  const [upper, lower] = [shapes[row]!, shapes[row + 1]];
  if (!lower || row + 2 >= shapes.length || upper.filled >= upper.last || lower.filled <= upper.filled) return false;
  const numbers = (at: number) =>
    rowCells(grid, at).filter((cell) => cell !== '' && Number.isFinite(Number(cell))).length;
  return numbers(row + 1) === 0 && numbers(row + 2) > 0;
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
