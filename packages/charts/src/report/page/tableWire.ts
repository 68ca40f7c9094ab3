import type { Column, Table } from '@panome/analysis/model';

/** Numbers as the base64 of their doubles (little-endian), texts as they are. */
type WireColumn = Omit<Column, 'values'> & { readonly values: string | readonly string[] };
type WireTable = {
  readonly id: string;
  readonly title: string;
  readonly rows: number;
  readonly columns: readonly WireColumn[];
};

const toWire = ({ values }: Column): WireColumn['values'] =>
  values instanceof Float64Array
    ? Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64')
    : values;

/** A table as JSON, from which every number comes back to the same bits. */
export const encodeTable = ({ columns, id, rows, title }: Table): string =>
  JSON.stringify({ id, title, rows, columns: columns.map((column) => ({ ...column, values: toWire(column) })) });

function decodeColumn({ kind, values, ...meta }: WireColumn): Column {
  if (kind === 'text') return { ...meta, kind, values: values as readonly string[] };
  return {
    ...meta,
    kind,
    values: new Float64Array(Uint8Array.from(atob(values as string), (char) => char.charCodeAt(0)).buffer),
  };
}

/** The table of `encodeTable`. */
export function decodeTable(json: string): Table {
  const { columns, ...table } = JSON.parse(json) as WireTable;
  return { ...table, columns: columns.map(decodeColumn) };
}
