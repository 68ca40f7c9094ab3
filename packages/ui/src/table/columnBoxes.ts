import type { CSSProperties } from 'react';
import type { Column } from './column.ts';
import { leastWidth } from './columnLayout.ts';

/** Width of the column of check boxes, in px. */
export const selectionWidth = 40;
const pinnedWidth = 200;

type Box = { readonly style: CSSProperties | undefined; readonly pinned: 'first' | 'later' | undefined };

/** Where the sticky cells of each column stop while the table scrolls sideways. Only leading columns can stick. */
export function columnBoxes<Row>(columns: readonly Column<Row>[], selectable: boolean): readonly Box[] {
  const leading = columns.findIndex(({ sticky }) => !sticky);
  const pinned = leading === -1 ? columns.length : leading;
  return columns.map((_, index) => {
    if (index >= pinned) return { style: undefined, pinned: undefined };
    const before = columns.slice(0, index).reduce((sum, { width = pinnedWidth }) => sum + width, selectable ? selectionWidth : 0);
    return { style: { insetInlineStart: before }, pinned: index === 0 ? 'first' : 'later' };
  });
}

/** The width below which the table scrolls inside its frame, in px. */
export const tableWidth = <Row>(columns: readonly Column<Row>[], selectable: boolean): number =>
  columns.reduce((sum, { width, minWidth = leastWidth, sticky }) => sum + (width ?? (sticky ? pinnedWidth : minWidth)), selectable ? selectionWidth : 0);
