import { isHeadingOf, isSampleHeading } from '../../headings/index.ts';
import { isLineage, rankOfHeading } from '../inputs/lineage.ts';
import { createProblemList } from '../problems/index.ts';
import { rowCells, type Grid } from '../text/grid.ts';
import { findLayout } from '../text/layout.ts';
import { missingKind } from '../../missing/index.ts';

/** What a table plainly is, whatever it was given for. */
export type TableKind = 'taxonomy' | 'distance' | 'groups' | 'sets' | 'differences' | 'matrix';

/** So many rows, spread over the table, and its first columns are looked at. */
const [lookedRows, lookedColumns] = [40, 40];
const GROUPS = /^(group|groups|class|condition|treatment|label|分组|组别|处理|处理组)$/iu;

/** How sure a classifier is of a lineage. */
const CERTAINTY = /^(confidence|consensus|bootstrap|score|置信度|可信度)$/iu;

const isNumber = (text: string): boolean => text !== '' && Number.isFinite(Number(text));
type Sheet = { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** The kind of a table that leaves no doubt; `undefined` for any other. Looks at a part of it. */
export function kindOf(grid: Grid): TableKind | undefined {
  const { header: headings, headerRow } = findLayout(grid, createProblemList());
  const header = headings.slice(0, lookedColumns);
  const count = grid.starts.length - headerRow - 1;
  if (count < 1) return undefined;
  const step = Math.max(1, count / lookedRows);
  const rows: string[][] = [];
  for (let at = 0; Math.floor(at) < count; at += step)
    rows.push(rowCells(grid, headerRow + 1 + Math.floor(at), 0, lookedColumns));
  const sheet: Sheet = { header, rows };
  const numeric = [...header.keys()].slice(1).filter((column) => isNumeric(sheet, column));
  if (isTaxonomy(sheet, numeric)) return 'taxonomy';
  if (isDistance(headings, count, grid, headerRow)) return 'distance';
  if (isSets(sheet)) return 'sets';
  const heads = header.some((name) => GROUPS.test(name)) && header.some((name) => isSampleHeading(name));
  if (heads && header.length <= 30 && numeric.length <= Math.max(3, header.length / 2)) return 'groups';
  const tested = header.some((name) => isHeadingOf('p', name) || isHeadingOf('pAdj', name));
  if (tested && header.some((name) => isHeadingOf('log2fc', name)) && numeric.length <= 12) return 'differences';
  return isMatrix(sheet, numeric) ? 'matrix' : undefined;
}

/** Mostly numbers, and neither samples in rows nor their groups in the second column or beside a few numbers. */
function isMatrix({ header, rows }: Sheet, numeric: readonly number[]): boolean {
  if (numeric.length < 3 || numeric.length < (header.length - 1) * 0.6) return false;
  if (header.some((name) => isSampleHeading(name) || GROUPS.test(name))) return false;
  const classes = [...header.keys()].slice(1).filter((column) => {
    const words = new Set(rows.map((row) => row[column] ?? ''));
    return !numeric.includes(column) && words.size > 1 && words.size <= rows.length / 2;
  });
  if (classes.length * 3 >= numeric.length) return false;
  return numeric.includes(1) || new Set(rows.map((row) => row[1] ?? '')).size > rows.length / 2;
}

function isNumeric({ rows }: Sheet, column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => !missingKind(cell));
  return cells.length > 0 && cells.filter(isNumber).length >= cells.length * 0.9;
}

function isTaxonomy({ header, rows }: Sheet, numeric: readonly number[]): boolean {
  if (numeric.some((column) => !CERTAINTY.test(header[column]!))) return false;
  const ranks = header.filter((name) => rankOfHeading(name) !== undefined).length;
  const lineages = [...header.keys()].some(
    (column) => rows.filter((row) => isLineage(row[column] ?? '')).length > rows.length / 2,
  );
  return ranks >= 3 || (lineages && header.length <= 6);
}

/** As many rows as columns, of the same names, with zeros where they meet and the same on both sides. */
function isDistance(header: readonly string[], count: number, grid: Grid, headerRow: number): boolean {
  if (count < 3 || header.length !== count + 1) return false;
  const few = Array.from({ length: Math.min(count, 30) }, (_, row) => rowCells(grid, headerRow + 1 + row));
  return few.every(
    (cells, row) =>
      cells[0] === header[row + 1] &&
      Number(cells[row + 1]) === 0 &&
      few.every((other, column) => Math.abs(Number(cells[column + 1]) - Number(other[row + 1])) < 1e-9),
  );
}

/** GMT: a name, a description or address, then members; rows of very different lengths without numbers. */
function isSets({ rows }: Sheet): boolean {
  const lengths = new Set(rows.map((row) => row.length));
  const worded = rows.every((row) => row.length > 2 && row.slice(2).every((cell) => !isNumber(cell)));
  return rows.length > 2 && lengths.size > rows.length / 3 && worded && rows.some((row) => row.length > 8);
}
