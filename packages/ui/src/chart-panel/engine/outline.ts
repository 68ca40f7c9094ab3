import type { Size } from './drawing.ts';
import type { Pixel, Rect } from './plot.ts';
import { createSurface, type Surface } from './surface.ts';

/**
 * What is drawn over the chart: the box or the free-hand line of a drag, or the mark around the point or cell that was
 * found.
 */
export type Outline =
  | { readonly kind: 'box' | 'line'; readonly line: readonly Pixel[] }
  | { readonly kind: 'ring'; readonly at: Pixel; readonly radius: number }
  | { readonly kind: 'cell'; readonly rect: Rect };

/** Adds a shape to the path. */
export function trace(context: CanvasRenderingContext2D, outline: Outline): void {
  switch (outline.kind) {
    case 'ring':
      // Not joined to the ring before.
      context.moveTo(outline.at.x + outline.radius, outline.at.y);
      return context.arc(outline.at.x, outline.at.y, outline.radius, 0, Math.PI * 2);
    case 'cell':
      return context.rect(outline.rect.x, outline.rect.y, outline.rect.width, outline.rect.height);
    case 'box':
    case 'line': {
      context.setLineDash([4, 3]);
      const [first, ...rest] = outline.line;
      const last = rest.at(-1);
      if (!first || !last) return;
      if (outline.kind === 'box') return context.rect(first.x, first.y, last.x - first.x, last.y - first.y);
      context.moveTo(first.x, first.y);
      for (const { x, y } of rest) context.lineTo(x, y);
    }
  }
}

/** A canvas above the chart that is only there while something is outlined: an empty one costs every frame. */
export function createOutline(host: HTMLElement) {
  let surface: Surface | null = null;
  const clear = () => {
    surface?.remove();
    surface = null;
  };
  return {
    clear,
    draw: (outline: Outline, size: Size, color: string) => {
      surface ??= createSurface(host, '2');
      surface.clear(size);
      const { context } = surface;
      context.save();
      context.scale(surface.ratio(), surface.ratio());
      context.strokeStyle = color;
      context.lineWidth = 1.5;
      context.beginPath();
      trace(context, outline);
      context.stroke();
      context.restore();
    },
  };
}
