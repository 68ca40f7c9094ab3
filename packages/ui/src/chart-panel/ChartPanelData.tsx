import { useMemo } from 'react';
import { DataTable, type Column } from '../table/index.ts';
import * as styles from './ChartPanel.css.ts';
import type { ChartTable } from './engine/drawing.ts';
import { columnHeading } from './columnHeading.ts';
import { cellText } from './engine/readable.ts';

/** The rows behind a chart, for whoever reads numbers rather than pictures. */
export function ChartPanelData({ label, table }: { readonly label: string; readonly table: ChartTable }) {
  const rows = useMemo(() => Array.from({ length: table.rows }, (_, row) => row), [table]);
  const columns = useMemo(
    () =>
      table.columns.map((column, at): Column<number> => {
        const isText = column.kind === 'text';
        return {
          id: column.name,
          header: columnHeading(column),
          cell: (row) => cellText(column, row),
          sortValue: (row) => column.values[row],
          width: at === 0 ? 200 : 140,
          align: isText ? 'start' : 'end',
        };
      }),
    [table],
  );
  return (
    <div className={styles.data}>
      <DataTable columns={columns} density="compact" label={label} rowKey={String} rows={rows} />
    </div>
  );
}
