import { quoterFor } from '../../csv/index.ts';
import { checkTextSize } from '../limits.ts';

const TAB = 9;
const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;
const quote = quoterFor('\t');

/**
 * Writes a tab-separated table row by row without holding its cells as strings. Cells with tabs or quotes are quoted.
 */
export type TableWriter = {
  /** `row` and `column` count from 1 and only grow; what lies between stays empty. */
  readonly cell: (row: number, column: number, text: string) => void;
  /** Neighbours in a row, of ASCII that needs no quotes, such as numbers. */
  readonly numbers: (row: number, column: number, texts: readonly string[]) => void;
  /** The same for UTF-8 bytes. */
  readonly bytes: (row: number, column: number, source: Buffer, start: number, end: number) => void;
  /** Neighbours in a row as bytes with a tab between them, none of which needs quotes. */
  readonly neighbours: (row: number, column: number, count: number, texts: Buffer) => void;
  readonly finish: () => Buffer;
};

export function createTableWriter(onCells: (written: number) => void): TableWriter {
  let buffer = Buffer.allocUnsafe(1 << 16);
  let length = 0;
  let atRow = 1;
  let atColumn = 1;
  let written = 0;

  const reserve = (bytes: number) => {
    if (length + bytes <= buffer.length) return;
    checkTextSize(length + bytes);
    const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, length + bytes));
    buffer.copy(larger, 0, 0, length);
    buffer = larger;
  };
  const fill = (byte: number, times: number) => {
    reserve(times);
    // Mostly a single byte, for which a call of the buffer's own method would be slow.
    if (times < 8) for (let end = length + times; length < end; length += 1) buffer[length] = byte;
    else {
      buffer.fill(byte, length, length + times);
      length += times;
    }
  };

  const moveTo = (row: number, column: number) => {
    if (row > atRow) {
      fill(NEWLINE, row - atRow);
      atRow = row;
      atColumn = 1;
    }
    const gap = Math.max(0, column - atColumn);
    written += Math.max(gap, 1);
    onCells(written);
    if (gap > 0) fill(TAB, gap);
    atColumn += gap;
  };
  const cell = (row: number, column: number, text: string) => {
    moveTo(row, column);
    const safe = quote(text);
    reserve(safe.length * 3);
    length += buffer.write(safe, length, 'utf8');
  };

  return {
    cell,
    numbers: (row, column, texts) => {
      if (texts.length === 0) return;
      moveTo(row, column);
      written += texts.length - 1;
      onCells(written);
      const text = texts.join('\t');
      reserve(text.length);
      length += buffer.write(text, length, 'latin1');
      atColumn += texts.length - 1;
    },
    bytes: (row, column, source, start, end) => {
      for (let at = start; at < end; at += 1) {
        const byte = source[at]!;
        if (byte === QUOTE || byte === TAB || byte === NEWLINE || byte === RETURN) {
          cell(row, column, source.toString('utf8', start, end));
          return;
        }
      }
      moveTo(row, column);
      reserve(end - start);
      for (let at = start; at < end; at += 1) buffer[length++] = source[at]!;
    },
    neighbours: (row, column, count, texts) => {
      moveTo(row, column);
      written += count - 1;
      onCells(written);
      reserve(texts.length);
      length += texts.copy(buffer, length);
      atColumn += count - 1;
    },
    finish: () => buffer.subarray(0, length),
  };
}
