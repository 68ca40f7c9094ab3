import { gridRect } from '../../frame/index.ts';
import type { View } from '../view.ts';

export type Spot = readonly [x: number, y: number];

/** Pixels of the page in the units of its axes; `null` unless there is one plot with two axes of numbers. */
export function unitsOf(v: View): ((spot: Spot) => Spot) | null {
  const [x, y] = [v.number('x'), v.number('y')];
  const one =
    v.axes.x.length === 1 && v.axes.y.length === 1 && v.axes.x[0]?.type === 'value' && v.axes.y[0]?.type === 'value';
  if (!one || x.min === undefined || y.min === undefined || x.max === x.min || y.max === y.min) return null;
  const rect = gridRect(v.drawing.option, v.input.size);
  const { max: right, min: left } = x;
  const { max: top, min: bottom } = y;
  return ([px, py]) => [
    left + ((px - rect.x) / rect.width) * (right! - left),
    top! - ((py - rect.y) / rect.height) * (top! - bottom),
  ];
}

/** A number rounded as it is written to files. */
export const round = (value: number): number => Number(value.toPrecision(6));
