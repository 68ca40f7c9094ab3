import '@panome/ui/theme';
import { DataTable, Table, type Column } from '@panome/ui/table';
import { useMemo } from 'react';
import type { SceneProps } from './table/scene.ts';

type Row = SceneProps['rows'][number];

/** Both table components are measured: `Table` with a page of records, `DataTable` with a matrix of any length. */
export const supports = { plain: true, virtual: true };
export const scroller = '[role="grid"]';

const rowKey = ({ id }: Row) => id;

/** The scene of the table measurement. */
export default function TableScene({ cols, height, rows, virtual, width }: SceneProps) {
  const columns = useMemo(
    () =>
      cols.map(({ key, title, width: wide }): Column<Row> => ({
        id: key,
        header: title,
        width: wide,
        cell: (row) => row[key],
      })),
    [cols],
  );
  const Surface = virtual ? DataTable<Row> : Table<Row>;
  return (
    <div style={{ width, height: virtual ? height : undefined }}>
      <Surface columns={columns} label="Rows" rowKey={rowKey} rows={rows} />
    </div>
  );
}
