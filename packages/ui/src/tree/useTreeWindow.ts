import { useCallback, useState, type RefObject } from 'react';
import { useLayoutEffect } from '../react-range/index.ts';

const spare = 8;
/** Drawn before anything was measured; more than a screen holds. */
const first = 48;

/**
 * Which rows lie near what is seen. All rows have one height, so the height of all tells the height of one, in any
 * density.
 */
export function useTreeWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [range, setRange] = useState({ from: 0, to: first });
  const measure = useCallback(
    (element: HTMLElement) => {
      const row = (element.firstElementChild?.clientHeight ?? 0) / Math.max(1, count);
      if (row === 0) return;
      // By whole rows, so that a scroll within one row draws nothing anew.
      const from = Math.max(0, Math.floor(element.scrollTop / row) - spare);
      const to = Math.ceil((element.scrollTop + element.clientHeight) / row) + spare;
      setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
    },
    [count],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // Told at once, when rows come or go, and when the density changes.
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [measure, scroller]);

  return { measure, range };
}
