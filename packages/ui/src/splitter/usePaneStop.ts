import { useEffect, useState, type RefObject } from 'react';

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Whether a pane itself must be a stop of Tab: it scrolls, and nothing in it could be reached to scroll it by keys. */
export function usePaneStop(pane: RefObject<HTMLElement | null>): boolean {
  const [stop, setStop] = useState(false);
  useEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    const measure = () => setStop(element.scrollHeight > element.clientHeight && element.querySelector(stops) === null);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [pane]);
  return stop;
}
