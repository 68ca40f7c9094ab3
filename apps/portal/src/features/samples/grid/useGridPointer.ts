import { useEffect, useRef, type MouseEvent } from 'react';
import { choose, goTo, shownRows, type Grid, type Place } from './gridState.ts';

type GridPointer = {
  readonly grid: Grid;
  readonly columns: number;
  readonly onChange: (grid: Grid) => void;
  readonly focus: () => void;
  /** Edits the current cell. */
  readonly open: () => void;
};

const partUnder = (target: EventTarget) => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column], [data-part]') : null;
  const row = element?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const cell = element?.closest<HTMLElement>('[data-column]');
  return {
    part: element?.dataset['part'] ?? 'cell',
    row: row === undefined ? undefined : Number(row),
    column: cell ? Number(cell.dataset['column']) : undefined,
  };
};

/** A press chooses a cell, row or column; with the button down or Shift what lies between. Two presses edit. */
export function useGridPointer({ columns, focus, grid, onChange, open }: GridPointer) {
  const dragging = useRef<'cell' | 'number' | null>(null);
  useEffect(() => {
    const end = () => void (dragging.current = null);
    window.addEventListener('mouseup', end);
    return () => window.removeEventListener('mouseup', end);
  }, []);
  const wholeRow = (row: number, extend: boolean) =>
    choose(grid, { row: extend ? grid.anchor.row : row, column: columns - 1 }, { row, column: 0 });
  const last = shownRows(grid) - 1;

  return {
    onMouseDown: (event: MouseEvent) => {
      if (event.button !== 0) return;
      const { column, part, row } = partUnder(event.target);
      // The field over the current cell keeps the focus.
      event.preventDefault();
      focus();
      if (part === 'corner') return onChange(choose(grid, { row: last, column: columns - 1 }, { row: 0, column: 0 }));
      if (part === 'head' && column !== undefined)
        return onChange(choose(grid, { row: last, column }, { row: 0, column }));
      if (row === undefined) return;
      if (part === 'number') {
        dragging.current = 'number';
        return onChange(wholeRow(row, event.shiftKey));
      }
      if (part === 'open') return open();
      if (column === undefined) return;
      dragging.current = 'cell';
      onChange(goTo(grid, { row, column }, columns, event.shiftKey));
    },
    onMouseOver: (event: MouseEvent) => {
      const { column, row } = partUnder(event.target);
      if (dragging.current === null || row === undefined || event.buttons === 0) return;
      if (dragging.current === 'number')
        return onChange(choose(grid, { ...grid.anchor, column: columns - 1 }, { row, column: 0 }));
      if (column !== undefined) onChange(goTo(grid, { row, column } satisfies Place, columns, true));
    },
    onDoubleClick: (event: MouseEvent) => {
      if (partUnder(event.target).part === 'cell') open();
    },
  };
}
