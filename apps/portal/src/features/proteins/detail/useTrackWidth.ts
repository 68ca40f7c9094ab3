import { useLayoutEffect, useRef, useState } from 'react';

/** Narrower tracks are scrolled. */
const least = 480;

/** The width that a track has, in px: its words are as large on a phone as on a screen. */
export function useTrackWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(880);
  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = () => setWidth(Math.max(least, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}
