import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Stable; remembered in layouts and sent as the sort key. */
  id: string;
  /** A noun, with the unit when there is one. */
  header: string;
  /** One line about what the column holds: on hover and focus of its name, and at the head of its menu. */
  help?: string;
  cell: (row: Row) => ReactNode;
  /** The plain text of a cell, for copying; needed when `cell` draws more than text. */
  text?: (row: Row) => string;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** Starting width in px; without it the column shares what is left. */
  width?: number;
  /** The column never gets narrower, in px; 80 by default. */
  minWidth?: number;
  /** The header sorts; the page does the sorting through `onSortChange`. */
  sortable?: boolean;
  /** Sorts in the browser by this value; makes the column sortable. Missing values come last both ways. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /** Stays visible at the left while the rest scrolls. */
  sticky?: boolean;
  /** `false` keeps it out of the column menus. */
  hideable?: boolean;
};

export type SortOrder = 'ascending' | 'descending';
export type Sort = { readonly column: string; readonly order: SortOrder };

/** The state after a press on a header: ascending, descending, as it came. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, order: 'ascending' };
  return sort.order === 'ascending' ? { column, order: 'descending' } : null;
}

/** 样本 2 before 样本 10, Chinese by pinyin. */
const collator = new Intl.Collator('zh-CN', { numeric: true });

/** The rows in order of one column's `sortValue`; rows with equal values keep their order. The input is not changed. */
export function sortRows<Row>(rows: readonly Row[], sort: Sort | null, columns: readonly Column<Row>[]): readonly Row[] {
  const value = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!sort || !value) return rows;
  const sign = sort.order === 'ascending' ? 1 : -1;
  return rows.toSorted((left, right) => {
    const [a, b] = [value(left), value(right)];
    if (missing(a) || missing(b)) return Number(missing(a)) - Number(missing(b));
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)));
  });
}

const missing = (value: string | number | null | undefined): value is null | undefined => value === null || value === undefined || Number.isNaN(value);

/** What a spreadsheet pastes: a header line, tabs between cells. Tabs and line breaks inside a cell become spaces. */
export function toTsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const plain = (column: Column<Row>, row: Row) => {
    const cell = column.text ? column.text(row) : column.cell(row);
    return typeof cell === 'string' || typeof cell === 'number' ? String(cell).replace(/[\t\r\n]+/g, ' ') : '';
  };
  return [columns.map(({ header }) => header), ...rows.map((row) => columns.map((column) => plain(column, row)))].map((cells) => cells.join('\t')).join('\n');
}
