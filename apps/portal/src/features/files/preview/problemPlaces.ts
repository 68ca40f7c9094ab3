import type { Problem } from '@panome/contract';

/** A cell of the shown table, both from 0; a problem of a whole row or column leaves the other out. */
export type TablePlace = { readonly row?: number | undefined; readonly column?: number | undefined };

/** The table's first row of data is the file's second line. */
const firstLine = 2;

/** Where a problem lies in the table; undefined when it is the whole table's. */
export function placeOf({ column, row }: Pick<Problem, 'column' | 'row'>): TablePlace | undefined {
  if (row === undefined && column === undefined) return undefined;
  return { ...(row !== undefined && { row: Math.max(0, row - firstLine) }), ...(column !== undefined && { column: column - 1 }) };
}

export const lineOf = (row: number): number => row + firstLine;
