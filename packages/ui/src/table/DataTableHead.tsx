import type { Ref } from 'react';
import { useText } from '../locale/index.ts';
import { isSortable, type Column } from './column.ts';
import { heldMark } from './columnEdges.ts';
import * as styles from './DataTable.css.ts';
import { tableText } from './Table.text.ts';
import { orderOf, TableHeadCell, type HeadParts } from './TableHeadCell.tsx';
import { TableTickAll } from './TableTickAll.tsx';
import type { ActiveSelection } from './useSelection.ts';

type DataTableHeadProps<Row> = HeadParts<Row> & {
  columns: readonly Column<Row>[];
  edges: readonly number[];
  /** Columns that are drawn, and how many of them stay in sight. */
  drawn: readonly number[];
  held: number;
  selection: ActiveSelection<Row> | undefined;
  headRef: Ref<HTMLDivElement>;
};

/** The sticky headers of the visible columns. */
export function DataTableHead<Row>({
  columns,
  edges,
  drawn,
  held,
  selection,
  headRef,
  ...parts
}: DataTableHeadProps<Row>) {
  const text = useText(tableText);
  const first = selection ? 2 : 1;
  return (
    <div className={styles.headGroup} ref={headRef} role="rowgroup" style={{ width: edges.at(-1) }}>
      <div aria-rowindex={1} className={styles.headRow} role="row">
        {selection && (
          <div aria-colindex={1} className={styles.tick} role="columnheader">
            <TableTickAll label={text.chooseWhole} selection={selection} />
          </div>
        )}
        {drawn.map((at) => {
          const column = columns[at]!;
          const start = edges[at]!;
          return (
            <div
              aria-colindex={at + first}
              aria-sort={isSortable(column) ? (orderOf(parts.sort, column.id) ?? 'none') : undefined}
              className={styles.head}
              data-align={column.align}
              data-held={heldMark(at, held)}
              key={column.id}
              role="columnheader"
              style={{ insetInlineStart: start, width: edges[at + 1]! - start }}
            >
              <TableHeadCell {...parts} column={column} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
