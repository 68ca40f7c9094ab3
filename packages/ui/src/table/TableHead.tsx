import { useText } from '../locale/index.ts';
import { isSortable, type Column } from './column.ts';
import type { columnBoxes } from './columnBoxes.ts';
import * as styles from './Table.css.ts';
import { tableText } from './Table.text.ts';
import { orderOf, TableHeadCell, type HeadParts } from './TableHeadCell.tsx';
import { TableTickAll } from './TableTickAll.tsx';
import type { ActiveSelection } from './useSelection.ts';

type TableHeadProps<Row> = HeadParts<Row> & {
  columns: readonly Column<Row>[];
  boxes: ReturnType<typeof columnBoxes>;
  selection: ActiveSelection<Row> | undefined;
};

/** The sticky line of column headers. */
export function TableHead<Row>({ columns, boxes, selection, ...parts }: TableHeadProps<Row>) {
  const text = useText(tableText);
  return (
    <thead>
      <tr>
        {selection && (
          <th className={styles.head} data-pinned="first" scope="col" style={boxes.tick}>
            <TableTickAll label={text.chooseAll} selection={selection} />
          </th>
        )}
        {columns.map((column, index) => (
          <th
            aria-sort={isSortable(column) ? (orderOf(parts.sort, column.id) ?? 'none') : undefined}
            className={styles.head}
            data-align={column.align}
            data-pinned={boxes.columns[index]?.pinned}
            key={column.id}
            scope="col"
            style={boxes.columns[index]?.style}
          >
            <TableHeadCell {...parts} column={column} />
          </th>
        ))}
      </tr>
    </thead>
  );
}
