import type { ChartDrawing } from '../drawing.ts';
import { isInside, toValue, type Pixel } from '../plot.ts';
import { readable } from '../readable.ts';
import type { Direction, Finder, Found, Selected, Sight } from './found.ts';

const steps: Readonly<Record<Direction, Pixel>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

const placesOf = (names: readonly string[], ids: ReadonlySet<string>): number[] =>
  names.flatMap((name, at) => (ids.has(name) ? [at] : []));

/** Finds the cells of a drawing. */
export function cellFinder({ layers = [] }: ChartDrawing): Finder | null {
  const layer = layers.find((one) => one.kind === 'cells');
  if (!layer) return null;
  const { columnIds, columns, rowIds, values } = layer;
  const cell = (column: number, row: number): Found | null => {
    const [rowId, columnId] = [rowIds[row], columnIds[column]];
    if (rowId === undefined || columnId === undefined) return null;
    return {
      at: { x: column, y: row },
      radius: 'cell',
      lines: [rowId, columnId, readable(values[row * columns + column]!)],
      id: undefined,
      selects: rowId,
    };
  };
  const isShown = ({ view }: Sight, { at }: Found) =>
    at.x > view.x.min && at.x < view.x.max && at.y > view.y.min && at.y < view.y.max;
  return {
    under: ({ plot, view }, pixel) => {
      if (!isInside(plot.rect, pixel)) return null;
      const at = toValue(plot, view, pixel);
      return cell(Math.round(at.x), Math.round(at.y));
    },
    beside: (sight, start, direction) => {
      const { x, y } = sight.view;
      if (!start || !isShown(sight, start))
        return cell(Math.round((x.min + x.max) / 2), Math.round((y.min + y.max) / 2));
      const next = cell(start.at.x + steps[direction].x, start.at.y + steps[direction].y);
      return next && isShown(sight, next) ? next : null;
    },
    within: () => [],
    selected: (_sight, ids) => [
      ...placesOf(rowIds, ids).map((y): Selected => ({ at: { x: 0, y }, radius: 'row' })),
      ...placesOf(columnIds, ids).map((x): Selected => ({ at: { x, y: 0 }, radius: 'column' })),
    ],
  };
}
