import type { Rect } from '../plot.ts';

/** A rectangle of the page in whole pixels of a canvas: what fills it has no blurred edge at any density. */
export function onDevice({ height, width, x, y }: Rect, ratio: number): Rect {
  const [left, top] = [Math.round(x * ratio), Math.round(y * ratio)];
  return {
    x: left,
    y: top,
    width: Math.round((x + width) * ratio) - left,
    height: Math.round((y + height) * ratio) - top,
  };
}
