import type { BracketLayer } from '../drawing.ts';
import type { Place } from './place.ts';

/** Draws the joinings that touch the view in one path. */
export function paintBrackets(layer: BracketLayer, { context, ratio, view }: Place): void {
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
  context.rect(rect.x * ratio, rect.y * ratio, rect.width * ratio, rect.height * ratio);
  context.clip();
  context.strokeStyle = layer.color;
  context.lineWidth = layer.width * ratio;
  context.beginPath();
  for (let i = 0; i < from.length; i++) {
    if (to[i]! < span.min || from[i]! > span.max) continue;
    const one = start + from[i]! * scale;
    const other = start + to[i]! * scale;
    const bar = foot - height[i]! * rise;
    const oneFoot = foot - fromHeight[i]! * rise;
    const otherFoot = foot - toHeight[i]! * rise;
    if (upright) {
      context.moveTo(one, oneFoot);
      context.lineTo(one, bar);
      context.lineTo(other, bar);
      context.lineTo(other, otherFoot);
    } else {
      context.moveTo(oneFoot, one);
      context.lineTo(bar, one);
      context.lineTo(bar, other);
      context.lineTo(otherFoot, other);
    }
  }
  context.stroke();
  context.restore();
}
