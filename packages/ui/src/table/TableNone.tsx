import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import type { Column } from './column.ts';
import * as styles from './Table.css.ts';
import { tableText } from './Table.text.ts';

/** As many as the smallest page has: what comes then takes the same room. */
const expected = 10;

type TableNoneProps<Row> = {
  columns: readonly Column<Row>[];
  selectable: boolean;
  loading: boolean;
  children: ReactNode;
};

/** What stands in place of the rows: a skeleton while they are loading, else why there are none. */
export function TableNone<Row>({ children, columns, loading, selectable }: TableNoneProps<Row>) {
  const text = useText(tableText);
  if (!loading)
    return (
      <tr>
        <td className={styles.emptyCell} colSpan={columns.length + (selectable ? 1 : 0)}>
          <div className={styles.empty}>{children ?? text.empty}</div>
        </td>
      </tr>
    );
  return Array.from({ length: expected }, (_, row) => (
    <tr aria-hidden className={styles.row} key={row}>
      {/* Hidden from screen readers with its row, as are the next ones. */}
      {selectable && (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label
        <td className={styles.cell}>
          <span className={styles.bone} data-tick="" />
        </td>
      )}
      {columns.map(({ align, id }) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label
        <td className={styles.cell} data-align={align} key={id}>
          <span className={styles.bone} />
        </td>
      ))}
    </tr>
  ));
}
