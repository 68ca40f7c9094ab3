import type { Rect } from '../../frame/index.ts';

const gap = { x: 14, y: 8 };
const least = { width: 92, height: 44 };

/** Panels in rows, as many of `wanted` as can be read. */
export function gridOf(wanted: number, area: Rect, head: number, columns: number): Rect[] {
  const across = Math.min(
    wanted,
    columns ||
      Math.max(1, Math.min(Math.ceil(Math.sqrt(wanted)), Math.floor((area.width + gap.x) / (least.width + gap.x)))),
  );
  const most = Math.max(1, Math.floor((area.height + gap.y) / (least.height + head + gap.y)));
  const count = Math.min(wanted, across * most);
  const down = Math.ceil(count / across);
  const [width, height] = [(area.width - gap.x * (across - 1)) / across, (area.height - gap.y * (down - 1)) / down];
  return Array.from({ length: count }, (_, at) => ({
    x: Math.round(area.x + (at % across) * (width + gap.x)),
    y: Math.round(area.y + Math.floor(at / across) * (height + gap.y) + head),
    width: Math.round(width),
    height: Math.round(height - head),
  }));
}
