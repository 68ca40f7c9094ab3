import type { Column, Table } from '@panome/analysis/model';

type WireColumn = Omit<Column, 'values'> & { readonly values: readonly (string | number | null)[] };
type WireTable = { readonly id: string; readonly title: string; readonly columns: readonly WireColumn[] };

/** JSON knows no NaN and no infinity: a missing number is `null`, an infinite one its name. */
const toWire = (value: string | number) => (typeof value === 'string' || Number.isFinite(value) ? value : Number.isNaN(value) ? null : String(value));

/** A table as JSON; numbers come back to the same bits. */
export const encodeTable = ({ columns, id, title }: Table): string =>
  JSON.stringify({ id, title, columns: columns.map((column) => ({ ...column, values: Array.from(column.values as ArrayLike<string | number>, toWire) })) });

function decodeColumn({ kind, values, ...meta }: WireColumn): Column {
  if (kind === 'text') return { ...meta, kind, values: values.map(String) };
  // Number(null) would be 0.
  return { ...meta, kind, values: Float64Array.from(values, (value) => (value === null ? Number.NaN : Number(value))) };
}

/** The table of `encodeTable`. */
export function decodeTable(json: string): Table {
  const { columns, id, title } = JSON.parse(json) as WireTable;
  return { id, title, columns: columns.map(decodeColumn), rows: columns[0]?.values.length ?? 0 };
}
