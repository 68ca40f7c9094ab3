import type { Size } from './drawing.ts';
import type { Found } from './find/found.ts';
import type { createOutline, Outline } from './outline.ts';
import { toPixel, type Pixel, type Plot, type View } from './plot.ts';
import { createTip } from './tip.ts';

type Place = {
  readonly plot: Plot;
  readonly view: View;
  readonly size: Size;
  readonly colors: { readonly background: string; readonly text: string };
  /** Where the pointer is. */
  readonly at: Pixel | undefined;
};

function shapeOf({ at, radius }: Found, { plot, view }: Place): Outline {
  if (radius !== 'cell') return { kind: 'ring', at: toPixel(plot, view, at), radius: radius + 2 };
  const from = toPixel(plot, view, { x: at.x - 0.5, y: at.y - 0.5 });
  const to = toPixel(plot, view, { x: at.x + 0.5, y: at.y + 0.5 });
  return { kind: 'cell', rect: { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y } };
}

/** The one point or cell that the pointer or the keyboard is at: an outline and a small window with its values. */
export function createMark(host: HTMLElement, outline: ReturnType<typeof createOutline>) {
  const tip = createTip(host);
  let marked: Found | null = null;
  const clear = () => {
    const had = marked !== null;
    marked = null;
    tip.hide();
    if (had) outline.clear();
    return had;
  };
  return {
    found: () => marked,
    clear,
    put: (found: Found | null, place: Place) => {
      if (!found) return void clear();
      const { colors, plot, size, view } = place;
      if (found.at.x !== marked?.at.x || found.at.y !== marked.at.y)
        outline.draw(shapeOf(found, place), size, colors.text);
      marked = found;
      tip.show(found.lines, place.at ?? toPixel(plot, view, found.at), size, colors);
    },
    remove: () => tip.remove(),
  };
}
