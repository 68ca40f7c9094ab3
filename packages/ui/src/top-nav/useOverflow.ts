import { useRef, useState } from 'react';
import { useLayoutEffect } from '../react-range/index.ts';
import { fitCount } from './fitCount.ts';

/** The specification's debounce of the menu while the window changes its size. */
const resizeDelay = 250;

/**
 * Counts how many entries fit into the row. `ghost` is an invisible copy of all entries followed by the button, so that
 * measuring never has to show what it measures.
 *
 * `free` is what the row does not fill, in px.
 *
 * Measured before the first paint, again when the fonts are there, and 250 ms after the last change of size.
 *
 * @param key - Changes when the entries do.
 */
export function useOverflow(key: string, count: number) {
  const row = useRef<HTMLElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(count);
  const [free, setFree] = useState(0);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let alive = true;

    const measure = () => {
      const widths = [...(ghost.current?.children ?? [])].map((child) => child.getBoundingClientRect().width);
      const more = widths.pop();
      // Hidden on a narrow screen: nothing has a width, and nothing needs one.
      if (!alive || more === undefined || element.clientWidth === 0) return;
      const available = element.clientWidth;
      const shown = fitCount({ entries: widths, available, more });
      const used = widths.slice(0, shown).reduce((sum, width) => sum + width, shown < widths.length ? more : 0);
      setVisible(shown);
      setFree(Math.max(0, Math.floor(available - used)));
    };
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      clearTimeout(timer);
      timer = setTimeout(measure, resizeDelay);
    });

    measure();
    void document.fonts.ready.then(measure);
    observer.observe(element);
    return () => {
      alive = false;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [key]);

  return { free, ghost, row, visible: Math.min(visible, count) };
}
