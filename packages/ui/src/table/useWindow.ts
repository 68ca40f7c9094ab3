import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../react-range/index.ts';

/** Where the frame stands and how large it is, in px. */
type View = {
  readonly top: number;
  /** How far it is scrolled from where its lines begin. */
  readonly start: number;
  readonly width: number;
  readonly height: number;
  readonly rowHeight: number;
};
/** The columns: where each begins and the last ends, in px from where lines begin, and how many may stay in sight. */
type Grid = { readonly edges: readonly number[]; readonly sticky: number };
/**
 * What is drawn: rows from `row`, `slots` of them; columns [from, to) and, before them, the `held` ones that stay in
 * sight.
 */
export type Span = {
  readonly row: number;
  readonly slots: number;
  readonly from: number;
  readonly to: number;
  readonly held: number;
  readonly rowHeight: number;
};

const ahead = 2;
/** A usual screen, so that the first drawing already has its rows; the true size comes before it is seen. */
const usual: View = { top: 0, start: 0, width: 1280, height: 720, rowHeight: 40 };

/** The part of a grid of fixed sizes that is visible. */
export function spanAt({ top, start, width, height, rowHeight }: View, { edges, sticky }: Grid): Span {
  const last = edges.length - 1;
  const after = edges.findIndex((edge) => edge > start);
  const beyond = edges.findIndex((edge) => edge >= start + width);
  return {
    row: Math.max(0, Math.floor(top / rowHeight) - ahead),
    slots: Math.ceil(height / rowHeight) + 2 * ahead,
    from: after === -1 ? last : Math.max(0, after - 1),
    to: beyond === -1 ? last : beyond,
    // None where they would fill most of the width.
    held: edges[sticky]! <= (width * 2) / 3 ? sticky : 0,
    rowHeight,
  };
}

/** The columns to draw: those that stay in sight, then the visible ones. */
export const drawnColumns = ({ from, to, held }: Pick<Span, 'from' | 'to' | 'held'>): readonly number[] => {
  const first = Math.max(from, held);
  return [
    ...Array.from({ length: held }, (_, column) => column),
    ...Array.from({ length: Math.max(0, to - first) }, (_, index) => first + index),
  ];
};

const isSame = (a: Span, b: Span) =>
  a.row === b.row &&
  a.slots === b.slots &&
  a.from === b.from &&
  a.to === b.to &&
  a.held === b.held &&
  a.rowHeight === b.rowHeight;

type WindowOptions = Grid & { frame: RefObject<HTMLElement | null>; head: RefObject<HTMLElement | null> };

/** Follows scroll position and size, drawing anew only when another row or column comes into sight. */
export function useWindow({ frame, head, edges, sticky }: WindowOptions) {
  const [view, setView] = useState(usual);
  const span = spanAt(view, { edges, sticky });
  const drawn = useRef({ span, edges, sticky });

  const look = (): View | undefined => {
    if (!frame.current || !head.current) return undefined;
    const { scrollTop: top, scrollLeft, clientWidth: width, clientHeight: height } = frame.current;
    // The head is as high as a row, whatever the density; 0 where nothing is laid out, as in a closed tab.
    const next = {
      top,
      start: Math.abs(scrollLeft),
      width,
      height,
      rowHeight: head.current.offsetHeight || usual.rowHeight,
    };
    return isSame(spanAt(next, drawn.current), drawn.current.span) ? undefined : next;
  };
  const latest = useRef(look);

  useLayoutEffect(() => {
    drawn.current = { span, edges, sticky };
    latest.current = look;
  });
  useLayoutEffect(() => {
    const update = () => {
      const next = latest.current();
      if (next) setView(next);
    };
    update();
    const observer = new ResizeObserver(update);
    for (const { current } of [frame, head]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [frame, head, edges, sticky]);

  const onScroll = () => {
    const next = look();
    // In the same frame as the scroll, or blank rows would show.
    if (next) flushSync(() => setView(next));
  };
  return { span, onScroll };
}
