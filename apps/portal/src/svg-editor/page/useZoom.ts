import { useLayoutEffect, useState } from 'react';
import type { FigureSize } from '../stage/figureSize.ts';

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
/** Pixels around the figure. */
const margin = 32;

/** How large a figure is shown: as its room allows until the reader says otherwise. */
export function useZoom(room: HTMLElement | null, size: FigureSize) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [fitting, setFitting] = useState(1);
  useLayoutEffect(() => {
    if (!room) return undefined;
    const measure = () => {
      const fit = Math.min(
        (room.clientWidth - margin) / size.width,
        Math.max(240, room.clientHeight - margin) / size.height,
      );
      setFitting(Math.max(0.1, Math.min(2, Math.round(fit * 100) / 100)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, [room, size.height, size.width]);
  const value = chosen ?? fitting;
  const nearest = (from: readonly number[], beyond: (step: number) => boolean) => from.find(beyond) ?? value;
  return {
    value,
    enlarge: () => setChosen(nearest(steps, (step) => step > value)),
    reduce: () => setChosen(nearest(steps.toReversed(), (step) => step < value)),
    fit: () => setChosen(null),
  };
}
export type Zoom = ReturnType<typeof useZoom>;
