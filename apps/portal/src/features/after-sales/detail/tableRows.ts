/**
 * The first rows of a delimited text, with quotes as in RFC 4180. Only for looking at: a file that is analysed is read
 * by the server.
 * @param most - Rows after which reading ends.
 */
export function tableRows(text: string, delimiter: string, most: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
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
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === delimiter) endCell();
    else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  }
  if (rows.length < most && (cell !== '' || row.length > 0)) endRow();
  return rows;
}

/** Text of a file as it was written: UTF-8, else the encoding that Chinese spreadsheets export. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
