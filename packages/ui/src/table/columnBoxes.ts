import type { CSSProperties } from 'react';
import type { Column } from './column.ts';
import { leastWidth } from './columnLayout.ts';

/** Width of the column of check boxes, in px. */
export const selectionWidth = 40;
const pinnedWidth = 200;

type Box = { readonly style: CSSProperties | undefined; readonly pinned: 'first' | 'later' | 'last' | undefined };

/** How many columns at the start stay in sight; one that sticks after others that do not cannot. */
export function leadingSticky(columns: readonly Pick<Column<never>, 'sticky'>[]): number {
  const first = columns.findIndex(({ sticky }) => !sticky);
  return first === -1 ? columns.length : first;
}

/** Where the sticky cells of each column stop while the table scrolls sideways. */
export function columnBoxes<Row>(
  columns: readonly Column<Row>[],
  selectable: boolean,
): { readonly tick: CSSProperties; readonly columns: readonly Box[] } {
  const pinned = leadingSticky(columns);
  return {
    tick: { insetInlineStart: 0 },
    columns: columns.map((_, index) => {
      if (index >= pinned) return { style: undefined, pinned: undefined };
      const before = columns
        .slice(0, index)
        .reduce((sum, { width = pinnedWidth }) => sum + width, selectable ? selectionWidth : 0);
      return {
        style: { insetInlineStart: before },
        pinned: index === 0 ? 'first' : index === pinned - 1 ? 'last' : 'later',
      };
    }),
  };
}

/** The width below which the table scrolls inside its frame, in px. */
export const tableWidth = <Row>(columns: readonly Column<Row>[], selectable: boolean): number =>
  columns.reduce(
    (sum, { width, minWidth = leastWidth, sticky }) => sum + (width ?? (sticky ? pinnedWidth : minWidth)),
    selectable ? selectionWidth : 0,
  );
