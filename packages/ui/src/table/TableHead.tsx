import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { Column, Sort } from './column.ts';
import type { columnBoxes } from './columnBoxes.ts';
import * as styles from './Table.css.ts';
import { tableText } from './Table.text.ts';
import { TableHeadName } from './TableHeadName.tsx';
import { TableResizer } from './TableResizer.tsx';
import type { ActiveSelection } from './useSelection.ts';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  boxes: ReturnType<typeof columnBoxes>;
  sort: Sort | null;
  onSort: (column: string) => void;
  selection: ActiveSelection<Row> | undefined;
  headMenu: ((column: Column<Row>) => ReactNode) | undefined;
  onResize: ((column: Column<Row>, width: number) => void) | undefined;
};

/** The sticky line of column headers. */
export function TableHead<Row>({ columns, boxes, sort, onSort, selection, headMenu, onResize }: TableHeadProps<Row>) {
  const text = useText(tableText);
  return (
    <thead>
      <tr>
        {selection && (
          <th className={styles.head} data-pinned="first" scope="col" style={{ insetInlineStart: 0 }}>
            {selection.mode === 'multiple' ? (
              <input
                aria-label={text.chooseAll}
                checked={selection.all === true}
                className={styles.box}
                onChange={selection.toggleAll}
                ref={(input) => {
                  if (input) input.indeterminate = selection.all === 'some';
                }}
                type="checkbox"
              />
            ) : (
              <VisuallyHidden>{text.choose}</VisuallyHidden>
            )}
          </th>
        )}
        {columns.map((column, index) => {
          const order = sort?.column === column.id ? sort.order : undefined;
          const sortable = column.sortable || column.sortValue !== undefined;
          return (
            <th
              aria-sort={sortable ? (order ?? 'none') : undefined}
              className={styles.head}
              data-align={column.align}
              data-pinned={boxes[index]?.pinned}
              key={column.id}
              scope="col"
              style={boxes[index]?.style}
            >
              <span className={styles.headLine}>
                <TableHeadName column={column} onSort={() => onSort(column.id)} order={order} sortable={sortable} />
                {headMenu?.(column)}
              </span>
              {onResize && <TableResizer label={text.resize(column.header)} onResize={(width) => onResize(column, width)} />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
