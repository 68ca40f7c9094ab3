import type { Size } from './drawing.ts';
import type { Selected } from './find/found.ts';
import { trace, type Outline } from './outline.ts';
import { toPixel, type Plot, type View } from './plot.ts';
import { createSurface, type Surface } from './surface.ts';

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

/** Rings around what is selected, above the chart; the canvas is only there while something is. */
export function createSelection(host: HTMLElement) {
  let surface: Surface | null = null;
  const clear = () => {
    surface?.remove();
    surface = null;
  };
  return {
    clear,
    draw: (marks: readonly Selected[], place: Place) => {
      if (marks.length === 0) return clear();
      surface ??= createSurface(host, '1');
      surface.clear(place.size);
      const { context } = surface;
      const { height, width, x, y } = place.plot.rect;
      context.save();
      context.scale(surface.ratio(), surface.ratio());
      context.beginPath();
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
      context.restore();
    },
  };
}
