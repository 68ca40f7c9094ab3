import type { EdgeLayer } from '../drawing.ts';
import type { View } from '../plot.ts';
import { over, rgbOf, wordOf } from './color.ts';
import { edgeCoverage, unit } from './edgeCoverage.ts';
import type { Pixels } from './pixels.ts';

/** More lines than this over each other look the same. */
const most = 64 * unit;

/**
 * How much of the colour so many lines over each other give: each lets a share of what is below through, a part of one
 * less.
 */
function densityOf(opacity: number): Float64Array {
  const density = new Float64Array(most + 1);
  for (let sum = 0; sum <= most; sum++)
    density[sum] = 1 - (1 - opacity) ** Math.floor(sum / unit) * (1 - (opacity * (sum % unit)) / unit);
  return density;
}

/**
 * Draws the lines of a view into pixels. A pixel adds up what every line covers of it and is coloured once:
 * where lines cross, the colour grows denser, and 20,000 lines take a fraction of a canvas path.
 */
export function edgePixels(target: Pixels, layer: EdgeLayer, view: View, ratio: number): void {
  const { height, width, words } = target;
  const { margin, stride, sums } = edgeCoverage(layer, view, target, layer.width * ratio);
  const rgb = rgbOf(layer.color);
  const density = densityOf(layer.opacity);
  const colors = Uint32Array.from(density, (cover) => wordOf(rgb, cover));
  for (let row = 0; row < height; row++) {
    const source = (row + margin) * stride + margin;
    const to = row * width;
    for (let column = 0; column < width; column++) {
      const found = sums[source + column]!;
      if (found === 0) continue;
      const sum = found > most ? most : found;
      const at = to + column;
      words[at] = words[at] === 0 ? colors[sum]! : over(words[at]!, rgb, density[sum]!);
    }
  }
}
