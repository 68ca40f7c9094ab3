import { FailedState } from '@panome/ui/state';
import { Skeleton } from '@panome/ui/skeleton';
import { DataTable, type Column } from '@panome/ui/table';
import { useEffect, useMemo, useRef } from 'react';
import { messageOf } from '../../../shared/api/index.ts';
import { columnLetters } from '../../../shared/tasks/index.ts';
import { previewText as text } from './preview.text.ts';
import * as styles from './Preview.css.ts';
import type { TablePlace } from './problemPlaces.ts';
import type { usePreviewTable } from './usePreviewTable.ts';

const lineWidth = 72;
const cellWidth = 144;
const rowHeight = 32;
/** Borders and a bar to scroll sideways. */
const frameHeight = 20;

type PreviewTableProps = ReturnType<typeof usePreviewTable> & {
  name: string;
  /** The place to show and to mark; a new object shows it again. */
  place: TablePlace | undefined;
};

/** The table as it was written, of any length and width: only what is visible is drawn, and only that is fetched. */
export function PreviewTable({ name, place, table, version }: PreviewTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const first = table.first();
  const total = first?.total_columns ?? 0;

  const columns = useMemo(
    (): Column<number>[] => [
      {
        id: 'line',
        header: text.line,
        cell: (row) => <span className={styles.line}>{table.line(row)}</span>,
        text: (row) => String(table.line(row) ?? ''),
        width: lineWidth,
        align: 'end',
        sticky: true,
      },
      ...Array.from({ length: total }, (_, column): Column<number> => ({
        id: String(column),
        header: `${columnLetters(column + 1)} · ${table.header(column) ?? ''}`,
        cell: (row) => {
          const value = table.cell(row, column);
          if (value === undefined || !place) return value;
          // A cell too many has no column of its own: the row's last one stands for it.
          const isHere =
            (place.row === undefined || place.row === row) &&
            (place.column === undefined || Math.min(place.column, total - 1) === column);
          // An empty cell needs something to be seen by.
          return isHere ? <mark className={styles.found}>{value || '　'}</mark> : value;
        },
        text: (row) => String(table.cell(row, column) ?? ''),
        width: cellWidth,
        align: table.isNumeric(column) ? 'end' : 'start',
        // The names that tables have in their first column.
        sticky: column === 0,
      })),
    ],
    // `version` changes whenever names or cells arrive.
    // oxlint-disable-next-line react/exhaustive-deps
    [place, table, total, version],
  );
  const totalRows = first?.total_rows ?? 0;
  const rows = useMemo(() => ({ length: totalRows, at: (row: number) => row }), [totalRows]);

  const ready = first !== undefined;
  useEffect(() => {
    const grid = frame.current?.querySelector('[role="grid"]');
    if (!grid || !place) return;
    frame.current?.scrollIntoView({ block: 'nearest' });
    grid.scrollTo({
      ...(place.row !== undefined && { top: Math.max(0, place.row * rowHeight - grid.clientHeight / 2) }),
      ...(place.column !== undefined && {
        left: Math.max(0, lineWidth + place.column * cellWidth - grid.clientWidth / 2),
      }),
    });
  }, [place, ready]);

  if (table.error() && !first) return <FailedState message={messageOf(table.error())} onRetry={table.retry} />;
  if (!first) return <Skeleton height={320} shape="block" />;
  return (
    <div className={styles.table} ref={frame} style={{ maxHeight: (totalRows + 1) * rowHeight + frameHeight }}>
      <DataTable columns={columns} density="compact" label={text.table(name)} rowKey={String} rows={rows} />
    </div>
  );
}
