import type { Pixel, Plot } from './plot.ts';
import { isInside } from './plot.ts';

/** What a drag over the plot does. */
export type Tool = 'pan' | 'box' | 'lasso';

type Actions = {
  readonly plot: () => Plot | null;
  readonly tool: () => Tool;
  readonly onHover: (at: Pixel | null) => void;
  readonly onClick: (at: Pixel) => void;
  readonly onPan: (by: Pixel) => void;
  readonly onZoom: (scale: number, at: Pixel) => void;
  /** The line drawn so far; for a box its two corners. */
  readonly onDraw: (line: readonly Pixel[]) => void;
  readonly onDrawn: (line: readonly Pixel[]) => void;
};

const slack = 4;

/** Listens to the pointer over the plot. The wheel zooms with Ctrl or ⌘, or while the figure has the focus; otherwise the page scrolls. */
export function listenToGestures(host: HTMLElement, actions: Actions): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let start: Pixel | null = null;
  let last: Pixel | null = null;
  let line: Pixel[] = [];
  let dragging = false;

  const pixelOf = (event: PointerEvent | WheelEvent): Pixel => {
    const box = host.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const over = (at: Pixel) => {
    const plot = actions.plot();
    return plot !== null && isInside(plot.rect, at);
  };
  const end = () => {
    start = last = null;
    line = [];
    dragging = false;
  };

  host.addEventListener('pointerdown', (event) => {
    const at = pixelOf(event);
    if (event.button !== 0 || !over(at)) return;
    start = last = at;
    line = [at];
  }, { signal });

  host.addEventListener('pointermove', (event) => {
    const at = pixelOf(event);
    if (!start || !last) return actions.onHover(over(at) ? at : null);
    if (!dragging && Math.hypot(at.x - start.x, at.y - start.y) < slack) return;
    if (!dragging) host.setPointerCapture(event.pointerId);
    dragging = true;
    actions.onHover(null);
    if (actions.tool() === 'pan') actions.onPan({ x: at.x - last.x, y: at.y - last.y });
    else {
      line = actions.tool() === 'box' ? [start, at] : [...line, at];
      actions.onDraw(line);
    }
    last = at;
  }, { signal });

  host.addEventListener('pointerup', (event) => {
    if (!start) return;
    if (!dragging) actions.onClick(pixelOf(event));
    else if (actions.tool() !== 'pan') actions.onDrawn(line);
    end();
  }, { signal });
  host.addEventListener('pointercancel', () => {
    actions.onDraw([]);
    end();
  }, { signal });
  host.addEventListener('pointerleave', () => actions.onHover(null), { signal });

  host.addEventListener('wheel', (event) => {
    const at = pixelOf(event);
    if (!over(at) || !(event.ctrlKey || event.metaKey || host.closest(':focus') || host.contains(document.activeElement))) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY;
    actions.onZoom(Math.exp(Math.max(-0.5, Math.min(0.5, lines * 0.002))), at);
  }, { signal, passive: false });

  return () => listening.abort();
}
