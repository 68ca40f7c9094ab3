import {
  isBlankRow,
  mostSamples,
  rowsFromTable,
  tidyCell,
  type SampleColumn,
  type SampleRow,
} from '@panome/contract/sample-forms';
import { nextInSeries } from './series.ts';
import { toTsv } from './tsv.ts';

/** A cell by its numbers, from 0. */
export type Place = { readonly row: number; readonly column: number };
type Snapshot = { readonly rows: readonly SampleRow[]; readonly at: Place; readonly anchor: Place };
/** The rows of a form, the current cell, and the other corner of what is chosen. Every edit can be taken back. */
export type Grid = Snapshot & { readonly past: readonly Snapshot[]; readonly future: readonly Snapshot[] };
export type Range = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

const steps = 100;
/** Blank rows below the last one, so that there is always room to type. */
const spare = 5;
const least = 12;

const trimmed = (rows: readonly SampleRow[]): readonly SampleRow[] =>
  rows.slice(0, rows.findLastIndex((row) => !isBlankRow(row)) + 1);
const start: Place = { row: 0, column: 0 };
export const createGrid = (rows: readonly SampleRow[]): Grid => ({
  rows: trimmed(rows),
  at: start,
  anchor: start,
  past: [],
  future: [],
});

/** How many rows are shown. */
export const shownRows = ({ rows }: Pick<Grid, 'rows'>): number =>
  Math.min(mostSamples, Math.max(least, rows.length + spare));

export const rangeOf = ({ anchor, at }: Pick<Grid, 'at' | 'anchor'>): Range => ({
  top: Math.min(at.row, anchor.row),
  bottom: Math.max(at.row, anchor.row),
  left: Math.min(at.column, anchor.column),
  right: Math.max(at.column, anchor.column),
});

const within = (value: number, end: number) => Math.min(Math.max(value, 0), end - 1);

/** Moves to a cell; with `extend` the corner stays and what lies between is chosen. */
export function goTo(grid: Grid, { column, row }: Place, columns: number, extend = false): Grid {
  const at = { row: within(row, shownRows(grid)), column: within(column, columns) };
  return { ...grid, at, anchor: extend ? grid.anchor : at };
}

/** The grid with its places inside its columns: a union form loses columns with its families. */
export function fit(grid: Grid, columns: number): Grid {
  if (grid.at.column < columns && grid.anchor.column < columns) return grid;
  const inside = ({ column, row }: Place) => ({ row, column: within(column, columns) });
  return { ...grid, at: inside(grid.at), anchor: inside(grid.anchor) };
}

export const choose = (grid: Grid, anchor: Place, at: Place): Grid => ({ ...grid, anchor, at });

/** Puts new rows in the place of the old ones, as one step that can be taken back. */
export function edit(grid: Grid, rows: readonly SampleRow[], place: Partial<Pick<Grid, 'at' | 'anchor'>> = {}): Grid {
  const { anchor, at, past, rows: before } = grid;
  const next = trimmed(rows).slice(0, mostSamples);
  return {
    rows: next,
    at,
    anchor,
    ...place,
    past: [...past.slice(1 - steps), { rows: before, at, anchor }],
    future: [],
  };
}

export function undo(grid: Grid): Grid {
  const last = grid.past.at(-1);
  return last
    ? {
        ...last,
        past: grid.past.slice(0, -1),
        future: [...grid.future, { rows: grid.rows, at: grid.at, anchor: grid.anchor }],
      }
    : grid;
}
export function redo(grid: Grid): Grid {
  const next = grid.future.at(-1);
  return next
    ? {
        ...next,
        future: grid.future.slice(0, -1),
        past: [...grid.past, { rows: grid.rows, at: grid.at, anchor: grid.anchor }],
      }
    : grid;
}

/** The rows with some cells written; grows where a row is not there yet. */
function written(
  rows: readonly SampleRow[],
  columns: readonly SampleColumn[],
  range: Range,
  valueAt: (row: number, column: number) => string | undefined,
): SampleRow[] {
  const result = Array.from({ length: Math.max(rows.length, range.bottom + 1) }, (_, at) => rows[at] ?? {});
  for (let row = range.top; row <= range.bottom; row++) {
    const next = { ...result[row] };
    for (let at = range.left; at <= range.right; at++) {
      const column = columns[at];
      const value = column && valueAt(row, at);
      if (!column || value === undefined) continue;
      if (value === '') delete next[column.id];
      else next[column.id] = tidyCell(column, value);
    }
    result[row] = next;
  }
  return result;
}

/** Writes the current cell. */
export function write(grid: Grid, columns: readonly SampleColumn[], value: string): Grid {
  const { column, row } = grid.at;
  const before = grid.rows[row]?.[columns[column]!.id] ?? '';
  if (tidyCell(columns[column]!, value) === before) return grid;
  return edit(
    grid,
    written(grid.rows, columns, { top: row, bottom: row, left: column, right: column }, () => value),
  );
}

export const clear = (grid: Grid, columns: readonly SampleColumn[]): Grid =>
  edit(
    grid,
    written(grid.rows, columns, rangeOf(grid), () => ''),
  );

