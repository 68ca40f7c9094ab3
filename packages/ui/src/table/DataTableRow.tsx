import { memo, type ReactNode } from 'react';
import type { Column } from './column.ts';
import { heldMark } from './columnEdges.ts';
import * as styles from './DataTable.css.ts';
import { TableTick } from './TableTick.tsx';

type DataTableRowProps<Row> = {
  /** `undefined` while it is on its way. */
  row: Row | undefined;
  index: number;
  /** Something beside the table speaks of it. */
  isPointed: boolean;
  rowHeight: number;
  columns: readonly Column<Row>[];
  edges: readonly number[];
  /** Columns that are drawn, and how many of them stay in sight. */
  drawn: readonly number[];
  held: number;
  /** The current cell, when it is in this row, and the id by which the frame names it. */
  current: number | undefined;
  cellId: string;
  /** Left out without selection. */
  mode: 'single' | 'multiple' | undefined;
  /** The row is there, and of a kind that is chosen. */
  offered: boolean;
  chosen: boolean;
  label: string;
  reason: string | undefined;
  onPress: (index: number, extend: boolean) => void;
};

/** One visible row; only its visible columns are drawn. */
export const DataTableRow = memo(function DataTableRow<Row>({
  row,
  index,
  isPointed,
  rowHeight,
  columns,
  edges,
  drawn,
  held,
  current,
  cellId,
  mode,
  offered,
  chosen,
  label,
  reason,
  onPress,
}: DataTableRowProps<Row>) {
  const first = mode ? 2 : 1;
  const cells: ReactNode[] = [];
  for (const at of drawn) {
    const { align, cell } = columns[at]!;
    const start = edges[at]!;
    const isCurrent = at === current;
    const words = row === undefined ? undefined : cell(row);
    cells.push(
      <div
        aria-colindex={at + first}
        className={styles.cell}
        data-align={align}
        data-current={isCurrent ? '' : undefined}
        data-held={heldMark(at, held)}
        id={isCurrent ? cellId : undefined}
        key={at}
        role="gridcell"
        style={{ insetInlineStart: start, width: edges[at + 1]! - start }}
      >
        {words === undefined ? <span className={styles.bone} /> : words}
      </div>,
    );
  }
  return (
    <div
      aria-current={isPointed || undefined}
      aria-rowindex={index + 2}
      aria-selected={mode && chosen}
      className={styles.row}
      role="row"
      style={{ transform: `translateY(${index * rowHeight}px)` }}
    >
      {mode && (
        <div aria-colindex={1} className={styles.tick} role="gridcell" title={reason}>
          {offered && (
            <TableTick
              checked={chosen}
              label={label}
              mode={mode}
              onPress={(extend) => onPress(index, extend)}
              reason={reason}
              reasonId={`${cellId}${index}`}
              tabIndex={-1}
            />
          )}
        </div>
      )}
      {cells}
    </div>
  );
}) as <Row>(props: DataTableRowProps<Row>) => ReactNode;
