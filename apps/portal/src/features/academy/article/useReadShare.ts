import { useEffect, useEffectEvent, useRef } from 'react';

/** Kept after the reader has rested for so long. */
const delay = 1_500;

/** Tells how much of an element, in per cent, has come into sight, when that grows. */
export function useReadShare(enabled: boolean, from: number, onRead: (percent: number) => void) {
  const element = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (!enabled) return undefined;
    let furthest = from;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const box = element.current?.getBoundingClientRect();
      // A page that is kept but not in sight has no height.
      if (!box || box.height === 0) return;
      const share = Math.round(Math.min(1, Math.max(0, (window.innerHeight - box.top) / box.height)) * 100);
      if (share <= furthest) return;
      furthest = share;
      clearTimeout(timer);
      timer = setTimeout(() => tell(share), delay);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, [enabled, from]);
  return element;
}
