import type { Size } from './drawing.ts';
import type { Selected } from './find/found.ts';
import { trace, type Outline } from './outline.ts';
import { createOverlay } from './overlay.ts';
import { toPixel, type Plot, type View } from './plot.ts';

type Place = {
  readonly plot: Plot;
  readonly view: View;
  readonly size: Size;
  readonly colors: { readonly background: string; readonly text: string };
};

function shapeOf({ at, radius }: Selected, { plot, view }: Place): Outline {
  if (typeof radius === 'number') return { kind: 'ring', at: toPixel(plot, view, at), radius: radius + 2 };
  const isRow = radius === 'row';
  const from = toPixel(plot, view, isRow ? { x: view.x.min, y: at.y - 0.5 } : { x: at.x - 0.5, y: view.y.min });
  const to = toPixel(plot, view, isRow ? { x: view.x.max, y: at.y + 0.5 } : { x: at.x + 0.5, y: view.y.max });
  return { kind: 'cell', rect: { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y } };
}

/** Rings around what is selected, above the chart. */
export function createSelection(host: HTMLElement) {
  const { clear, draw } = createOverlay(host, '1');
  return {
    clear,
    draw: (marks: readonly Selected[], place: Place) => {
      if (marks.length === 0) return clear();
      const { height, width, x, y } = place.plot.rect;
      draw(place.size, (context) => {
        context.rect(x, y, width, height);
        context.clip();
        context.beginPath();
        for (const mark of marks) trace(context, shapeOf(mark, place));
        // A ring is seen on points of any colour by the ground around it.
        for (const [color, line] of [
          [place.colors.background, 4],
          [place.colors.text, 1.75],
        ] as const) {
          context.strokeStyle = color;
          context.lineWidth = line;
          context.stroke();
        }
      });
    },
  };
}
