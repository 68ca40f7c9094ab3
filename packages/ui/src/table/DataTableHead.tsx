import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Sort } from './column.ts';
import type { DataColumn } from './DataTable.tsx';
import * as styles from './DataTable.css.ts';
import { sort as sortStyle, sortIcon } from './Table.css.ts';
import { frozenMark } from './useWindow.ts';

type DataTableHeadProps = {
  columns: readonly DataColumn[];
  edges: readonly number[];
  /** Columns that are drawn, and how many of them stay in sight. */
  drawn: readonly number[];
  frozen: number;
  rowHeight: number;
  sort: Sort | null;
  onSort: (column: string) => void;
};

/** The sticky headers of the visible columns. */
export function DataTableHead({ columns, edges, drawn, frozen, rowHeight, sort, onSort }: DataTableHeadProps) {
  return (
    <div className={styles.headGroup} role="rowgroup" style={{ width: edges.at(-1), height: rowHeight }}>
      <div aria-rowindex={1} className={styles.headRow} role="row">
        {drawn.map((column) => {
          const { id, header, align, sortable } = columns[column]!;
          const order = sort?.column === id ? sort.order : undefined;
          const Icon = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown;
          const left = edges[column]!;
          return (
            <div
              aria-colindex={column + 1}
              aria-sort={sortable ? (order ?? 'none') : undefined}
              className={styles.head}
              data-align={align}
              data-frozen={frozenMark(column, frozen)}
              key={id}
              role="columnheader"
              style={{ left, width: edges[column + 1]! - left, height: rowHeight, lineHeight: `${rowHeight - 1}px` }}
              title={header}
            >
              {sortable ? (
                <button className={sortStyle} data-order={order} onClick={() => onSort(id)} type="button">
                  <span className={styles.words}>{header}</span>
                  <Icon aria-hidden className={sortIcon} size={14} strokeWidth={1.5} />
                </button>
              ) : (
                header
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
