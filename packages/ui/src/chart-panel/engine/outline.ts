import type { Size } from './drawing.ts';
import { createOverlay } from './overlay.ts';
import type { Pixel, Rect } from './plot.ts';

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

/** The outline, above the chart and what is selected in it. */
export function createOutline(host: HTMLElement) {
  const { clear, draw } = createOverlay(host, '2');
  return {
    clear,
    draw: (outline: Outline, size: Size, color: string) =>
      draw(size, (context) => {
        context.strokeStyle = color;
        context.lineWidth = 1.5;
        trace(context, outline);
        context.stroke();
      }),
  };
}
