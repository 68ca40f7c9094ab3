import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Tooltip } from '../tooltip/index.ts';
import type { Column, SortOrder } from './column.ts';
import * as styles from './Table.css.ts';

type TableHeadNameProps<Row> = { column: Column<Row>; sortable: boolean; order: SortOrder | undefined; onSort: () => void };

/** The name of a column: it sorts where it can, and says what it holds where the page knows. */
export function TableHeadName<Row>({ column: { header, help }, onSort, order, sortable }: TableHeadNameProps<Row>) {
  const Icon = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown;
  const words = (
    <span className={styles.headWords} data-help={help ? '' : undefined}>
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
