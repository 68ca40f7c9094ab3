import { useEffect, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { inlineKey, isRightToLeft } from '../direction/index.ts';
import { cellInDirection, type Cell } from './cellSteps.ts';
import { useEffectEvent } from '../react-range/index.ts';
import type { Column } from './column.ts';
import { isRowItself } from './isRowItself.ts';
import { isCopyKey, isSelectAllKey } from './keys.ts';
import { isWhole, type RowSource } from './rowSource.ts';
import type { TableCore } from './useTableCore.ts';

type CellKeysOptions<Row> = {
  frame: RefObject<HTMLElement | null>;
  columns: readonly Column<Row>[];
  rows: RowSource<Row>;
  rowKey: (row: Row) => string;
  core: Pick<TableCore<Row>, 'chosen' | 'copyCell' | 'copyRows' | 'hasChosen'>;
  onActivate: ((row: Row) => void) | undefined;
  edges: readonly number[];
  held: number;
  rowHeight: number;
  /** The row that something beside the table speaks of, and its key. */
  pointed: { key: string | undefined; row: number } | undefined;
};

/**
 * The drawn cell under an event, by what is read out about it; `first` is the number of the first column that holds
 * data.
 */
function cellUnder(target: EventTarget, first: number): Cell | undefined {
  const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
  const row = cell?.parentElement?.getAttribute('aria-rowindex');
  return row && cell
    ? { row: Number(row) - 2, column: Math.max(0, Number(cell.getAttribute('aria-colindex')) - first) }
    : undefined;
}

/**
 * One cell is the current one, and the frame keeps the focus: a cell that scrolls out of sight leaves the page, and
 * would take the focus with it.
 */
export function useCellKeys<Row>({
  frame,
  columns,
  rows,
  rowKey,
  core,
  onActivate,
  edges,
  held,
  pointed,
  rowHeight,
}: CellKeysOptions<Row>) {
  const [at, setAt] = useState<Cell>();
  const last: Cell = { row: rows.length - 1, column: columns.length - 1 };
  const current =
    at && last.row >= 0 ? { row: Math.min(at.row, last.row), column: Math.min(at.column, last.column) } : undefined;
  const { chosen } = core;
  const first = chosen ? 2 : 1;

  /** Past the head above, and past the columns that stay at the side. */
  const show = ({ row, column }: Cell) => {
    const box = frame.current;
    if (!box) return;
    const [top, bottom] = [row * rowHeight, (row + 2) * rowHeight - box.clientHeight];
    const [start, end] = [edges[column]! - edges[held]!, edges[column + 1]! - box.clientWidth];
    // Where lines are read from right to left, a frame scrolls to below zero.
    const sign = isRightToLeft(box) ? -1 : 1;
    box.scrollTo({
      top: Math.min(Math.max(box.scrollTop, bottom), top),
      ...(column >= held && { left: sign * Math.min(Math.max(sign * box.scrollLeft, end), start) }),
    });
  };

  const point = useEffectEvent(() => {
    if (!pointed) return;
    setAt({ row: pointed.row, column: 0 });
    show({ row: pointed.row, column: 0 });
  });
  // Sorting moves the row, but nobody named another one.
  useEffect(() => point(), [pointed?.key]);

  const press = ({ key, shiftKey }: KeyboardEvent, { row: index, column }: Cell): boolean => {
    const row = rows.at(index);
    if (key === ' ' && chosen && row !== undefined) chosen.toggle(rowKey(row), shiftKey);
    else if (key === 'Enter' && onActivate && row !== undefined) onActivate(row);
    else if (key === 'Enter')
      frame.current
        ?.querySelector<HTMLElement>(
          `[aria-rowindex="${index + 2}"] > [aria-colindex="${column + first}"] :is(a, button)`,
        )
        ?.click();
    else return false;
    return true;
  };

  const copy = (cell: Cell) => {
    const row = rows.at(cell.row);
    if (core.hasChosen) core.copyRows([]);
    else if (row !== undefined) core.copyCell(columns[cell.column]!, row);
  };

  return {
    current,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (target === currentTarget)
        setAt((before) => before ?? { row: Math.ceil(currentTarget.scrollTop / rowHeight), column: 0 });
    },
    /** Runs before the press moves the focus. */
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      const under = cellUnder(event.target, first);
      if (under) setAt(under);
      if (!under || !(event.target instanceof HTMLInputElement)) return;
      // A check box would keep the focus, and the arrow keys with it.
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const under = cellUnder(event.target, first);
      const row = under && rows.at(under.row);
      if (row !== undefined && isRowItself(event)) onActivate?.(row);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { currentTarget, target } = event;
      if (target !== currentTarget || !current) return;
      const next = cellInDirection(
        { ...event, key: inlineKey(event) },
        current,
        last,
        Math.max(1, Math.floor(currentTarget.clientHeight / rowHeight) - 2),
      );
      if (next) {
        setAt(next);
        show(next);
      } else if (isCopyKey(event)) copy(current);
      else if (isSelectAllKey(event) && chosen?.mode === 'multiple' && isWhole(rows)) chosen.chooseAll(true);
      else if (event.ctrlKey || event.metaKey || event.altKey || !press(event, current)) return;
      event.preventDefault();
    },
  };
}
