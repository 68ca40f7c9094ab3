import { fontSizeOf, gridRect, textWidth } from '../../frame/index.ts';
import type { Frame, Mark } from '../figure.ts';
import type { Drawn, View } from '../view.ts';
import { number, tableFrom, text } from './table.ts';
import { round, unitsOf, type Spot } from './units.ts';

type Item = {
  readonly value: readonly unknown[];
  readonly symbolSize?: number;
  readonly label: { readonly position: readonly [number, number] };
  readonly labelLine?: { readonly show?: boolean };
};
type Written = {
  readonly name: string;
  readonly point: Spot;
  readonly middle: Spot;
  /** Where the line to the name ends: at the point when the name stands beside it. */
  readonly end: Spot;
};

const isPlaced = (item: unknown): item is Item => {
  const { label, value } = (item ?? {}) as { label?: { show?: boolean; position?: unknown }; value?: unknown };
  return Array.isArray(value) && label?.show === true && Array.isArray(label.position);
};

/** The names as the page writes them, in its pixels. @param v - Of one plot with two axes of numbers. */
function written(v: View): Written[] {
  const rect = gridRect(v.drawing.option, v.input.size);
  const [x, y] = [v.number('x'), v.number('y')];
  const fontSize = fontSizeOf(v.input) - 1;
  return v.series.flatMap(({ data = [], symbolSize, type }) =>
    (type === 'scatter' ? (data as readonly unknown[]) : []).filter(isPlaced).map((item): Written => {
      const name = String(item.value.at(-1));
      const point: Spot = [
        rect.x + ((Number(item.value[0]) - x.min!) / (x.max! - x.min!)) * rect.width,
        rect.y + rect.height - ((Number(item.value[1]) - y.min!) / (y.max! - y.min!)) * rect.height,
      ];
      const [width, height] = [textWidth(name, fontSize), fontSize * 1.15];
      const corner = (item.symbolSize ?? Number(symbolSize)) / 2;
      const [left, top] = [point[0] - corner + item.label.position[0], point[1] - corner + item.label.position[1]];
      const nearest = (at: number, from: number, to: number): number => Math.min(to, Math.max(from, at));
      return {
        name,
        point,
        middle: [left + width / 2, top + height / 2],
        end: item.labelLine?.show
          ? [nearest(point[0], left, left + width), nearest(point[1], top, top + height)]
          : point,
      };
    }),
  );
}

/**
 * The names beside their points, where the page found room for them; a line leads to those that stand apart.
 *
 * @param at - Where the names stand when the page has no places for them: above the rows of `data` with these ids.
 */
export function namesOf(
  v: View,
  { id, x, y }: { readonly id: string; readonly x: string; readonly y: string },
): { readonly frames: readonly Frame[]; readonly marks: readonly Mark[] } {
  const units = unitsOf(v);
  const ids = v.labelled();
  if (!units)
    return {
      frames: [],
      marks: ids.length > 0 ? [{ mark: 'texts', x, y, text: id, at: 'above', where: { column: id, is: ids } }] : [],
    };
  const all = written(v);
  if (all.length === 0) return { frames: [], marks: [] };
  const places = (of: (one: Written) => Spot, [across, up]: readonly [string, string]) => [
    number(
      across,
      all.map((one) => round(units(of(one))[0])),
    ),
    number(
      up,
      all.map((one) => round(units(of(one))[1])),
    ),
  ];
  const table = tableFrom('names', [
    text(
      'name',
      all.map(({ name }) => name),
    ),
    ...places(({ point }) => point, ['x', 'y']),
    ...places(({ middle }) => middle, ['name_x', 'name_y']),
    ...places(({ end }) => end, ['end_x', 'end_y']),
  ]);
  return {
    frames: [{ name: 'named', file: 'names', table }],
    marks: [
      { mark: 'segments', frame: 'named', from: ['x', 'y'], to: ['end_x', 'end_y'], ink: v.colors.axis, width: 0.7 },
      { mark: 'texts', frame: 'named', x: 'name_x', y: 'name_y', text: 'name', at: 'middle' },
    ],
  };
}

/** A figure with the names of its points. */
export function withNames(v: View, on: Parameters<typeof namesOf>[1], made: Drawn): Drawn {
  const { frames, marks } = namesOf(v, on);
  return { ...made, frames: [...made.frames, ...frames], marks: [...made.marks, ...marks] };
}
