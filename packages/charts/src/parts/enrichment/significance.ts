import { extent, readable } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { significanceColors } from '../../palette/index.ts';
import { sideKeys, sideRoom, type Keys } from './sideKeys.ts';
import { pWords } from './topTerms.ts';

/** −log10 p; a p of 0 counts as the smallest number there is. */
export const minusLog = (p: number): number => Math.max(0, -Math.log10(Math.max(p, 1e-300)));

type Sizes = {
  readonly counts: ArrayLike<number>;
  /** Diameters in pixels; the largest on a wide and on a narrow figure. */
  readonly smallest: number;
  readonly largest: readonly [wide: number, narrow: number];
};
type Wanted = {
  /** −log10 p of what is drawn. */
  readonly heights: ArrayLike<number>;
  readonly pColumn: 'p' | 'p_adj';
  /** The height where the ramp begins; the lowest that is drawn when absent. */
  readonly from?: number;
  /** How many features a mark stands for, by its area. */
  readonly sizes?: Sizes;
};

/** How marks show the significance of an enrichment and the number of features behind it. */
export type Significance = {
  readonly colorAt: (height: number) => string;
  readonly diameterOf: (count: number) => number;
  /** The figure without the room of the keys. */
  readonly inner: ChartInput;
  readonly room: { readonly right: number; readonly bottom: number };
  readonly keys: readonly object[];
};

const rangeOf = (values: ArrayLike<number>, none: readonly [number, number]): readonly [number, number] =>
  extent(values) ?? none;

/** Colours by p and diameters by count, with the keys that explain them. */
export function significance(input: ChartInput, { from, heights, pColumn, sizes }: Wanted): Significance {
  const ramp = significanceColors(input.settings.palette, input.theme);
  const [lowest, high] = rangeOf(heights, [0, 1]);
  const low = from ?? lowest;
  const [least, most] = rangeOf(sizes?.counts ?? [], [1, 1]);
  const smallest = sizes?.smallest ?? 0;
  const largest = sizes?.largest[input.size.width < 520 ? 1 : 0] ?? 0;
  const diameterOf = (count: number): number =>
    Math.round(
      10 *
        (most === least
          ? (smallest + largest) / 2
          : Math.sqrt(smallest ** 2 + ((count - least) / (most - least)) * (largest ** 2 - smallest ** 2))),
    ) / 10;
  const steps = sizes
    ? [...new Set([least, Math.round((least + most) / 2), most])].map((value) => ({
        value,
        diameter: diameterOf(value),
      }))
    : [];
  const keys: Keys = {
    color: { title: pWords(pColumn), ramp, low: readable(10 ** -low, 2), high: readable(10 ** -high, 2) },
    size: { title: sizes ? '命中数' : '', steps },
  };
  const room = sideRoom(input, keys);
  return {
    colorAt: (height) =>
      ramp[
        high === low
          ? from === undefined
            ? ramp.length - 1
            : 0
          : Math.round(((height - low) / (high - low)) * (ramp.length - 1))
      ]!,
    diameterOf,
    room,
    inner: { ...input, size: { width: input.size.width - room.right, height: input.size.height - room.bottom } },
    keys: sideKeys(input, keys),
  };
}
