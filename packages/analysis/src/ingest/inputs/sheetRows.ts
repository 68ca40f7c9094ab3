import type { InputProblem } from '../../model/index.ts';
import type { OpenedTable } from '../openedTable.ts';
import { cellName, createProblemList, describePlace, quote, type Place, type ProblemList } from '../problems/index.ts';
import { placeOf, rowCells } from '../text/grid.ts';
import { findLayout } from '../text/layout.ts';
import { missingKind } from '../../missing/index.ts';

/** A small table as text: one line per record, a name above each column. */
export type SheetRows = {
  readonly header: readonly string[];
  /** Every row is as wide as the header; what a row lacks is `''`. */
  readonly rows: readonly (readonly string[])[];
  /** Where a cell stands in the file; both count from 0, `-1` is the header. */
  readonly placeAt: (row: number, column: number) => Place;
  readonly problems: ProblemList;
};

/** Splits a table into text cells. `isHeading` says whether the first row names columns; without it, it does. */
export function sheetRows(
  { grid }: OpenedTable,
  isHeading: (first: readonly string[]) => boolean = () => true,
): SheetRows {
  const problems = createProblemList();
  const { header, headerRow } = findLayout(grid, problems);
  const headed = isHeading(header);
  const first = headerRow + (headed ? 1 : 0);
  const width = header.length;
  const rows = Array.from({ length: grid.starts.length - first }, (_, row) => {
    const cells = rowCells(grid, first + row).slice(0, width);
    while (cells.length < width) cells.push('');
    return cells;
  });
  return {
    header: headed ? header : header.map(() => ''),
    rows,
    placeAt: (row, column) => placeOf(grid, row < 0 ? headerRow : first + row, column),
    problems,
  };
}

/** The place of a cell as a problem carries it. */
export function placed(
  { placeAt }: SheetRows,
  row: number,
  column: number,
): Pick<InputProblem, 'row' | 'column' | 'cell'> & { readonly at: string } {
  const place = placeAt(row, column);
  return { ...place, cell: cellName(place.row, place.column), at: describePlace(place) };
}

/** Adds an error about one cell; `what` follows the name of the place. */
export function cellError(
  sheet: SheetRows,
  [row, column]: readonly [number, number],
  code: string,
  what: string,
  remedy: string,
  key = '',
): void {
  const { at, ...place } = placed(sheet, row, column);
  sheet.problems.add({ code, severity: 'error', ...place, what: `${at}${what}`, remedy }, key);
}

/** The names in the first column; an empty or repeated one is an error that names its row. */
export function checkNames(sheet: SheetRows, column: number, what: string): void {
  const rowOf = new Map<string, number>();
  sheet.rows.forEach((cells, row) => {
    const name = cells[column]!;
    const known = rowOf.get(name);
    if (name === '') cellError(sheet, [row, column], 'empty-name', `没有${what}`, '请补上，或删去这一行后重新上传');
    else if (known !== undefined)
      cellError(
        sheet,
        [row, column],
        'duplicate-name',
        `的${what}${quote(name)}与第 ${sheet.placeAt(known, column).row} 行重复`,
        `每个${what}只能有一行，请改名或删去一行后重新上传`,
        name,
      );
    else rowOf.set(name, row);
  });
}

/** The number in a cell; `NaN` for a word that says missing, `undefined` for what is neither. */
export function numberOf(text: string): number | undefined {
  if (missingKind(text)) return Number.NaN;
  const number = Number(text);
  return Number.isFinite(number) && /^[+-]?[\d.]/.test(text) && !/^0[xbo]/i.test(text) ? number : undefined;
}

/** What to do about a cell that should hold a number. */
export const numberRemedy = (text: string): string =>
  /^[+-]?\d+,\d+$/.test(text)
    ? '请改用点作小数点，千位分隔符请删去，再重新上传'
    : '请改为数字；没有测到的值请留空或写 NA，再重新上传';
