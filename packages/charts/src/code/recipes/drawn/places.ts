import { gridRect } from '../../../frame/index.ts';
import type { Rect } from '../../../frame/index.ts';
import type { View } from '../../view.ts';
import { num } from './picture.ts';

type Axis = {
  readonly type?: string;
  readonly data?: readonly unknown[];
  readonly min?: number;
  readonly max?: number;
  readonly inverse?: boolean;
  readonly gridIndex?: number;
  readonly show?: boolean;
  readonly axisLabel?: { readonly show?: boolean };
};

/** Where the values of a drawing lie in pixels. */
export type Places = {
  readonly axes: { readonly x: readonly Axis[]; readonly y: readonly Axis[] };
  /** The plot between the axes of a grid. */
  readonly rectOf: (grid: number) => Rect;
  /** A value or a name along one of the axes. */
  readonly at: (name: 'x' | 'y', axis: number, value: unknown) => number;
};

export function placesOf(v: View): Places {
  const grids = [(v.drawing.option as { grid?: object | readonly object[] }).grid ?? []].flat();
  const axes = { x: v.axes.x as readonly Axis[], y: v.axes.y as readonly Axis[] };
  const rectOf = (index: number): Rect =>
    gridRect({ ...v.drawing.option, grid: grids[index] ?? grids[0] } as typeof v.drawing.option, v.input.size);
  return {
    axes,
    rectOf,
    at: (name, index, value) => {
      const axis = axes[name][index] ?? {};
      const rect = rectOf(axis.gridIndex ?? 0);
      const [from, length] = name === 'x' ? [rect.x, rect.width] : [rect.y, rect.height];
      const count = axis.data?.length ?? 1;
      const named = typeof value === 'string' ? (axis.data ?? []).indexOf(value) : num(value);
      const at = named < 0 ? Number.NaN : named;
      const share =
        axis.type === 'category'
          ? (at + 0.5) / count
          : (num(value) - num(axis.min)) / (num(axis.max) - num(axis.min) || 1);
      const flipped = (name === 'y') !== Boolean(axis.inverse);
      return from + length * (flipped ? 1 - share : share);
    },
  };
}
