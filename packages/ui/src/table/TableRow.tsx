import type { Column } from './column.ts';
import type { columnBoxes } from './columnBoxes.ts';
import { isRowItself } from './isRowItself.ts';
import * as styles from './Table.css.ts';
import { TableTick } from './TableTick.tsx';
import type { ActiveSelection } from './useSelection.ts';

type TableRowProps<Row> = {
  row: Row;
  rowKey: string;
  label: string;
  /** Place in the whole, from 1, the header being 1; left out where all rows are drawn. */
  rowIndex: number | undefined;
  columns: readonly Column<Row>[];
  boxes: ReturnType<typeof columnBoxes>;
  selection: ActiveSelection<Row> | undefined;
  isNew: boolean | undefined;
  /** Unique on the page: of the row, and of its table. */
  id: string;
  group: string;
  tabIndex: number | undefined;
  onActivate: ((row: Row) => void) | undefined;
};

/** One record. */
export function TableRow<Row>({
  row,
  rowKey,
  label,
  rowIndex,
  columns,
  boxes,
  selection,
  isNew,
  id,
  group,
  tabIndex,
  onActivate,
}: TableRowProps<Row>) {
  const chosen = selection?.has(rowKey) ?? false;
  const reason = selection?.reason(row);
  return (
    <tr
      aria-rowindex={rowIndex}
      className={styles.row}
      data-active={onActivate ? '' : undefined}
      data-blocked={reason === undefined ? undefined : ''}
      data-key={rowKey}
      data-new={isNew ? '' : undefined}
      data-selected={chosen ? '' : undefined}
      onClick={onActivate && ((event) => isRowItself(event) && onActivate(row))}
      tabIndex={tabIndex}
    >
      {selection && (
        <td className={styles.cell} data-pinned="first" style={boxes.tick} title={reason}>
          {selection.offers(row) && (
            <TableTick
              checked={chosen}
              group={group}
              label={label}
              mode={selection.mode}
              onPress={(extend) => selection.toggle(rowKey, extend)}
              reason={reason}
              reasonId={id}
            />
          )}
        </td>
      )}
      {columns.map((column, index) => (
        <td
          className={styles.cell}
          data-align={column.align}
          data-pinned={boxes.columns[index]?.pinned}
          key={column.id}
          style={boxes.columns[index]?.style}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
