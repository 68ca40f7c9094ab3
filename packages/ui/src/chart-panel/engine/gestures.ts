import type { Pixel, Plot } from './plot.ts';
import { isInside } from './plot.ts';

/** What a drag over the plot does. */
export type Tool = 'pan' | 'box' | 'lasso';

type Actions = {
  readonly plot: () => Plot | null;
  readonly tool: () => Tool;
  readonly onHover: (at: Pixel | null) => void;
  /** @param more - Shift was held: to what there is, not in its place. */
  readonly onClick: (at: Pixel, more: boolean) => void;
  readonly onPan: (by: Pixel) => void;
  readonly onZoom: (scale: number, at: Pixel) => void;
  /** The line drawn so far; for a box its two corners. */
  readonly onDraw: (line: readonly Pixel[]) => void;
  readonly onDrawn: (line: readonly Pixel[], more: boolean) => void;
};

const slack = 4;

/** How far two fingers are apart, and their middle. */
function spread(fingers: ReadonlyMap<number, Pixel>): { readonly apart: number; readonly middle: Pixel } | null {
  const [one, other] = [...fingers.values()];
  return one && other
    ? {
        apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
        middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      }
    : null;
}

/**
 * Listens to the pointer over the plot. Two fingers zoom. The wheel zooms with Ctrl or ⌘, or while the figure has the
 * focus; otherwise the page scrolls.
 */
export function listenToGestures(host: HTMLElement, actions: Actions): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let start: Pixel | null = null;
  let last: Pixel | null = null;
  let line: Pixel[] = [];
  let dragging = false;
  /** Fingers on the plot. */
  const fingers = new Map<number, Pixel>();

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

  /** Two fingers hold what is under them. @returns Whether there are two. */
  const pinch = (event: PointerEvent, at: Pixel): boolean => {
    if (!fingers.has(event.pointerId)) return false;
    const before = spread(fingers);
    fingers.set(event.pointerId, at);
    const now = spread(fingers);
    if (!before || !now) return false;
    actions.onPan({ x: now.middle.x - before.middle.x, y: now.middle.y - before.middle.y });
    actions.onZoom(before.apart / now.apart, now.middle);
    return true;
  };

  host.addEventListener(
    'pointerdown',
    (event) => {
      const at = pixelOf(event);
      if (event.button !== 0 || !over(at)) return;
      if (event.pointerType === 'touch') fingers.set(event.pointerId, at);
      if (fingers.size > 1) {
        actions.onDraw([]);
        return end();
      }
      start = last = at;
      line = [at];
    },
    { signal },
  );

  host.addEventListener(
    'pointermove',
    (event) => {
      const at = pixelOf(event);
      if (pinch(event, at)) return;
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
    },
    { signal },
  );

  host.addEventListener(
    'pointerup',
    (event) => {
      fingers.delete(event.pointerId);
      if (!start) return;
      if (!dragging) actions.onClick(pixelOf(event), event.shiftKey);
      else if (actions.tool() !== 'pan') actions.onDrawn(line, event.shiftKey);
      end();
    },
    { signal },
  );
  host.addEventListener(
    'pointercancel',
    (event) => {
      fingers.delete(event.pointerId);
      actions.onDraw([]);
      end();
    },
    { signal },
  );
  host.addEventListener('pointerleave', () => actions.onHover(null), { signal });

  host.addEventListener(
    'wheel',
    (event) => {
      const at = pixelOf(event);
      if (
        !over(at) ||
        !(event.ctrlKey || event.metaKey || host.closest(':focus') || host.contains(document.activeElement))
      )
        return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY;
      actions.onZoom(Math.exp(Math.max(-0.5, Math.min(0.5, lines * 0.002))), at);
    },
    { signal, passive: false },
  );

  return () => listening.abort();
}
