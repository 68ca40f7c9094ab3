import type { Column } from './column.ts';

/** The words of one cell; tabs and line breaks become spaces, which keeps a cell in its column. */
export function cellText<Row>({ cell, text }: Column<Row>, row: Row): string {
  const words = text ? text(row) : cell(row);
  return typeof words === 'string' || typeof words === 'number' ? String(words).replace(/[\t\r\n]+/g, ' ') : '';
}

/** What a spreadsheet pastes: a header line, tabs between cells. */
export const toTsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  [columns.map(({ header }) => header), ...rows.map((row) => columns.map((column) => cellText(column, row)))]
    .map((cells) => cells.join('\t'))
    .join('\n');
