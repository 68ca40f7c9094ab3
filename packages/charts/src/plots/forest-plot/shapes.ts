import { readable, textWidth } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { booleanOf } from '../../settings.ts';
import { polygon, polyline, words } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { columnsOf, gap, heterogeneitySpec, indent, isDrawn, margin } from './columns.ts';
import type { ForestRow } from './forestRows.ts';

/** The interval; where it leaves the axis an arrow says so. */
export function whisker(
  from: number,
  to: number,
  y: number,
  [start, end]: readonly [number, number],
  stroke: string,
): Shape[] {
  const tipOf = (edge: number, side: number): Shape =>
    polygon(
      [
        [edge + side * 6, y],
        [edge, y - 3.5],
        [edge, y + 3.5],
      ],
      { fill: stroke, z: 2 },
    );
  return [
    polyline(
      [
        [Math.max(start, from), y],
        [Math.min(end, to), y],
      ],
      { stroke, lineWidth: 1.3, z: 2 },
    ),
    ...(from < start - 0.5 ? [tipOf(start, -1)] : []),
    ...(to > end + 0.5 ? [tipOf(end, 1)] : []),
  ];
}

/** Filled for the random-effects model, hollow for the fixed-effect one. */
export const diamond = (
  [low, centre, high]: readonly [number, number, number],
  y: number,
  half: number,
  color: string,
  filled: boolean,
  tip: string,
): Shape =>
  polygon(
    [
      [low, y],
      [centre, y - half],
      [high, y],
      [centre, y + half],
    ],
    { ...(filled && { fill: color }), stroke: color, lineWidth: 1.4, tip, z: 3 },
  );

export function tickShapes(
  ticks: readonly { readonly at: number; readonly value: number }[],
  x: (at: number) => number,
  rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  look: { readonly color: string; readonly fontSize: number },
  stroke: string,
): Shape[] {
  const foot = rect.y + rect.height;
  let free = Number.NEGATIVE_INFINITY;
  return ticks.flatMap(({ at, value }) => {
    const text = readable(value, 3);
    const half = textWidth(text, look.fontSize) / 2;
    const mark = polyline(
      [
        [x(at), foot],
        [x(at), foot + 4],
      ],
      { stroke, z: 1 },
    );
    if (x(at) - half < free) return [mark];
    free = x(at) + half + 4;
    return [mark, words(text, x(at), foot + 8, { ...look, align: 'center', valign: 'top' })];
  });
}

type Place = {
  readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly y: (row: number) => number;
  readonly font: number;
  readonly header: number;
  readonly color: string;
};

/** The names and figures beside the marks, with their heads. */
export function writing(
  input: ChartInput,
  rows: readonly ForestRow[],
  columns: ReturnType<typeof columnsOf>,
  { color, font, header, rect, y }: Place,
): Shape[] {
  const top = rect.y - header / 2 - 1;
  const look = { color, fontSize: font };
  const heads = { ...look, bold: true };
  const offset = columns.grouped ? indent : 0;
  const shapes: Shape[] = [words(columns.head, margin, top, heads)];
  const withHeterogeneity = booleanOf(input.settings.own, heterogeneitySpec);
  rows.forEach((row, i) => {
    const summary = isDrawn(row) && row.kind !== 'study';
    const name = columns.label(row);
    const from = margin + (row.kind === 'heading' || (summary && row.whole) ? 0 : offset);
    // The whole text about heterogeneity, else its first part, else the name alone.
    const spread =
      summary && withHeterogeneity
        ? [row.heterogeneity, row.heterogeneity.split('，')[0]!]
            .filter((one) => one !== '')
            .map((one) => `${name}（${one}）`)
        : [];
    const said = spread.find((one) => from + textWidth(one, font) < rect.x - 2) ?? name;
    shapes.push(words(said, from, y(i), { ...look, ...((row.kind === 'heading' || summary) && { bold: true }) }));
  });
  let from = margin + columns.labelWidth;
  for (const { text, title, width } of columns.before) {
    shapes.push(words(title, from, top, heads));
    for (const [i, row] of rows.entries())
      if (isDrawn(row) && row.kind === 'study') shapes.push(words(text(row), from, y(i), look));
    from += width;
  }
  from = rect.x + rect.width + gap;
  for (const { text, title, width } of columns.after) {
    shapes.push(words(title, from, top, heads));
    for (const [i, row] of rows.entries())
      if (isDrawn(row))
        shapes.push(words(text(row), from, y(i), { ...look, ...(row.kind !== 'study' && { bold: true }) }));
    from += width;
  }
  return shapes;
}
