import type { EdgeLayer } from '../drawing.ts';
import type { View } from '../plot.ts';
import type { Pixels } from './pixels.ts';

/** What a line adds to a pixel that it covers wholly. */
export const unit = 64;
/** Empty pixels around the picture: a line may be drawn a little too far and never leaves the memory. */
const margin = 2;
/** Places across a line are counted in 65,536ths of a pixel. */
const one = 1 << 16;
const shift = 10;

let kept = new Uint16Array(0);
function emptySums(length: number): Uint16Array {
  if (kept.length === length) kept.fill(0);
  else kept = new Uint16Array(length);
  return kept;
}

/** How much the lines cover each pixel of a picture, added up. */
export type Coverage = { readonly sums: Uint16Array; readonly stride: number; readonly margin: number };

/**
 * Of a line that is longer in x than in y, all at once: where it begins, how it rises, and how x and y lie in memory.
 */
type Stroke = {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly step: number;
  readonly side: number;
  readonly low: number;
  readonly slope: number;
  readonly wide: number;
};

/**
 * One column of a line after the other. What lies in the next pixel is taken from this one, without asking whether it
 * does.
 */
function thin(sums: Uint16Array, { at, from, low, side, slope, step, to, wide }: Stroke): void {
  const whole = Math.round(wide * unit);
  const rise = Math.round(slope * one);
  const beyond = Math.round(wide * one) - one;
  let place = Math.round(low * one);
  let cell = at;
  for (let column = from; column < to; column++) {
    const pixel = cell + (place >> 16) * side;
    const next = (place & (one - 1)) + beyond;
    const spilt = (next & ~(next >> 31)) >> shift;
    sums[pixel]! += whole - spilt;
    sums[pixel + side]! += spilt;
    place += rise;
    cell += step;
  }
}

/** The same for lines that cover several pixels of a column. */
function thick(sums: Uint16Array, { at, from, low, side, slope, step, to, wide }: Stroke, deep: number): void {
  let place = low;
  let cell = at;
  for (let column = from; column < to; column++, place += slope, cell += step) {
    const last = Math.min(place + wide, deep + 2 * margin);
    for (let row = Math.max(0, place | 0); row < last; row++)
      sums[cell + row * side]! += Math.round((Math.min(row + 1, last) - Math.max(row, place)) * unit);
  }
}

function scaled(values: ArrayLike<number>, origin: number, scale: number): Float64Array {
  const out = new Float64Array(values.length);
  for (let i = 0; i < out.length; i++) out[i] = (values[i]! - origin) * scale;
  return out;
}

/** @param thickness - Pixels of the target. */
export function edgeCoverage(
  { from, to, x, y }: EdgeLayer,
  view: View,
  { height, width }: Pixels,
  thickness: number,
): Coverage {
  const stride = width + 2 * margin;
  const sums = emptySums(stride * (height + 2 * margin));
  const across = scaled(x, view.x.min, width / (view.x.max - view.x.min));
  const along = scaled(y, view.y.max, -height / (view.y.max - view.y.min));
  for (let i = 0; i < from.length; i++) {
    let x0 = across[from[i]!]!;
    let y0 = along[from[i]!]!;
    let x1 = across[to[i]!]!;
    let y1 = along[to[i]!]!;
    // Lines beside the picture, and those with a missing end, which no comparison lets through.
    if (!(Math.max(x0, x1) >= 0 && Math.min(x0, x1) <= width && Math.max(y0, y1) >= 0 && Math.min(y0, y1) <= height))
      continue;
    const flat = Math.abs(x1 - x0) >= Math.abs(y1 - y0);
    if (!flat) [x0, y0, x1, y1] = [y0, x0, y1, x1];
    if (x1 < x0) [x0, y0, x1, y1] = [x1, y1, x0, y0];
    if (x1 === x0) continue;
    const slope = (y1 - y0) / (x1 - x0);
    const [long, deep] = flat ? [width, height] : [height, width];
    // The part of the line for which y lies in the picture.
    let first = Math.max(0, x0);
    let last = Math.min(long, x1);
    if (slope !== 0) {
      const [enter, leave] = slope > 0 ? [0, deep] : [deep, 0];
      first = Math.max(first, x0 + (enter - y0) / slope);
      last = Math.min(last, x0 + (leave - y0) / slope);
    }
    const begin = Math.ceil(first - 0.5);
    const end = Math.ceil(last - 0.5);
    if (end <= begin) continue;
    const [step, side] = flat ? [1, stride] : [stride, 1];
    const wide = thickness * Math.hypot(1, slope);
    const stroke = {
      from: begin,
      to: end,
      at: (begin + margin) * step,
      step,
      side,
      slope,
      wide,
      low: y0 + (begin + 0.5 - x0) * slope - wide / 2 + margin,
    };
    if (wide <= 1) thin(sums, stroke);
    else thick(sums, stroke, deep);
  }
  return { sums, stride, margin };
}
