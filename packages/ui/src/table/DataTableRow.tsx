import { memo, type ReactNode } from 'react';
import type { DataColumn } from './DataTable.tsx';
import * as styles from './DataTable.css.ts';
import { frozenMark } from './useWindow.ts';

type DataTableRowProps = {
  row: number;
  rowHeight: number;
  columns: readonly DataColumn[];
  edges: readonly number[];
  /** Columns that are drawn, and how many of them stay in sight. */
  drawn: readonly number[];
  frozen: number;
  getCell: (row: number, column: number) => ReactNode;
};

/** One visible row; only its visible columns are drawn. */
export const DataTableRow = memo(function DataTableRow({ row, rowHeight, columns, edges, drawn, frozen, getCell }: DataTableRowProps) {
  const cells: ReactNode[] = [];
  for (const column of drawn) {
    const left = edges[column]!;
    cells.push(
      <div aria-colindex={column + 1} className={styles.cell} data-align={columns[column]?.align} data-frozen={frozenMark(column, frozen)} key={column} role="cell" style={{ left, width: edges[column + 1]! - left }}>
        {getCell(row, column) ?? <span className={styles.bone} />}
      </div>,
    );
  }
  return (
    <div aria-rowindex={row + 2} className={styles.row} role="row" style={{ transform: `translateY(${row * rowHeight}px)`, height: rowHeight, lineHeight: `${rowHeight - 1}px` }}>
      {cells}
    </div>
  );
});
