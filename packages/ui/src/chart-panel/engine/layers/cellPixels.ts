import type { CellLayer } from '../drawing.ts';
import type { Span, View } from '../plot.ts';
import { rgbOf } from './color.ts';
import type { Pixels } from './pixels.ts';

/**
 * One side of the view in strips: a strip for each cell, or for each pixel where cells are narrower than a pixel. Of
 * those a strip holds several, the first and the last of them in part.
 */
type Side = {
  readonly strips: number;
  /** How many cells lie in a strip. */
  readonly each: number;
  /** The first and the last cell of each strip, counted from the first of the layer. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** How much of the first and of the last cell lies in the strip. */
  readonly head: Float64Array;
  readonly tail: Float64Array;
};

function sideOf({ max, min }: Span, cells: number, pixels: number): Side {
  const from = Math.max(0, Math.round(min + 0.5));
  const count = Math.max(0, Math.min(cells, Math.round(max + 0.5)) - from);
  const strips = Math.min(count, pixels);
  const each = count / strips;
  const [first, last] = [new Int32Array(strips), new Int32Array(strips)];
  const [head, tail] = [new Float64Array(strips).fill(1), new Float64Array(strips).fill(1)];
  for (let strip = 0; strip < strips; strip++) {
    const [start, end] = [strip * each, (strip + 1) * each];
    const [low, high] = [Math.floor(start + 1e-9), Math.min(count, Math.ceil(end - 1e-9)) - 1];
    first[strip] = from + low;
    last[strip] = from + high;
    if (low === high) continue;
    head[strip] = low + 1 - start;
    tail[strip] = end - high;
  }
  return { strips, each, first, last, head, tail };
}

/** The strip that the middle of a pixel lies in. */
const stripAt = (pixel: number, { strips }: Side, pixels: number): number =>
  Math.ceil(((pixel + 0.5) * strips) / pixels) - 1;

const shareOf = ({ first, head, last, tail }: Side, strip: number, cell: number): number =>
  cell === first[strip] ? head[strip]! : cell === last[strip] ? tail[strip]! : 1;

/** Where the colour of each cell stands among red, green and blue of all colours, that of a missing value last. */
function colorsOf({ max, min, missing, ramp }: CellLayer) {
  const rgb = Float64Array.from([...ramp, missing].flatMap((hex) => [...rgbOf(hex)]));
  const top = ramp.length - 1;
  const scale = max > min ? top / (max - min) : 0;
  const placeOf = (value: number): number => {
    if (!Number.isFinite(value)) return 3 * ramp.length;
    return 3 * Math.round(scale === 0 ? top / 2 : Math.min(top, Math.max(0, (value - min) * scale)));
  };
  return { rgb, placeOf };
}

/**
 * Draws the cells of a view into pixels that they fill. Every edge lies between two pixels, so that no cell runs into
 * its neighbours; cells narrower than a pixel are averaged along that side alone.
 */
export function cellPixels({ height, width, words }: Pixels, layer: CellLayer, view: View): void {
  const across = sideOf(view.x, layer.columns, width);
  const along = sideOf(view.y, layer.rows, height);
  if (across.strips === 0 || along.strips === 0) return;
  const { placeOf, rgb } = colorsOf(layer);
  const sums = new Float64Array(3 * across.strips);
  const add = (row: number, share: number) => {
    for (let strip = 0; strip < across.strips; strip++) {
      for (let cell = across.first[strip]!; cell <= across.last[strip]!; cell++) {
        const part = share * shareOf(across, strip, cell);
        const color = placeOf(layer.values[row * layer.columns + cell]!);
        for (let channel = 0; channel < 3; channel++) sums[3 * strip + channel]! += part * rgb[color + channel]!;
      }
    }
  };
  const whole = across.each * along.each;
  const channel = (at: number) => Math.round(sums[at]! / whole);
  let drawn = -1;
  for (let line = 0; line < height; line++) {
    const strip = stripAt(line, along, height);
    if (strip === drawn) {
      words.copyWithin(line * width, (line - 1) * width, line * width);
      continue;
    }
    drawn = strip;
    sums.fill(0);
    for (let row = along.first[strip]!; row <= along.last[strip]!; row++) add(row, shareOf(along, strip, row));
    for (let pixel = 0; pixel < width; pixel++) {
      const at = 3 * stripAt(pixel, across, width);
      words[line * width + pixel] =
        ((255 << 24) | (channel(at + 2) << 16) | (channel(at + 1) << 8) | channel(at)) >>> 0;
    }
  }
}
