import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nextSort, type Sort } from './column.ts';
import * as styles from './DataTable.css.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { drawnColumns, rowsIn, useWindow } from './useWindow.ts';

export type DataColumn = {
  /** Stable; sent as the sort key. */
  id: string;
  /** A noun, with the unit when there is one. */
  header: string;
  /** In px; 120 by default. */
  width?: number;
  align?: 'start' | 'end';
  sortable?: boolean;
};

export type DataTableProps = {
  /** What the rows are, for screen readers. */
  label: string;
  /** All columns, also those out of sight; only visible ones are drawn. */
  columns: readonly DataColumn[];
  /** All rows of the table, also those that are not loaded; 0 draws headers only. */
  rowCount: number;
  /** The content of one cell; called only for visible ones. `undefined` draws a placeholder while the row is on its way. Keep its identity while the data are the same. */
  getCell: (row: number, column: number) => ReactNode;
  /** The order that the page asked for; `null` is the order of the data. */
  sort?: Sort | null;
  /** A press on a sortable header: the next order, `null` for as it came. The page sorts. */
  onSortChange?: (sort: Sort | null) => void;
  /** Rows [from, to) came into sight; load them when the data are on a server. Keep its identity. */
  onRangeChange?: (from: number, to: number) => void;
  /** Rows of 40 or 32 px; `comfortable` by default. */
  density?: 'comfortable' | 'compact';
  /** Columns at the start that stay in sight when moving sideways, such as the names of the rows; none where they would fill most of the width. */
  frozen?: number;
};

const defaultWidth = 120;

/**
 * A data matrix of any length: only what is visible is drawn. Fills the size of its parent, which needs a height.
 *
 * When not to use: for records with selection and acts use `Table`; for fewer than 500 rows too.
 */
export function DataTable({ label, columns, rowCount, getCell, sort = null, onSortChange, onRangeChange, density = 'comfortable', frozen = 0 }: DataTableProps) {
  const rowHeight = density === 'comfortable' ? 40 : 32;
  const frame = useRef<HTMLDivElement>(null);
  // A usual screen, so that the first paint already has rows; the observer corrects it.
  const [size, setSize] = useState({ width: 1280, height: 720 });
  const edges = useMemo(() => columns.reduce<number[]>((list, { width = defaultWidth }) => [...list, list[list.length - 1]! + width], [0]), [columns]);
  const { span, onScroll } = useWindow({ rowHeight, edges, width: size.width });
  const held = edges[Math.min(frozen, columns.length)]! <= (size.width * 2) / 3 ? Math.min(frozen, columns.length) : 0;
  const { from, to } = span;
  const drawn = useMemo(() => drawnColumns({ from, to }, held), [from, to, held]);
  const slots = rowsIn(size.height, rowHeight);
  const end = Math.min(rowCount, span.row + slots);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => onRangeChange?.(span.row, end), [onRangeChange, span.row, end]);

  const handleKey = ({ key, ctrlKey, metaKey, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (target !== currentTarget || !(ctrlKey || metaKey)) return;
    if (key === 'Home') currentTarget.scrollTo({ top: 0 });
    if (key === 'End') currentTarget.scrollTo({ top: currentTarget.scrollHeight });
  };

  const rows: ReactNode[] = [];
  for (let row = span.row; row < end; row++) {
    // Keyed by slot: a row that leaves at the top lends its elements to the one that comes at the bottom.
    rows.push(<DataTableRow columns={columns} drawn={drawn} edges={edges} frozen={held} getCell={getCell} key={row % slots} row={row} rowHeight={rowHeight} />);
  }

  return (
    // It scrolls, so it takes the focus; Ctrl+Home and Ctrl+End go to its ends.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <div aria-colcount={columns.length} aria-label={label} aria-rowcount={rowCount + 1} className={styles.frame} onKeyDown={handleKey} onScroll={onScroll} ref={frame} role="table" tabIndex={0}>
      <DataTableHead columns={columns} drawn={drawn} edges={edges} frozen={held} onSort={(column) => onSortChange?.(nextSort(sort, column))} rowHeight={rowHeight} sort={sort} />
      <div className={styles.body} role="rowgroup" style={{ width: edges.at(-1), height: rowCount * rowHeight }}>
        {rows}
      </div>
    </div>
  );
}
