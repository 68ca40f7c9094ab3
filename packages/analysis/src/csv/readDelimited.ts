/**
 * The cells of delimited text, at most so many lines; empty lines are left out. Quotes may hold delimiters, line ends
 * and doubled quotes. Only for looking at: a file that is analysed is read by `ingest`.
 */
export function readDelimited(text: string, delimiter: string, most: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let inQuotes = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length && rows.length < most; at += 1) {
    const char = text[at]!;
    const next = text[at + 1];
    if (inQuotes) {
      if (char !== '"') cell += char;
      else if (next === '"') {
        cell += '"';
        at += 1;
      } else inQuotes = false;
    } else if (char === '"' && cell === '') inQuotes = true;
    else if (char === delimiter) endCell();
    else if (char === '\n') endRow();
    else if (char !== '\r' || (next !== '\n' && next !== undefined)) cell += char;
  }
  if (rows.length < most && (cell !== '' || row.length > 0)) endRow();
  return rows;
}
