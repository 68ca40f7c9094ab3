import type { Frame, Levels, Mark } from '../figure.ts';
import { byLevel } from '../figure.ts';
import type { View } from '../view.ts';
import { number, tableFrom, text } from './table.ts';

/** The legend of a figure whose marks carry their own colours: its series name the colours and have no places. */
export function keyOf(v: View): {
  readonly frames: readonly Frame[];
  readonly marks: readonly Mark[];
  readonly levels?: { readonly levels: Levels };
} {
  const listed = (v.drawing.option as { legend?: { readonly data?: readonly (string | { readonly name: string })[] } })
    .legend;
  const drawn =
    listed === undefined
      ? []
      : v.series.filter(({ data = [], name }) => data.length === 0 && name !== undefined && name !== '');
  const shown = listed?.data?.map((entry) => (typeof entry === 'string' ? entry : entry.name));
  const items = drawn
    .filter(({ name }) => !shown || shown.includes(name!))
    .map((one) => ({
      value: one.name!,
      label: one.name!,
      color: v.seriesColor((other) => other === one),
      symbol: 'circle',
    }));
  if (items.length === 0) return { frames: [], marks: [] };
  const column = 'name';
  // ggplot2 makes a legend only for what is drawn, so these points have no coordinates.
  const nowhere = items.map(() => Number.NaN);
  return {
    frames: [
      {
        name: 'key',
        table: tableFrom('key', [
          text(
            column,
            items.map(({ value }) => value),
          ),
          number('x', nowhere),
          number('y', nowhere),
        ]),
      },
    ],
    marks: [{ mark: 'points', frame: 'key', x: 'x', y: 'y', ink: byLevel, size: 10 }],
    levels: { levels: { column, mark: drawn.some(({ type }) => type === 'line') ? 'line' : 'box', items } },
  };
}
