import { closeSync, openSync, writeSync } from 'node:fs';
import { quoteCell, safeCell } from '../csv/index.ts';
import { decimalBytes, decimalWriter, type DecimalWriter } from '../kernel/index.ts';
import type { Column, Table } from '../model/index.ts';

/** Bytes that are written to the file in one go. */
const chunkBytes = 1 << 20;
/** Numbers that are made text in one go, and those of the rows that are brought together for it. */
const [runLength, blockLength] = [1 << 12, 1 << 16];
const [comma, newline] = [44, 10];

/** Columns beside each other: one of texts, or some of numbers, `from` the first among all of numbers. */
type Run = { readonly texts: readonly string[] } | { readonly from: number; to: number };

/** Kept from table to table. */
let kept: DecimalWriter | undefined;

/**
 * Writes a table as RFC 4180 CSV (UTF-8, CRLF-free, the column names as header): doubles in the shortest form that
 * reads back to the same bits, `NA` for missing, texts that no spreadsheet runs as a formula (SEC-50). Memory stays at
 * one chunk whatever the size.
 *
 * @param raw - Names stay as they were, for a program that reads them back and never for people.
 */
export function writeCsv(path: string, table: Table, { raw = false }: { readonly raw?: boolean } = {}): void {
  const cell = raw ? quoteCell : safeCell;
  const numeric = table.columns.flatMap((column) => (column.kind === 'text' ? [] : [column.values]));
  if (!kept || kept.numbers.length < numeric.length)
    kept = decimalWriter(Math.max(blockLength, numeric.length), chunkBytes);
  const { numbers } = kept;
  const runs = runsOf(table.columns);
  const height = Math.max(1, Math.floor(numbers.length / Math.max(1, numeric.length)));
  const file = openSync(path, 'w');
  try {
    const out = chunksOf(file, kept);
    out.text(table.columns.map((column) => cell(column.name)).join(','));
    out.mark(newline);
    for (let top = 0; top < table.rows; top += height) {
      const rows = Math.min(height, table.rows - top);
      for (const [column, values] of numeric.entries())
        for (let row = 0; row < rows; row += 1) numbers[row * numeric.length + column] = values[top + row]!;
      for (let row = 0; row < rows; row += 1) {
        for (const [place, run] of runs.entries()) {
          if (place > 0) out.mark(comma);
          if ('texts' in run) out.text(cell(String(run.texts[top + row])));
          else out.numbers(row * numeric.length + run.from, row * numeric.length + run.to);
        }
        out.mark(newline);
      }
    }
    out.flush();
  } finally {
    closeSync(file);
  }
}

function runsOf(columns: readonly Column[]): readonly Run[] {
  const runs: Run[] = [];
  let numeric = 0;
  for (const column of columns) {
    const last = runs.at(-1);
    if (column.kind === 'text') runs.push({ texts: column.values });
    else if (last && 'to' in last) last.to = numeric += 1;
    else runs.push({ from: numeric, to: (numeric += 1) });
  }
  return runs;
}

/** Gathers what is written and gives it to the file a chunk at a time. */
function chunksOf(file: number, { text: chunk, write }: DecimalWriter) {
  let end = 0;
  const flush = (): void => {
    for (let from = 0; from < end;) from += writeSync(file, chunk, from, end - from);
    end = 0;
  };
  const room = (bytes: number): void => {
    if (end + bytes > chunk.length) flush();
  };
  return {
    flush,
    mark: (byte: number): void => {
      room(1);
      chunk[end++] = byte;
    },
    text: (text: string): void => {
      room(3 * text.length);
      // Only a text larger than a chunk still has no room.
      if (end + 3 * text.length > chunk.length) return void writeSync(file, text);
      let at = 0;
      for (let code = 0; at < text.length && (code = text.charCodeAt(at)) < 128; at += 1) chunk[end + at] = code;
      end += at < text.length ? chunk.write(text, end, 'utf8') : at;
    },
    numbers: (from: number, to: number): void => {
      for (let first = from; first < to; first += runLength) {
        const count = Math.min(runLength, to - first);
        room(1 + count * decimalBytes);
        if (first > from) chunk[end++] = comma;
        end = write(first, count, end);
      }
    },
  };
}
