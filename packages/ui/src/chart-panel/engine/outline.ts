import type { Size } from './drawing.ts';
import type { Pixel } from './plot.ts';
import type { Surface } from './surface.ts';

/** Draws the box or the free-hand line that is being drawn, or the ring around the point under the pointer. */
export function paintOutline(surface: Surface, size: Size, color: string, shape: { readonly line: readonly Pixel[]; readonly box: boolean } | { readonly ring: Pixel; readonly radius: number } | null): void {
  surface.clear(size);
  if (!shape) return;
  const { context } = surface;
  context.save();
  context.scale(surface.ratio(), surface.ratio());
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  context.beginPath();
  if ('ring' in shape) context.arc(shape.ring.x, shape.ring.y, shape.radius, 0, Math.PI * 2);
  else {
    context.setLineDash([4, 3]);
    const [first, ...rest] = shape.line;
    const last = rest.at(-1);
    if (first && last && shape.box) context.rect(first.x, first.y, last.x - first.x, last.y - first.y);
    else if (first) {
      context.moveTo(first.x, first.y);
      for (const { x, y } of rest) context.lineTo(x, y);
    }
  }
  context.stroke();
  context.restore();
}
