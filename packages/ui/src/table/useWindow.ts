import { useState, type UIEvent } from 'react';
import { flushSync } from 'react-dom';

/** The first drawn row and the drawn columns [from, to). */
export type Span = { readonly row: number; readonly from: number; readonly to: number };

const ahead = 2;

/** The part of a grid of fixed sizes that is visible at a scroll position. `edges` are the left edges of the columns and the end of the last, in px. */
export function spanAt({ top, left, width, rowHeight, edges }: { top: number; left: number; width: number; rowHeight: number; edges: readonly number[] }): Span {
  const last = edges.length - 1;
  const after = edges.findIndex((edge) => edge > left);
  const from = after === -1 ? last : Math.max(0, after - 1);
  const beyond = edges.findIndex((edge) => edge >= left + width);
  return { row: Math.max(0, Math.floor(top / rowHeight) - ahead), from, to: beyond === -1 ? last : beyond };
}

/** The number of rows drawn in a height, with some before and after. */
export const rowsIn = (height: number, rowHeight: number): number => Math.ceil(height / rowHeight) + 2 * ahead;

/** The columns to draw: those that stay in sight, then the visible ones. */
export const drawnColumns = ({ from, to }: Pick<Span, 'from' | 'to'>, frozen: number): readonly number[] => {
  const first = Math.max(from, frozen);
  return [...Array.from({ length: frozen }, (_, column) => column), ...Array.from({ length: Math.max(0, to - first) }, (_, index) => first + index)];
};

/** How a column that stays in sight is marked; the last one has the edge that the others pass under. */
export const frozenMark = (column: number, frozen: number): 'held' | 'last' | undefined => (column >= frozen ? undefined : column === frozen - 1 ? 'last' : 'held');

type WindowOptions = { rowHeight: number; edges: readonly number[]; width: number };

/** Follows the scroll position, drawing anew only when another row or column comes into sight. */
export function useWindow({ rowHeight, edges, width }: WindowOptions) {
  const [position, setPosition] = useState({ top: 0, left: 0 });
  const span = spanAt({ ...position, width, rowHeight, edges });
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const next = { top: currentTarget.scrollTop, left: currentTarget.scrollLeft };
    const there = spanAt({ ...next, width, rowHeight, edges });
    // In the same frame as the scroll, or blank rows would show.
    if (there.row !== span.row || there.from !== span.from || there.to !== span.to) flushSync(() => setPosition(next));
  };
  return { span, onScroll };
}
