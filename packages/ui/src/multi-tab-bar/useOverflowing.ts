import { useRef, useState } from 'react';
import { useLayoutEffect } from '../react-range/index.ts';

/** Whether a row holds more than it shows; asked again when its size or `count` changes. */
export function useOverflowing(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [overflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => setOverflowing(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [count]);
  return { row, overflowing };
}
