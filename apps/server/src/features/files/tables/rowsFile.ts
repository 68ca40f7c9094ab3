import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { dataRowsOf, rowCells, type DataRows, type Grid } from '@panome/analysis/ingest';

type Head = Pick<Grid, 'delimiter' | 'padsShortRows'> & { readonly header: readonly string[]; readonly count: number };
export type RowsFile = DataRows & { readonly close: () => void };

const word = 4;

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}

/**
 * Writes the data rows of a table to a file, so that the next page needs neither decoding nor unpacking: length and
 * text of a JSON head, then where each row begins and ends and its line (32 bits each), then the rows as UTF-8. It is
 * written under another name and renamed, so that a file of that name is complete.
 */
export function writeRowsFile(path: string, grid: Grid): void {
  const { count, header, headerRow } = dataRowsOf({ grid });
  const first = headerRow + 1;
  const from = grid.starts[first] ?? 0;
  const to = count > 0 ? grid.ends[grid.ends.length - 1]! : from;
  const { delimiter, padsShortRows } = grid;
  const head = Buffer.from(JSON.stringify({ delimiter, padsShortRows, header, count } satisfies Head));
  const length = Buffer.alloc(word);
  length.writeUInt32LE(head.length);
  const index = [grid.starts, grid.ends].map((places) => places.slice(first).map((place) => place - from));
  const partial = `${path}.${process.pid}`;
  const file = openSync(partial, 'w', 0o600);
  try {
    const words = [...index, grid.lines.slice(first)].map(({ buffer }) => new Uint8Array(buffer));
    for (const part of [length, head, ...words, grid.bytes.subarray(from, to)]) writeAll(file, part);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(partial, path);
}

function readAt(file: number, from: number, length: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(length);
  let at = 0;
  while (at < length) {
    const read = readSync(file, bytes, at, length - at, from + at);
    if (read === 0) throw new Error('a rows file is shorter than it says');
    at += read;
  }
  return bytes;
}

/** Opens a kept table and marks it as just used; null when there is no such file. */
export function openRowsFile(path: string): RowsFile | null {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY);
  } catch {
    return null;
  }
  const now = new Date();
  utimesSync(path, now, fstatSync(file).mtime);
  const length = readAt(file, 0, word).readUInt32LE();
  const { count, delimiter, header, padsShortRows } = JSON.parse(readAt(file, word, length).toString('utf8')) as Head;
  const index = word + length;
  const rows = index + 3 * word * count;
  const entry = (part: 0 | 1 | 2, row: number) =>
    readAt(file, index + word * (part * count + row), word).readUInt32LE();
  return {
    header,
    count,
    line: (row) => entry(2, row),
    cells: (row, from, to) => {
      const start = entry(0, row);
      const bytes = readAt(file, rows + start, entry(1, row) - start);
      const grid: Grid = {
        bytes,
        delimiter,
        padsShortRows,
        transposed: false,
        starts: Uint32Array.of(0),
        ends: Uint32Array.of(bytes.length),
        lines: Uint32Array.of(0),
      };
      return rowCells(grid, 0, from, to);
    },
    close: () => closeSync(file),
  };
}
