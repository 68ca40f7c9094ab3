import type { HeadingOf } from '../headings/index.ts';
import type { Column, ColumnWords, Table } from './table.ts';

/** The line under a further column of the user's own file. */
export const annotationHelp = '数据表自带的注释列，原样保留';

const doubles = (values: Float64Array | readonly number[]): Float64Array =>
  values instanceof Float64Array ? values : Float64Array.from(values);

/** A column of doubles; `NaN` is missing. */
export function numberColumn<Name extends string>(
  name: Name,
  label: HeadingOf<NoInfer<Name>>,
  values: Float64Array | readonly number[],
  words: ColumnWords = {},
): Column {
  return { name, label, kind: 'number', values: doubles(values), ...words };
}

/** A column of whole numbers; `NaN` is missing. */
export function integerColumn<Name extends string>(
  name: Name,
  label: HeadingOf<NoInfer<Name>>,
  values: Float64Array | readonly number[],
  words: ColumnWords = {},
): Column {
  return { name, label, kind: 'integer', values: doubles(values), ...words };
}

/** A column of text, kept as written. */
export function textColumn<Name extends string>(
  name: Name,
  label: HeadingOf<NoInfer<Name>>,
  values: readonly string[],
  words: ColumnWords = {},
): Column {
  return { name, label, kind: 'text', values, ...words };
}

/**
 * A table of columns of one length.
 *
 * @throws {RangeError} When a column has another length than the first.
 */
export function tableOf(id: string, title: string, columns: readonly Column[]): Table {
  const rows = columns[0]?.values.length ?? 0;
  const odd = columns.find((column) => column.values.length !== rows);
  if (odd) throw new RangeError(`table ${id}: column ${odd.name} has ${odd.values.length} rows, not ${rows}`);
  return { id, title, columns, rows };
}
