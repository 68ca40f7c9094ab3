/** A point of the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

const gap = 8;

/** Shows a native popover at a point, moved inwards where the window ends. */
export function placePopover(element: HTMLElement, { x, y }: Point): void {
  if (!element.matches(':popover-open')) element.showPopover();
  const { clientHeight, clientWidth } = document.documentElement;
  element.style.left = `${Math.max(gap, Math.min(x, clientWidth - element.offsetWidth - gap))}px`;
  element.style.top = `${Math.max(gap, Math.min(y, clientHeight - element.offsetHeight - gap))}px`;
}
