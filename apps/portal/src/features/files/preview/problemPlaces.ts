import type { Problem } from '@panome/contract';

/** A cell of the shown table, both from 0; a problem of a whole row or column leaves the other out. */
export type TablePlace = { readonly row?: number | undefined; readonly column?: number | undefined };

/**
 * Where a problem lies in the table; undefined when it is the whole table's.
 *
 * @param rowOnLine - A problem names the line of the file; comments and blank lines are no rows.
 */
export async function placeOf(
  { column, row }: Pick<Problem, 'column' | 'row'>,
  rowOnLine: (line: number) => Promise<number>,
): Promise<TablePlace | undefined> {
  if (row === undefined && column === undefined) return undefined;
  return {
    ...(row !== undefined && { row: await rowOnLine(row) }),
    ...(column !== undefined && { column: column - 1 }),
  };
}
