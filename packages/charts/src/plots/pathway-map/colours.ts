import type { ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { mixed } from '../../parts/sectors/index.ts';
import { chartColors } from '../../theme/index.ts';
import type { Change, MapNode } from './readMap.ts';

/** A share of the changes lies within the colours; the few beyond have the last. */
const within = 0.98;

/** The change of the last colour: given, or below which 98 % of the changes are (type 7 of R). */
export function limitOf(nodes: readonly MapNode[], given: number): number {
  if (given > 0) return given;
  const sizes = Float64Array.from(nodes.flatMap(({ change }) => (change ? [Math.abs(change.value)] : []))).toSorted();
  if (sizes.length === 0) return 1;
  const at = within * (sizes.length - 1);
  const low = Math.floor(at);
  const limit = sizes[low]! + (at - low) * ((sizes[low + 1] ?? sizes[low]!) - sizes[low]!);
  return limit > 0 ? Number(limit.toPrecision(2)) : 1;
}

/** The colour of 256 for a value: as far from the middle to either side. */
export function shadeOf(value: number, limit: number): number {
  const far = Math.min(127, Math.floor((Math.abs(value) / limit) * 128));
  return value < 0 ? 127 - far : 128 + far;
}

/** Colours of changes on the background of the figure: pale where they are not significant. */
export function colourer(input: ChartInput, limit: number) {
  const ramp = paletteColors(input.settings.palette, 'diverging', input.theme);
  const { background, neutral } = chartColors(input.theme);
  return {
    ramp,
    none: mixed(neutral, background, 0.6),
    line: mixed(neutral, background, 0.35),
    of: ({ significant, value }: Change): string => {
      const color = ramp[shadeOf(value, limit)]!;
      return significant ? color : mixed(color, background, 0.68);
    },
  };
}
