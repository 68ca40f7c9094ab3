import { quoterFor } from '@panome/analysis/csv';

/** The cells of what a spreadsheet put into the clipboard. A cell with a line break, tab or quote stands in quotes. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const clean = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/y;
  while (cell.lastIndex <= clean.length) {
    const match = cell.exec(clean);
    if (!match) break;
    const [, quoted, plain = '', end] = match;
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}

const quote = quoterFor('\t');

/** Cells as a spreadsheet takes them. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quote).join('\t')).join('\n');
