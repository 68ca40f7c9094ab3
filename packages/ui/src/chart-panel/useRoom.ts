import { useState, type RefObject } from 'react';
import { useLayoutEffect } from '../react-range/index.ts';
import type { Size } from './engine/drawing.ts';

/** The size of an element in whole pixels; `null` while it has none, as on a page that is kept but not shown. */
export function useRoom(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      const [width, height] = [Math.floor(box.clientWidth), Math.floor(box.clientHeight)];
      if (width > 0 && height > 0)
        setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
