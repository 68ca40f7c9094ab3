import { InputError } from '../../model/index.ts';
import { describePlace } from '../problems/index.ts';
import type { Grid } from './grid.ts';
import { lineEnds } from './lineEnds.ts';

const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;
const HASH = 35;
const SPACE = 32;
const TAB = 9;

type Indexing = { readonly comments: boolean; readonly padsShortRows: boolean };

/**
 * Finds the rows of delimited text. Quoted cells may hold line ends; rows without content are left out,
 * and so are `#` lines, except one that is as wide as the row after it (a header such as `#OTU ID`).
 *
 * @throws {InputError} When a quote is never closed.
 */
export function indexRows(bytes: Buffer, delimiter: number, { comments, padsShortRows }: Indexing): Grid {
  const quoted = bytes.includes(QUOTE);
  const ends = bytes.subarray(0, 1 << 20).includes(NEWLINE) || !bytes.includes(RETURN) ? NEWLINE : RETURN;
  const lineEnd = lineEnds(bytes, ends);
  let [starts, stops, lines] = [new Uint32Array(4096), new Uint32Array(4096), new Uint32Array(4096)];
  let count = 0;
  let line = 0;
  let keptComment = false;

  for (let start = 0; start < bytes.length;) {
    line++;
    const stop = quoted ? quotedRowEnd(bytes, start, delimiter, ends, line) : lineEnd(start);
    const end = stop > start && bytes[stop - 1] === RETURN ? stop - 1 : stop;
    if (!isBlank(bytes, start, end, delimiter)) {
      if (keptComment) {
        const width = countCells(bytes, start, end, delimiter);
        const before = countCells(bytes, starts[count - 1]!, stops[count - 1]!, delimiter);
        if (before < 2 || before !== width || bytes[start] === HASH) count--;
      }
      if (count === starts.length) [starts, stops, lines] = [doubled(starts), doubled(stops), doubled(lines)];
      starts[count] = start;
      stops[count] = end;
      lines[count] = line;
      keptComment = comments && bytes[start] === HASH;
      count++;
    }
    start = stop + 1;
  }
  if (keptComment && count > 1) count--;

  return {
    bytes,
    delimiter,
    starts: starts.slice(0, count),
    ends: stops.slice(0, count),
    lines: lines.slice(0, count),
    padsShortRows,
    transposed: false,
  };
}

function doubled(places: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(places.length * 2);
  larger.set(places);
  return larger;
}

function quotedRowEnd(bytes: Buffer, start: number, delimiter: number, newline: number, line: number): number {
  let atCellStart = true;
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === newline) return at;
    if (byte === QUOTE && atCellStart) {
      const closing = closingQuote(bytes, at);
      if (closing === -1) throw unclosedQuote(line, countCells(bytes, start, at, delimiter));
      at = closing;
      atCellStart = false;
    } else {
      atCellStart = byte === delimiter;
    }
  }
  return bytes.length;
}

function closingQuote(bytes: Buffer, opening: number): number {
  for (let at = bytes.indexOf(QUOTE, opening + 1); at !== -1; at = bytes.indexOf(QUOTE, at + 2)) {
    if (bytes[at + 1] !== QUOTE) return at;
  }
  return -1;
}

function unclosedQuote(row: number, column: number): InputError {
  const place = { row, column };
  return new InputError([
    {
      code: 'unclosed-quote',
      severity: 'error',
      ...place,
      what: `${describePlace(place)}一带有一个双引号没有成对，后面的内容都被当成了同一格`,
      remedy: '请补上或删去多余的双引号，再重新上传',
    },
  ]);
}

function countCells(bytes: Buffer, start: number, end: number, delimiter: number): number {
  let cells = 1;
  for (let at = start; at < end; at++) if (bytes[at] === delimiter) cells++;
  return cells;
}

function isBlank(bytes: Buffer, start: number, end: number, delimiter: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if (byte !== delimiter && byte !== SPACE && byte !== TAB && byte !== RETURN) return false;
  }
  return true;
}
