import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { isSortable, type Column } from './column.ts';
import type { SortOrder } from './sort.ts';
import * as styles from './Table.css.ts';
import type { TableFrame } from './tableProps.ts';

type TableHeadNameProps<Row> = {
  column: Column<Row>;
  order: SortOrder | undefined;
  onSort: () => void;
  tooltip: TableFrame<Row>['tooltip'];
};

/** The name of a column: it sorts where it can, and says what it holds where the page knows. */
export function TableHeadName<Row>({ column, onSort, order, tooltip: Tooltip }: TableHeadNameProps<Row>) {
  const { header, help } = column;
  const sortable = isSortable(column);
  const Icon = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown;
  const words = (
    <span
      className={styles.headWords}
      data-help={help ? '' : undefined}
      title={Tooltip && help ? undefined : (help ?? header)}
    >
      {header}
    </span>
  );
  const name = sortable ? (
    <button className={styles.sort} data-order={order} onClick={onSort} type="button">
      {words}
      <Icon aria-hidden className={styles.sortIcon} size={14} strokeWidth={1.5} />
    </button>
  ) : help && Tooltip ? (
    <button className={styles.sort} type="button">
      {words}
    </button>
  ) : (
    words
  );
  return help && Tooltip ? <Tooltip content={help}>{name}</Tooltip> : name;
}
