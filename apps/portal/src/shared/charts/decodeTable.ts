import type { Column, Table } from '@panome/analysis/model';
import type { ColumnarTable } from '@panome/contract';

function decodeColumn({ kind, values, ...meta }: ColumnarTable['columns'][number]): Column {
  if (kind === 'text') return { ...meta, kind, values: values.map((value) => (value === null ? '' : String(value))) };
  // JSON has no NaN; the server writes a missing number as null, and Number(null) would be 0.
  return { ...meta, kind, values: Float64Array.from(values, (value) => (value === null ? Number.NaN : Number(value))) };
}

/** Tables of the wire as the charts read them, by id: numbers as doubles, a missing one as `NaN`. */
export const decodeTables = (tables: readonly ColumnarTable[]): Readonly<Record<string, Table>> =>
  Object.fromEntries(
    tables.map(({ columns, id, rows, title }) => [id, { id, title, rows, columns: columns.map(decodeColumn) }]),
  );
