import type { ChartDrawing } from '../drawing.ts';
import { toPixel, type Pixel, type Plot } from '../plot.ts';
import { rowLines } from '../readable.ts';
import type { Direction, Finder, Found, Sight } from './found.ts';
import { createHitGrid, idsWithin, type HitGrid, type HitPoints } from './hitGrid.ts';
import { hitPointsOf } from './hitPoints.ts';

const reach = 8;
/** Points on the same pixel count as one stop. */
const least = 1;
const turns: Readonly<Record<Direction, readonly [across: number, along: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The point with the lowest cost within the view. */
function best({ group, x, y }: HitPoints, { hidden, plot, view }: Sight, cost: (at: Pixel) => number): number {
  let found = -1;
  let lowest = Infinity;
  for (let i = 0; i < x.length; i++) {
    const [across, along] = [x[i]!, y[i]!];
    if (
      !(across >= view.x.min && across <= view.x.max && along >= view.y.min && along <= view.y.max) ||
      (group && hidden.has(group[i]!))
    )
      continue;
    const one = cost(toPixel(plot, view, { x: across, y: along }));
    if (one >= lowest) continue;
    lowest = one;
    found = i;
  }
  return found;
}

/** The cost of a step: far to the side is worse than far ahead, and going back is not allowed. */
function ahead(from: Pixel, direction: Direction) {
  const [across, along] = turns[direction];
  return ({ x, y }: Pixel) => {
    const forward = (x - from.x) * across + (y - from.y) * along;
    return forward < least ? Infinity : forward + 3 * Math.abs((x - from.x) * along + (y - from.y) * across);
  };
}

/** Finds the points of a drawing. */
export function pointFinder(drawing: ChartDrawing, plot: Plot): Finder | null {
  const points = hitPointsOf(drawing);
  if (!points) return null;
  const layer = drawing.layers?.find((one) => one.kind === 'points');
  let grid: HitGrid | undefined;
  const rowOf = (point: number) => {
    if (layer) return point;
    const [first] = drawing.data.columns;
    return first?.kind === 'text' ? first.values.indexOf(points.ids[point]!) : -1;
  };
  const found = (point: number): Found | null => {
    if (point < 0) return null;
    const id = points.ids[point];
    const row = rowOf(point);
    return {
      at: { x: points.x[point]!, y: points.y[point]! },
      radius: layer?.radius ?? 5,
      lines: row < 0 ? [id ?? ''] : rowLines(drawing, row),
      id,
    };
  };
  return {
    under: ({ hidden, view }, pixel) => {
      grid ??= createHitGrid(points, plot.full);
      return found(grid.nearest(plot, view, pixel, reach, hidden));
    },
    beside: (sight, start, direction) => {
      const { height, width, x, y } = plot.rect;
      const from = start ? toPixel(plot, sight.view, start.at) : { x: x + width / 2, y: y + height / 2 };
      const nearMiddle = (at: Pixel) => Math.hypot(at.x - from.x, at.y - from.y);
      return found(best(points, sight, start ? ahead(from, direction) : nearMiddle));
    },
    within: ({ hidden, view }, line) => idsWithin(points, plot, view, line, hidden),
    selected: ({ hidden }, ids) =>
      points.ids.flatMap((id, i) =>
        ids.has(id) && !(points.group && hidden.has(points.group[i]!))
          ? [{ at: { x: points.x[i]!, y: points.y[i]! }, radius: layer?.radius ?? 5 }]
          : [],
      ),
  };
}
