import type { Pixel, Plot, Span, View } from '../plot.ts';
import { toPixel } from '../plot.ts';

/** Points that can be found under the pointer. `group` is an index the legend can turn off. */
export type HitPoints = {
  readonly ids: readonly string[];
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly group?: ArrayLike<number>;
};

export type HitGrid = {
  /** The nearest point within `reach` pixels; −1 when there is none. */
  readonly nearest: (plot: Plot, view: View, at: Pixel, reach: number, hidden: ReadonlySet<number>) => number;
};

const cells = 128;

const cellOf = (value: number, { max, min }: Span) =>
  Math.min(cells - 1, Math.max(0, Math.floor(((value - min) / (max - min)) * cells)));

/**
 * Sorts the points into a grid over the full axes once, so that the pointer looks at a few cells instead of all points.
 */
export function createHitGrid({ group, x, y }: HitPoints, full: View): HitGrid {
  const starts = new Uint32Array(cells * cells + 1);
  const place = (i: number) =>
    Number.isFinite(x[i]!) && Number.isFinite(y[i]!) ? cellOf(y[i]!, full.y) * cells + cellOf(x[i]!, full.x) : -1;
  for (let i = 0; i < x.length; i++) {
    const cell = place(i);
    if (cell >= 0) starts[cell + 1]!++;
  }
  for (let cell = 0; cell < cells * cells; cell++) starts[cell + 1]! += starts[cell]!;
  const order = new Uint32Array(starts[cells * cells]!);
  const next = starts.slice();
  for (let i = 0; i < x.length; i++) {
    const cell = place(i);
    if (cell >= 0) order[next[cell]!++] = i;
  }

  return {
    nearest: (plot, view, at, reach, hidden) => {
      const unitX = (view.x.max - view.x.min) / plot.rect.width;
      const unitY = (view.y.max - view.y.min) / plot.rect.height;
      const middle = { x: view.x.min + (at.x - plot.rect.x) * unitX, y: view.y.max - (at.y - plot.rect.y) * unitY };
      let best = -1;
      let least = reach * reach;
      for (let row = cellOf(middle.y - reach * unitY, full.y); row <= cellOf(middle.y + reach * unitY, full.y); row++) {
        for (
          let column = cellOf(middle.x - reach * unitX, full.x);
          column <= cellOf(middle.x + reach * unitX, full.x);
          column++
        ) {
          const cell = row * cells + column;
          for (let k = starts[cell]!; k < starts[cell + 1]!; k++) {
            const i = order[k]!;
            if (group && hidden.has(group[i]!)) continue;
            const pixel = toPixel(plot, view, { x: x[i]!, y: y[i]! });
            const distance = (pixel.x - at.x) ** 2 + (pixel.y - at.y) ** 2;
            if (distance > least) continue;
            least = distance;
            best = i;
          }
        }
      }
      return best;
    },
  };
}

/** Whether a pixel lies within a closed free-hand line (even–odd rule). */
function isWithin(line: readonly Pixel[], at: Pixel): boolean {
  let inside = false;
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const [one, other] = [line[i]!, line[j]!];
    if (one.y > at.y !== other.y > at.y && at.x < ((other.x - one.x) * (at.y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  }
  return inside;
}

/** The ids of the visible points within a free-hand line. */
export function idsWithin(
  { group, ids, x, y }: HitPoints,
  plot: Plot,
  view: View,
  line: readonly Pixel[],
  hidden: ReadonlySet<number>,
): string[] {
  const found: string[] = [];
  for (let i = 0; i < x.length; i++) {
    if (group && hidden.has(group[i]!)) continue;
    if (Number.isFinite(x[i]!) && Number.isFinite(y[i]!) && isWithin(line, toPixel(plot, view, { x: x[i]!, y: y[i]! })))
      found.push(ids[i]!);
  }
  return found;
}
