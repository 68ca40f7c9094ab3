import type { ChartDrawing } from '../drawing.ts';
import { isInside, toValue, type Plot } from '../plot.ts';
import { rowLines } from '../readable.ts';
import type { Finder, Found } from './found.ts';

/** Finds the leaves of a tree: leaf i is row i of the drawing's data. */
export function leafFinder(drawing: ChartDrawing, plot: Plot): Finder | null {
  if (!plot.across) return null;
  const { columns, rows } = drawing.data;
  const named = columns.filter(({ kind }) => kind === 'text').slice(0, 1);
  // The name before its place.
  const data = { rows, columns: [...named, ...columns.filter((column) => !named.includes(column))] };
  const [names] = named;
  const nameOf = (at: number): string | undefined => (names?.kind === 'text' ? names.values[at] : undefined);
  const leaf = (at: number): Found | null =>
    at >= 0 && at < rows
      ? { at: { x: at, y: 0 }, radius: 'cell', lines: rowLines({ data }, at), id: undefined, selects: nameOf(at) }
      : null;
  return {
    under: ({ view }, pixel) => (isInside(plot.rect, pixel) ? leaf(Math.round(toValue(plot, view, pixel).x)) : null),
    beside: ({ view: { x } }, start, direction) => {
      const shown = (at: number) => at > x.min && at < x.max;
      if (!start || !shown(start.at.x)) return leaf(Math.round((x.min + x.max) / 2));
      const next = start.at.x + { left: -1, right: 1, up: 0, down: 0 }[direction];
      return next !== start.at.x && shown(next) ? leaf(next) : null;
    },
    within: () => [],
    selected: (_sight, ids) =>
      Array.from({ length: rows }, (_, at) => at)
        .filter((at) => ids.has(nameOf(at) ?? ''))
        .map((x) => ({ at: { x, y: 0 }, radius: 'column' })),
  };
}