/** What the chosen cells are as text for a spreadsheet. */
export function copied(grid: Grid, columns: readonly SampleColumn[]): string {
  const { bottom, left, right, top } = rangeOf(grid);
  const chosen = columns.slice(left, right + 1);
  return toTsv(
    Array.from({ length: bottom - top + 1 }, (_, at) => chosen.map(({ id }) => grid.rows[top + at]?.[id] ?? '')),
  );
}

export type Pasted = {
  readonly grid: Grid;
  readonly rows: number;
  /** How many pasted rows and columns did not fit. */
  readonly lostRows: number;
  readonly lostColumns: number;
  /** Whether the first line was taken as column names. */
  readonly byHeader: boolean;
};

/**
 * Pastes cells at the upper left of what is chosen. One cell fills all that is chosen; a first line of column names
 * says where the columns go.
 */
export function paste(grid: Grid, columns: readonly SampleColumn[], cells: readonly (readonly string[])[]): Pasted {
  const range = rangeOf(grid);
  const { left, top } = range;
  const named = cells.length > 1 ? rowsFromTable(columns, cells[0]!, cells.slice(1)) : undefined;
  if (
    named &&
    columns.length - named.missing.length >= Math.min(2, cells[0]!.length) &&
    named.unknown.length < cells[0]!.length / 2
  ) {
    const rows = named.rows.slice(0, mostSamples - top);
    const merged = Array.from({ length: Math.max(grid.rows.length, top + rows.length) }, (_, at) => ({
      ...grid.rows[at],
      ...rows[at - top],
    }));
    const end = { row: top + rows.length - 1, column: columns.length - 1 };
    return {
      grid: edit(grid, merged, { anchor: { row: top, column: 0 }, at: end }),
      rows: rows.length,
      lostRows: cells.length - 1 - rows.length,
      lostColumns: named.unknown.length,
      byHeader: true,
    };
  }
  const single = cells.length === 1 && cells[0]!.length === 1;
  if (single)
    return {
      grid: edit(
        grid,
        written(grid.rows, columns, range, () => cells[0]![0]!),
      ),
      rows: range.bottom - top + 1,
      lostRows: 0,
      lostColumns: 0,
      byHeader: false,
    };
  const width = Math.max(...cells.map((line) => line.length));
  const bottom = Math.min(mostSamples, top + cells.length) - 1;
  const right = Math.min(columns.length, left + width) - 1;
  const rows = written(
    grid.rows,
    columns,
    { top, bottom, left, right },
    (row, column) => cells[row - top]![column - left] ?? '',
  );
  return {
    grid: edit(grid, rows, { anchor: { row: top, column: left }, at: { row: bottom, column: right } }),
    rows: bottom - top + 1,
    lostRows: top + cells.length - 1 - bottom,
    lostColumns: left + width - 1 - right,
    byHeader: false,
  };
}

/**
 * Copies the top row of what is chosen into the rows below it; of a single row, the row above. Names count on, since
 * two may not be alike.
 */
export function fillDown(grid: Grid, columns: readonly SampleColumn[]): Grid {
  const { bottom, left, right, top } = rangeOf(grid);
  const from = top === bottom ? top - 1 : top;
  if (from < 0) return grid;
  const taken = new Set(
    grid.rows.flatMap((row, at) => (at <= from || at > bottom ? [(row['name'] ?? '').toLowerCase()] : [])),
  );
  const rows = written(grid.rows, columns, { top: from + 1, bottom, left, right }, (row, column) => {
    const { id } = columns[column]!;
    const value = grid.rows[from]?.[id] ?? '';
    return id === 'name' ? nextInSeries(value, row - from, taken) : value;
  });
  return edit(grid, rows);
}

export function insertRows(grid: Grid, count = rangeOf(grid).bottom - rangeOf(grid).top + 1): Grid {
  const { top } = rangeOf(grid);
  const rows = Array.from({ length: Math.max(grid.rows.length, top) }, (_, at) => grid.rows[at] ?? {});
  return edit(grid, [...rows.slice(0, top), ...Array.from({ length: count }, () => ({})), ...rows.slice(top)]);
}
export function deleteRows(grid: Grid): Grid {
  const { bottom, top } = rangeOf(grid);
  const at = { row: top, column: grid.at.column };
  return edit(
    grid,
    grid.rows.filter((_, row) => row < top || row > bottom),
    { at, anchor: at },
  );
}
/** Puts the chosen rows once more below themselves; their names count on. */
export function duplicateRows(grid: Grid): Grid {
  const { bottom, top } = rangeOf(grid);
  const chosen = grid.rows.slice(top, bottom + 1);
  const taken = new Set(grid.rows.map((row) => (row['name'] ?? '').toLowerCase()));
  const copies = chosen.map((row) =>
    row['name'] ? { ...row, name: nextInSeries(row['name'], 1, taken) } : { ...row },
  );
  const size = copies.length;
  const move = (place: Place) => ({ ...place, row: place.row + size });
  return edit(
    grid,
    [...grid.rows.slice(0, bottom + 1), ...copies, ...grid.rows.slice(bottom + 1)],
    size > 0 ? { at: move(grid.at), anchor: move(grid.anchor) } : {},
  );
}
