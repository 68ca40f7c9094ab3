import type { PointLayer } from '../drawing.ts';
import type { View } from '../plot.ts';
import { grown, strideOf } from './bitPlane.ts';
import { over, rgbOf, wordOf, type Rgb } from './color.ts';
import { discOf } from './discs.ts';
import type { Pixels } from './pixels.ts';
import { scratch } from './scratch.ts';

/** Marks the pixel of every point, a plane of bits a colour. Points that fall on one pixel are one mark. */
function marks(layer: PointLayer, view: View, { height, width }: Pixels, reach: number) {
  const stride = strideOf(width + 2 * reach);
  const rows = height + 2 * reach;
  const size = stride * rows;
  const words = scratch('marks', size * layer.colors.length).fill(0);
  const { color, x, y } = layer;
  const scaleX = width / (view.x.max - view.x.min);
  const scaleY = height / (view.y.max - view.y.min);
  const left = view.x.min;
  const top = view.y.max;
  const wide = width + 2 * reach;
  for (let i = 0; i < x.length; i++) {
    const across = (x[i]! - left) * scaleX + reach;
    const along = (top - y[i]!) * scaleY + reach;
    // A missing coordinate is NaN, which no comparison lets through.
    if (!(across >= 0 && across < wide && along >= 0 && along < rows)) continue;
    const column = across | 0;
    words[color[i]! * size + (along | 0) * stride + (column >> 5)]! |= 1 << (column & 31);
  }
  return { stride, rows, planes: layer.colors.map((_, index) => words.subarray(index * size, (index + 1) * size)) };
}

function fill(
  { height, width, words }: Pixels,
  plane: Uint32Array,
  inner: Uint32Array | undefined,
  stride: number,
  reach: number,
  rgb: Rgb,
  cover: number,
): void {
  const word = wordOf(rgb, cover);
  for (let row = 0; row < height; row++) {
    const from = (row + reach) * stride;
    const to = row * width - reach;
    for (let at = 0; at < stride; at++) {
      let bits = inner ? plane[from + at]! & ~inner[from + at]! : plane[from + at]!;
      while (bits !== 0) {
        const column = at * 32 + 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
        if (column < reach || column >= width + reach) continue;
        const pixel = to + column;
        words[pixel] = cover === 1 || words[pixel] === 0 ? word : over(words[pixel]!, rgb, cover);
      }
    }
  }
}

/**
 * Writes the points of a view as discs into pixels, colour by colour, the last on top.
 *
 * Each point only sets one bit; the discs are grown from the bits of the whole picture at once. So a million points
 * cost little more than reading them, and every point that is in view is drawn.
 *
 * @param radius - In pixels of the target.
 * @param hidden - Indices of the colours that the legend has turned off.
 */
export function pointPixels(
  target: Pixels,
  layer: PointLayer,
  view: View,
  radius: number,
  hidden: ReadonlySet<number>,
): void {
  const reach = Math.ceil(radius) + 1;
  const disc = discOf(radius);
  const { planes, rows, stride } = marks(layer, view, target, reach);
  planes.forEach((plane, index) => {
    if (hidden.has(index)) return;
    const rgb = rgbOf(layer.colors[index]!);
    grown({ words: plane, stride, rows }, disc).forEach((shape, level, all) =>
      fill(target, shape, all[level - 1], stride, reach, rgb, disc[level]!.cover),
    );
  });
}
