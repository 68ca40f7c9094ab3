import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Column } from './column.ts';
import type { TableSelection } from './selection.ts';
import type { Sort } from './sort.ts';

/** What `Table` and `DataTable` share. */
export type TableFrame<Row> = {
  /** What the rows are, for screen readers, e.g. `我的文件`. */
  label: string;
  /** In the order they are drawn; `layout.shown` when the reader may rearrange them. */
  columns: readonly Column<Row>[];
  /** Unique among the rows and stable across reloads: focus and selection follow it. */
  rowKey: (row: Row) => string;
  /** The name of a row, for its check box and for finding it by typing; the key by default. */
  rowLabel?: (row: Row) => string;
  /** The order that the page asked for, `null` for as it came. Without it, columns with `sortValue` are sorted here. */
  sort?: Sort | null | undefined;
  /** The order at the start, when the caller does not control it; as the rows came by default. */
  defaultSort?: Sort | null;
  /** The order after a press on a header; `null` for as it came. */
  onSortChange?: (sort: Sort | null) => void;
  /** Puts a check box or radio button before each row. */
  selection?: TableSelection<Row>;
  /** A click on a row or Enter. The row still needs a link or button inside for those who do not know. */
  onRowActivate?: (row: Row) => void;
  /** New rows are on their way: old ones stay, without any a skeleton shows after 200 ms. */
  loading?: boolean;
  /** Instead of rows when there are none: `EmptyState`, `NoMatchState`, `FailedState` or `ForbiddenState`. */
  empty?: ReactNode;
  /** Of this table; that of the page (`data-density` on the root) by default. */
  density?: 'comfortable' | 'compact';
  /** The menu at a column's head; `TableHeadMenu` with a layout. */
  headMenu?: (column: Column<Row>) => ReactNode;
  /** Lets the edges of the headers be dragged or moved by ← and →; `layout.resize`. */
  onResize?: (column: Column<Row>, width: number) => void;
  /** Draws the `help` of the columns; pass `Tooltip`. Without it only the pointer finds the help. */
  tooltip?: ComponentType<{ content: ReactNode; children: ReactElement }>;
};
