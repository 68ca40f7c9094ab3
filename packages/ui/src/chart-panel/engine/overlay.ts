import type { Size } from './drawing.ts';
import { createSurface, type Surface } from './surface.ts';

/**
 * A canvas above the chart that is only there while something is drawn on it: an empty one costs every frame.
 *
 * @param layer - Its place above other canvases.
 */
export function createOverlay(host: HTMLElement, layer: string) {
  let surface: Surface | null = null;
  return {
    clear: () => {
      surface?.remove();
      surface = null;
    },
    /** Draws anew, in pixels of the page. */
    draw: (size: Size, paint: (context: Surface['context']) => void) => {
      surface ??= createSurface(host, layer);
      surface.clear(size);
      const { context } = surface;
      context.save();
      context.scale(surface.ratio(), surface.ratio());
      context.beginPath();
      paint(context);
      context.restore();
    },
  };
}
