import { useState, type ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import { nextSort, sortRows, type Column, type Sort } from './column.ts';
import { columnBoxes, tableWidth } from './columnBoxes.ts';
import type { TableSelection } from './selection.ts';
import * as styles from './Table.css.ts';
import { tableText } from './Table.text.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useSelection } from './useSelection.ts';

export type TableProps<Row> = {
  /** What the rows are, for screen readers, e.g. `我的文件`. */
  label: string;
  /** In the order they are drawn; `layout.shown` when the reader may rearrange them. */
  columns: readonly Column<Row>[];
  /** The rows of one page. */
  rows: readonly Row[];
  /** Unique among the rows and stable across reloads: focus and selection follow it. */
  rowKey: (row: Row) => string;
  /** The name of a row, for its check box; the key by default. */
  rowLabel?: (row: Row) => string;
  /** The order that the page asked for. Without it, columns with `sortValue` are sorted here. */
  sort?: Sort | null;
  /** The order after a press on a header; `null` for as it came. */
  onSortChange?: (sort: Sort | null) => void;
  /** Puts a check box or radio button before each row. */
  selection?: TableSelection<Row>;
  /** A click on a row or Enter. The row still needs a link or button inside for those who do not know. */
  onRowActivate?: (row: Row) => void;
  /** New rows are on their way: old ones stay, without any a skeleton shows after 200 ms. */
  loading?: boolean;
  /** Instead of rows when there are none: `EmptyState`, `NoMatchState`, `FailedState` or `ForbiddenState`. */
  empty?: ReactNode;
  /** Rows of 40 or 32 px. */
  density?: 'comfortable' | 'compact';
  /** `fill` takes the height of the parent and scrolls inside, under the sticky header. */
  height?: 'content' | 'fill';
  /** Where these rows lie in the whole: rows on all pages, and the number of rows before the first. */
  range?: { total: number; offset: number };
  /** The menu at a column's head; `TableHeadMenu` with a layout. */
  headMenu?: (column: Column<Row>) => ReactNode;
  /** Lets the edges of the headers be dragged; `layout.resize`. */
  onResize?: (column: Column<Row>, width: number) => void;
};

/**
 * Rows of records with sorting, selection and a sticky header.
 *
 * Arrow keys move between rows, Space selects, Enter activates, Ctrl+C copies the selection for a spreadsheet.
 *
 * When not to use: for more than about 500 rows at once use `DataTable`; for one record use `Descriptions`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, rowLabel = rowKey, selection, onRowActivate, loading = false, empty, density = 'comfortable', height = 'content', range, headMenu, onResize } = props;
  const text = useText(tableText);
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const sort = props.sort === undefined ? ownSort : props.sort;
  const shown = props.sort === undefined ? sortRows(rows, sort, columns) : rows;
  const chosen = useSelection({ selection, rows: shown, rowKey });
  const keys = useRowKeys({ rows: shown, rowKey, columns, selection: chosen, onActivate: onRowActivate });
  const boxes = columnBoxes(columns, selection !== undefined);
  const span = columns.length + (selection ? 1 : 0);

  const handleSort = (column: string) => {
    const next = nextSort(sort, column);
    setOwnSort(next);
    props.onSortChange?.(next);
  };

  return (
    // The scrolled part takes the focus, so that hidden columns can be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div aria-label={label} className={styles.frame} data-height={height} role="region" tabIndex={0}>
      {loading && rows.length > 0 && <div className={styles.progress} />}
      <table
        aria-busy={loading}
        aria-label={label}
        aria-rowcount={range ? range.total + 1 : undefined}
        className={styles.table}
        data-density={density}
        style={{ minWidth: tableWidth(columns, selection !== undefined) }}
      >
        <colgroup>
          {selection && <col style={{ width: 40 }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <TableHead boxes={boxes} columns={columns} headMenu={headMenu} onResize={onResize} onSort={handleSort} selection={chosen} sort={sort} />
        {/* The rows are the controls; their events are heard in one place. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody onFocus={keys.onFocus} onKeyDown={keys.onKeyDown}>
          {shown.map((row, index) => {
            const key = rowKey(row);
            return (
              <TableRow
                boxes={boxes}
                chosen={chosen?.has(key)}
                columns={columns}
                disabledReason={chosen?.reason(row)}
                key={key}
                label={rowLabel(row)}
                mode={chosen?.mode}
                onActivate={onRowActivate}
                onToggle={chosen?.toggle}
                row={row}
                rowIndex={range ? range.offset + index + 2 : undefined}
                rowKey={key}
                tabIndex={keys.tabIndex(key)}
              />
            );
          })}
          {rows.length === 0 &&
            (loading ? (
              Array.from({ length: 5 }, (_, index) => (
                <tr aria-hidden className={styles.row} key={index}>
                  {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from screen readers with its row */}
                  <td className={styles.cell} colSpan={span}>
                    <span className={styles.bone} />
                  </td>
                </tr>
              ))
            ) : (
              <tr>
                <td className={styles.emptyCell} colSpan={span}>
                  <div className={styles.empty}>{empty ?? text.empty}</div>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
