import { useText } from '../locale/index.ts';
import type { Column } from './column.ts';
import type { Sort } from './sort.ts';
import * as styles from './Table.css.ts';
import { tableText } from './Table.text.ts';
import { TableHeadName } from './TableHeadName.tsx';
import type { TableFrame } from './tableProps.ts';
import { TableResizer } from './TableResizer.tsx';

/** What the heads of both surfaces are made from. */
export type HeadParts<Row> = Pick<TableFrame<Row>, 'headMenu' | 'onResize' | 'tooltip'> & {
  sort: Sort | null;
  onSort: (column: string) => void;
};

/** How a column is sorted, as `aria-sort` says it; nothing where it cannot be. */
export const orderOf = (sort: Sort | null, column: string) => (sort?.column === column ? sort.order : undefined);

/** What a header holds: its name, its menu and its edge. */
export function TableHeadCell<Row>({
  column,
  headMenu,
  onResize,
  onSort,
  sort,
  tooltip,
}: HeadParts<Row> & { column: Column<Row> }) {
  const text = useText(tableText);
  return (
    <>
      <span className={styles.headLine}>
        <TableHeadName
          column={column}
          onSort={() => onSort(column.id)}
          order={orderOf(sort, column.id)}
          tooltip={tooltip}
        />
        {headMenu?.(column)}
      </span>
      {onResize && <TableResizer label={text.resize(column.header)} onResize={(width) => onResize(column, width)} />}
    </>
  );
}
