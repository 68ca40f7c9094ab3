import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Tooltip } from '../tooltip/index.ts';
import { isSortable, type Column } from './column.ts';
import type { SortOrder } from './sort.ts';
import * as styles from './Table.css.ts';

type TableHeadNameProps<Row> = { column: Column<Row>; order: SortOrder | undefined; onSort: () => void };

/** The name of a column: it sorts where it can, and says what it holds where the page knows. */
export function TableHeadName<Row>({ column, onSort, order }: TableHeadNameProps<Row>) {
  const { header, help } = column;
  const sortable = isSortable(column);
  const Icon = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown;
  const words = (
    <span className={styles.headWords} data-help={help ? '' : undefined} title={help ? undefined : header}>
      {header}
    </span>
  );
  const name = sortable ? (
    <button className={styles.sort} data-order={order} onClick={onSort} type="button">
      {words}
      <Icon aria-hidden className={styles.sortIcon} size={14} strokeWidth={1.5} />
    </button>
  ) : help ? (
    <button className={styles.sort} type="button">
      {words}
    </button>
  ) : (
    words
  );
  return help ? <Tooltip content={help}>{name}</Tooltip> : name;
}
