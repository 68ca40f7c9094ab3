import { useCallback, useEffect, useId, useMemo, useRef, type ReactNode, useImperativeHandle } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { leadingSticky } from './columnBoxes.ts';
import { columnEdges } from './columnEdges.ts';
import * as styles from './DataTable.css.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { isWhole, type RowSource } from './rowSource.ts';
import * as shared from './Table.css.ts';
import { tableText } from './Table.text.ts';
import { TableCopied } from './TableCopied.tsx';
import type { TableFrame } from './tableProps.ts';
import { useCellKeys } from './useCellKeys.ts';
import { useTableCore } from './useTableCore.ts';
import { drawnColumns, useWindow } from './useWindow.ts';

export type DataTableProps<Row> = TableFrame<Row> &
  PassedOn<'div'> & {
    /**
     * All rows: an array, or what answers `length` and `at(index)`, with `undefined` for a row that is on its way. A new
     * object when the data changed.
     */
    rows: RowSource<Row>;
    /** Rows [from, to) came into sight; load them when the data are on a server. Keep its identity. */
    onRowsShown?: (from: number, to: number) => void;
    /**
     * The key of the row that something beside the table speaks of: it is marked, and when another one is named, it
     * comes into sight and its first cell is the current one. Focus the table to go on from there. Needs all rows.
     */
    current?: string | undefined;
  };

/**
 * Rows and columns of any number: only what is visible is drawn. Fills the size of its parent, which needs a height.
 *
 * Arrow keys move between cells, Space selects, Enter activates, Ctrl+C copies the chosen rows or the cell.
 *
 * When not to use: for a page of records use `Table`, whose rows grow with what they hold.
 */
export const DataTable = withRef(function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rowKey,
    rowLabel = rowKey,
    selection,
    onRowActivate,
    loading = false,
    empty,
    density,
    headMenu,
    onResize,
    tooltip,
    onRowsShown,
    current: spokenOf,
    rows: _rows,
    sort: _sort,
    defaultSort: _defaultSort,
    onSortChange: _onSortChange,
    ref,
    ...native
  } = props;
  const text = useText(tableText);
  const cellId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current!);
  const core = useTableCore<Row, RowSource<Row>>(props);
  const { chosen, rows } = core;
  const selectable = selection !== undefined;
  const edges = useMemo(() => columnEdges(columns, selectable), [columns, selectable]);
  const { span, onScroll } = useWindow({ frame, head, edges, sticky: leadingSticky(columns) });
  const { from, to, held, slots, rowHeight } = span;
  const drawn = useMemo(() => drawnColumns({ from, to, held }), [from, to, held]);
  const pointed = useMemo(
    () => (spokenOf !== undefined && isWhole(rows) ? rows.findIndex((row) => rowKey(row) === spokenOf) : -1),
    [rowKey, rows, spokenOf],
  );
  const { current, ...cellKeys } = useCellKeys({
    frame,
    columns,
    rows,
    rowKey,
    core,
    onActivate: onRowActivate,
    edges,
    held,
    rowHeight,
    pointed: pointed < 0 ? undefined : { key: spokenOf, row: pointed },
  });

  const bones = rows.length === 0 && loading;
  const count = bones ? slots : rows.length;
  const end = Math.min(count, span.row + slots);
  useEffect(() => onRowsShown?.(span.row, end), [onRowsShown, span.row, end]);

  // Rows are drawn anew only when something about them changed, so they must not get a new function each time.
  const press = useRef<(index: number, extend: boolean) => void>(undefined);
  useEffect(() => {
    press.current = (index, extend) => {
      const row = rows.at(index);
      if (row !== undefined) chosen?.toggle(rowKey(row), extend);
    };
  });
  const onPress = useCallback((index: number, extend: boolean) => press.current?.(index, extend), []);

  const drawnRows: ReactNode[] = [];
  for (let index = span.row; index < end; index++) {
    const row = bones ? undefined : rows.at(index);
    drawnRows.push(
      <DataTableRow
        cellId={cellId}
        chosen={chosen !== undefined && row !== undefined && chosen.has(rowKey(row))}
        columns={columns}
        current={current?.row === index ? current.column : undefined}
        drawn={drawn}
        edges={edges}
        held={held}
        index={index}
        isPointed={index === pointed}
        // By slot: a row that leaves at the top lends its elements to the one that comes at the bottom.
        key={index % slots}
        label={chosen && row !== undefined ? rowLabel(row) : ''}
        mode={chosen?.mode}
        offered={row !== undefined && (chosen?.offers(row) ?? true)}
        onPress={onPress}
        reason={row === undefined ? undefined : chosen?.reason(row)}
        row={row}
        rowHeight={rowHeight}
      />,
    );
  }
  const isDrawn =
    current !== undefined && current.row >= span.row && current.row < end && drawn.includes(current.column);

  return (
    <div className={styles.outer} data-density={density}>
      <div
        {...native}
        aria-activedescendant={isDrawn ? cellId : undefined}
        aria-busy={loading || undefined}
        aria-colcount={columns.length + (selectable ? 1 : 0)}
        aria-label={label}
        aria-multiselectable={selection?.mode === 'multiple' || undefined}
        aria-readonly
        aria-rowcount={rows.length + 1}
        className={styles.frame}
        onScroll={onScroll}
        ref={frame}
        role="grid"
        tabIndex={0}
        {...cellKeys}
      >
        <DataTableHead
          columns={columns}
          drawn={drawn}
          edges={edges}
          headMenu={headMenu}
          headRef={head}
          held={held}
          onResize={onResize}
          onSort={core.toggleSort}
          selection={chosen}
          sort={core.sort}
          tooltip={tooltip}
        />
        <div
          className={styles.body}
          data-active={onRowActivate ? '' : undefined}
          role="rowgroup"
          style={{ width: edges.at(-1), height: count * rowHeight }}
        >
          {drawnRows}
        </div>
      </div>
      {loading && rows.length > 0 && <div className={shared.progress} data-over="" />}
      {rows.length === 0 && !loading && <div className={styles.empty}>{empty ?? text.empty}</div>}
      <TableCopied copied={core.copied} />
    </div>
  );
});
