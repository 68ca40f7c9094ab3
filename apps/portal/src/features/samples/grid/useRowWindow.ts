import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowHeight } from './Grid.css.ts';

const ahead = 4;
const spanOf = ({ clientHeight, scrollTop }: HTMLElement) => ({
  from: Math.max(0, Math.floor(scrollTop / rowHeight) - ahead),
  size: Math.ceil((clientHeight || 560) / rowHeight) + 2 * ahead,
});

/** The rows in sight, and a few more on both sides. */
export function useRowWindow(frame: RefObject<HTMLElement | null>) {
  const [span, setSpan] = useState({ from: 0, size: 28 });
  const look = () => {
    if (!frame.current) return;
    const next = spanOf(frame.current);
    if (next.from !== span.from || next.size !== span.size) setSpan(next);
  };
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setSpan((now) => (now.size === spanOf(box).size ? now : spanOf(box))));
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame]);
  // In the same frame as the scroll, or blank rows would show.
  return { span, onScroll: () => flushSync(look) };
}
