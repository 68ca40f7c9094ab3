import type { OpenedTable } from '../openedTable.ts';
import { createCellTexts } from '../text/cellTexts.ts';
import { cellEnd, cellText, rowCells } from '../text/grid.ts';
import { placeNamer, type InputRows } from './inputRows.ts';

/**
 * A file of many rows, gone through row by row; equal cells share one text, so that millions of them take little
 * memory.
 */
export type CellRows = Pick<InputRows, 'at'> & {
  readonly count: number;
  /** All cells of a row as text, for the few rows that need a closer look. */
  readonly cellsOf: (row: number) => string[];
  /** Moves to a row and returns how many cells it has, at most `most`. */
  readonly turnTo: (row: number, most?: number) => number;
  /** The number of the text of a cell in the current row; −1 beyond the end of the row. */
  readonly idOf: (column: number) => number;
  /** The same for the comma-separated parts of a cell. */
  readonly partsOf: (column: number) => readonly number[];
  /** The text of each number. */
  readonly texts: readonly string[];
};

const QUOTE = 34;
const COMMA = 44;

/** The rows of an opened table. */
export function cellRows({ grid }: OpenedTable): CellRows {
  const { bytes, ends, starts } = grid;
  const { idAt, idOf, texts } = createCellTexts(bytes);
  let begins = new Uint32Array(64);
  let stops = new Uint32Array(64);
  let length = 0;

  return {
    count: starts.length,
    texts,
    at: placeNamer(grid),
    cellsOf: (row) => rowCells(grid, row),
    turnTo: (row, most = Infinity) => {
      const end = ends[row]!;
      length = 0;
      for (let start = starts[row]!; start <= end && length < most; length += 1) {
        if (length === begins.length) [begins, stops] = [widened(begins), widened(stops)];
        begins[length] = start;
        start = (stops[length] = cellEnd(grid, start, end)) + 1;
      }
      return length;
    },
    idOf: (column) => (column >= 0 && column < length ? idAt(begins[column]!, stops[column]!) : -1),
    partsOf: (column) => {
      if (column < 0 || column >= length) return [];
      const [begin, stop] = [begins[column]!, stops[column]!];
      const parts: number[] = [];
      let from = begin;
      for (let at = begin; at <= stop; at += 1) {
        // Quotes may contain commas, and doubled quotes stand for one.
        if (at < stop && bytes[at] === QUOTE)
          return cellText(bytes, begin, stop)
            .split(',')
            .map((part) => idOf(part.trim()));
        if (at < stop && bytes[at] !== COMMA) continue;
        parts.push(idAt(from, at));
        from = at + 1;
      }
      return parts;
    },
  };
}

function widened(values: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(values.length * 2);
  larger.set(values);
  return larger;
}

/** A function of a text, computed once for each number; `undefined` where there is no cell. */
export function known<Value>(texts: readonly string[], of: (text: string) => Value): (id: number) => Value | undefined {
  const values: Value[] = [];
  return (id) => (id < 0 ? undefined : (values[id] ??= of(texts[id]!)));
}

/** The same for values that are integers from 0, or −1; needs far less memory than arbitrary values. */
export function knownNumber(texts: readonly string[], of: (text: string) => number): (id: number) => number {
  const unasked = -2;
  let values = new Int32Array(1024).fill(unasked);
  return (id) => {
    if (id < 0) return -1;
    if (id >= values.length) {
      const known = values;
      values = new Int32Array(Math.max(known.length * 2, id + 1)).fill(unasked);
      values.set(known);
    }
    const value = values[id]!;
    return value === unasked ? (values[id] = of(texts[id]!)) : value;
  };
}
