import type { ReactNode } from 'react';

/**
 * One column of `Table` and `DataTable`. Keep its identity while the content is the same: rows in sight are drawn anew
 * with their columns.
 */
export type Column<Row> = {
  /** Stable; remembered in layouts and sent as the sort key. */
  id: string;
  /** A noun, with the unit when there is one. */
  header: string;
  /** One line about what the column holds: on hover and focus of its name, and at the head of its menu. */
  help?: string;
  /** What stands in the row; in a `DataTable` `undefined` draws a placeholder while it is on its way. */
  cell: (row: Row) => ReactNode;
  /** The plain text of a cell, for copying; needed when `cell` draws more than text. */
  text?: (row: Row) => string;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** Starting width in px; without it a column of `Table` shares what is left, and one of `DataTable` has 120. */
  width?: number;
  /** The column never gets narrower, in px; 80 by default. */
  minWidth?: number;
  /** The header sorts; the page does the sorting through `onSortChange`. */
  sortable?: boolean;
  /** Sorts in the browser by this value; makes the column sortable. Missing values come last both ways. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /** Stays visible at the start while the rest scrolls. */
  sticky?: boolean;
  /** `false` keeps it out of the column menus. */
  hideable?: boolean;
};

/** Whether the head of a column sorts. */
export const isSortable = <Row>({ sortable, sortValue }: Column<Row>): boolean =>
  sortable === true || sortValue !== undefined;
