/**
 * Rows by their place: an array, or anything that answers like one, such as rows that come from a server as they come
 * into sight.
 */
export type RowSource<Row> = {
  /** All rows, also those that have not come yet. */
  readonly length: number;
  /** The row at a place; `undefined` while it is on its way. */
  at: (index: number) => Row | undefined;
};

/** Whether all rows are here, so that they can be sorted, chosen and copied together. */
export const isWhole = <Row>(rows: RowSource<Row>): rows is readonly Row[] => Array.isArray(rows);

/** The rows that are here, in order. */
export const loaded = <Row>(rows: RowSource<Row>): readonly Row[] =>
  isWhole(rows)
    ? rows
    : Array.from({ length: rows.length }, (_, index) => rows.at(index)).filter((row) => row !== undefined);
