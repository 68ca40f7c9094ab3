/** A point of the window, in CSS pixels. */
export type Point = {
  readonly x: number;
  readonly y: number;
  /** What is placed ends at `x` instead of beginning there. */
  readonly atEnd?: boolean;
};

const gap = 8;

/** Shows a native popover at a point, moved inwards where the window ends. */
export function placePopover(element: HTMLElement, { atEnd = false, x, y }: Point): void {
  if (!element.matches(':popover-open')) element.showPopover();
  const { clientHeight, clientWidth } = document.documentElement;
  const left = atEnd ? x - element.offsetWidth : x;
  element.style.left = `${Math.max(gap, Math.min(left, clientWidth - element.offsetWidth - gap))}px`;
  element.style.top = `${Math.max(gap, Math.min(y, clientHeight - element.offsetHeight - gap))}px`;
}
