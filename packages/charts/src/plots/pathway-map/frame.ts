import type { Placed } from './links.ts';
import type { MapNode } from './readMap.ts';

export const edge = 14;
/** KEGG draws a pixel as a pixel; small maps are not blown up further than this. */
const largest = 1.6;

type Frame = {
  readonly scale: number;
  readonly place: (node: MapNode) => Placed;
  readonly at: (x: number, y: number) => readonly [number, number];
};

/** The map as large as fits, in the middle of its area. */
export function frameOf(
  nodes: readonly MapNode[],
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Frame {
  const bounds = nodes.reduce(
    (all, { height, width, x, y }) => ({
      left: Math.min(all.left, x - width / 2),
      right: Math.max(all.right, x + width / 2),
      top: Math.min(all.top, y - height / 2),
      bottom: Math.max(all.bottom, y + height / 2),
    }),
    { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity },
  );
  const [wide, high] = [Math.max(1, bounds.right - bounds.left), Math.max(1, bounds.bottom - bounds.top)];
  const scale = Math.min(largest, area.width / wide, area.height / high);
  const [left, top] = [area.x + (area.width - wide * scale) / 2, area.y + (area.height - high * scale) / 2];
  const at = (x: number, y: number): readonly [number, number] => [
    left + (x - bounds.left) * scale,
    top + (y - bounds.top) * scale,
  ];
  const place = (node: MapNode): Placed => {
    const [x, y] = at(node.x, node.y);
    const round = node.shape === 'circle';
    return {
      x,
      y,
      width: round ? Math.max(4, node.width * scale) : node.width * scale,
      height: round ? Math.max(4, node.height * scale) : node.height * scale,
      round,
    };
  };
  return { scale, place, at };
}
