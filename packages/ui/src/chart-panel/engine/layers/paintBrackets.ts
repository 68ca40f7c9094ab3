import type { BracketLayer } from '../drawing.ts';
import type { Place } from './place.ts';
import { treeLine } from './treeLine.ts';

/** Draws the joinings that touch the view in a path for each width of their lines. */
export function paintBrackets(layer: BracketLayer, { context, plot, ratio, view }: Place): void {
  const { from, fromHeight, height, highest, rect, side, to, toHeight } = layer;
  const upright = side === 'top';
  const span = upright ? view.x : view.y;
  const long = upright ? rect.width : rect.height;
  const deep = upright ? rect.height : rect.width;
  const scale = (long * ratio) / (span.max - span.min);
  const start = (upright ? rect.x : rect.y) * ratio - span.min * scale;
  const rise = (deep * ratio) / highest;
  const foot = ((upright ? rect.y : rect.x) + deep) * ratio;

  context.save();
  context.beginPath();
  // The uppermost line of a tree alone may lie on the edge of its plot.
  const above = plot.across ? layer.width * ratio : 0;
  context.rect(rect.x * ratio, rect.y * ratio - above, rect.width * ratio, rect.height * ratio + above);
  context.clip();
  context.strokeStyle = layer.color;
  const paths = new Map<number, Path2D>();
  for (let i = 0; i < from.length; i++) {
    if (to[i]! < span.min || from[i]! > span.max) continue;
    const one = start + from[i]! * scale;
    const other = start + to[i]! * scale;
    const line = treeLine(layer.width, Math.abs(other - one) / ratio);
    const path = paths.get(line) ?? new Path2D();
    paths.set(line, path);
    const bar = foot - height[i]! * rise;
    const oneFoot = foot - fromHeight[i]! * rise;
    const otherFoot = foot - toHeight[i]! * rise;
    if (upright) {
      path.moveTo(one, oneFoot);
      path.lineTo(one, bar);
      path.lineTo(other, bar);
      path.lineTo(other, otherFoot);
    } else {
      path.moveTo(oneFoot, one);
      path.lineTo(bar, one);
      path.lineTo(bar, other);
      path.lineTo(otherFoot, other);
    }
  }
  for (const [line, path] of paths) {
    context.lineWidth = line * ratio;
    context.stroke(path);
  }
  context.restore();
}
