import { useId } from 'react';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { columnBoxes, selectionWidth, tableWidth } from './columnBoxes.ts';
import * as styles from './Table.css.ts';
import { TableCopied } from './TableCopied.tsx';
import { TableHead } from './TableHead.tsx';
import { TableNone } from './TableNone.tsx';
import type { TableFrame } from './tableProps.ts';
import { TableRow } from './TableRow.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useTableCore } from './useTableCore.ts';

export type TableProps<Row> = TableFrame<Row> &
  PassedOn<'div'> & {
    /** The rows of one page. */
    rows: readonly Row[];
    /** `fill` takes the height of the parent and scrolls inside, under the sticky header. */
    height?: 'content' | 'fill';
    /** Where these rows lie in the whole: rows on all pages, and the number of rows before the first. */
    range?: { total: number; offset: number };
    /** Rows that came by themselves, such as a finished task: their background fades for two seconds. */
    isNew?: (row: Row) => boolean;
  };

/**
 * Rows of records with sorting, selection and a sticky header.
 *
 * Arrow keys move between rows, Space selects, Enter activates, Ctrl+C copies rows for a spreadsheet.
 *
 * When not to use: for more than about 500 rows at once use `DataTable`, which has the same props; for one record use
 * `Descriptions`.
 */
export const Table = withRef(function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowLabel = rowKey,
    selection,
    onRowActivate,
    loading = false,
    empty,
    density,
    height = 'content',
    range,
    headMenu,
    onResize,
    tooltip,
    isNew,
    sort: _sort,
    defaultSort: _defaultSort,
    onSortChange: _onSortChange,
    ...native
  } = props;
  const id = useId();
  const core = useTableCore<Row, readonly Row[]>(props);
  const { chosen, rows: shown } = core;
  const keys = useRowKeys({ rows: shown, rowKey, rowLabel, core, onActivate: onRowActivate });
  const selectable = selection !== undefined;
  const boxes = columnBoxes(columns, selectable);

  return (
    // The scrolled part takes the focus, so that hidden columns can be reached by keyboard. The rows are the controls;
    // their events are heard in one place.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...native}
      aria-label={label}
      className={styles.frame}
      data-density={density}
      data-height={height}
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {loading && rows.length > 0 && <div className={styles.progress} />}
      <table
        aria-busy={loading || undefined}
        aria-label={label}
        aria-rowcount={range ? range.total + 1 : undefined}
        className={styles.table}
        style={{ minWidth: tableWidth(columns, selectable) }}
      >
        <colgroup>
          {selection && <col style={{ width: selectionWidth }} />}
          {columns.map(({ id: column, width }) => (
            <col key={column} style={{ width }} />
          ))}
        </colgroup>
        <TableHead
          boxes={boxes}
          columns={columns}
          headMenu={headMenu}
          onResize={onResize}
          onSort={core.toggleSort}
          selection={chosen}
          sort={core.sort}
          tooltip={tooltip}
        />
        <tbody>
          {shown.map((row, index) => {
            const key = rowKey(row);
            return (
              <TableRow
                boxes={boxes}
                columns={columns}
                group={id}
                id={`${id}${index}`}
                isNew={isNew?.(row)}
                key={key}
                label={rowLabel(row)}
                onActivate={onRowActivate}
                row={row}
                rowIndex={range ? range.offset + index + 2 : undefined}
                rowKey={key}
                selection={chosen}
                tabIndex={keys.tabIndex(key)}
              />
            );
          })}
          {rows.length === 0 && (
            <TableNone columns={columns} loading={loading} selectable={selectable}>
              {empty}
            </TableNone>
          )}
        </tbody>
      </table>
      <TableCopied copied={core.copied} />
    </div>
  );
});
