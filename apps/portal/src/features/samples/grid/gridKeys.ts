import type { KeyboardEvent } from 'react';
import { isBlankRow, type SampleColumn } from '@panome/contract/sample-forms';
import {
  choose,
  clear,
  deleteRows,
  fillDown,
  goTo,
  insertRows,
  redo,
  shownRows,
  undo,
  type Grid,
} from './gridState.ts';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const arrows: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** With Ctrl to the end of what is filled, and from there to the end of the grid. */
function farthest(grid: Grid, columns: number, [down, right]: readonly [number, number]) {
  const last = Math.max(
    0,
    grid.rows.findLastIndex((row) => !isBlankRow(row)),
  );
  if (down > 0) return { row: grid.at.row < last ? last : shownRows(grid) - 1, column: grid.at.column };
  if (down < 0) return { row: 0, column: grid.at.column };
  return { row: grid.at.row, column: right > 0 ? columns - 1 : 0 };
}

/** Where a key leads while no cell is being edited, or what it does. `undefined` for keys that mean nothing here. */
export function pressed(
  grid: Grid,
  columns: readonly SampleColumn[],
  { altKey, ctrlKey, key, metaKey, shiftKey }: Press,
  page: number,
): Grid | undefined {
  const control = ctrlKey || metaKey;
  const { at } = grid;
  const go = (row: number, column: number, extend = shiftKey) => goTo(grid, { row, column }, columns.length, extend);
  if (altKey) return undefined;
  const arrow = arrows[key];
  if (arrow && control) {
    const { column, row } = farthest(grid, columns.length, arrow);
    return go(row, column);
  }
  if (arrow) return go(at.row + arrow[0], at.column + arrow[1]);
  if (key === 'Home') return go(control ? 0 : at.row, 0);
  if (key === 'End') return go(control ? Math.max(0, grid.rows.length - 1) : at.row, columns.length - 1);
  if (key === 'PageDown') return go(at.row + page, at.column);
  if (key === 'PageUp') return go(at.row - page, at.column);
  if (key === 'Delete' || key === 'Backspace') return clear(grid, columns);
  if (!control) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? redo(grid) : undo(grid);
  if (letter === 'y') return redo(grid);
  if (letter === 'd') return fillDown(grid, columns);
  if (letter === 'a')
    return choose(grid, { row: Math.max(0, grid.rows.length - 1), column: columns.length - 1 }, { row: 0, column: 0 });
  if (key === '+' || key === '=') return insertRows(grid);
  return key === '-' ? deleteRows(grid) : undefined;
}

/** The cell that Tab leads to; from the last column the first of the next row. */
export function tabbed(grid: Grid, columns: number, back: boolean): Grid {
  const { column, row } = grid.at;
  const next = column + (back ? -1 : 1);
  if (next >= columns) return goTo(grid, { row: row + 1, column: 0 }, columns);
  if (next < 0) return goTo(grid, row === 0 ? grid.at : { row: row - 1, column: columns - 1 }, columns);
  return goTo(grid, { row, column: next }, columns);
}
