import type { ChartInput } from '../model/index.ts';
import { colorDistance, hexToOklab, oklabToHex, type Oklab } from '../palette/oklab.ts';
import { paletteColors } from '../palette/index.ts';
import { chartColors } from '../theme/index.ts';

const shifts = [0.09, 0.17, -0.09, -0.17];

/** Lighter and darker forms of the palette, those that are still a colour in either theme; greys are left to what is not told apart. */
const shades = (palette: readonly Oklab[]): Oklab[] =>
  shifts.flatMap((shift) => palette.map(([lightness, a, b]): Oklab => [lightness + shift, a * (shift > 0 ? 0.8 : 0.95), b * (shift > 0 ? 0.8 : 0.95)])).filter(([lightness, a, b]) => lightness > 0.28 && lightness < 0.92 && Math.hypot(a, b) > 0.03);

/** Colours of `count` taxa: the palette, then those shades of it that differ most from all before; after some 40 they come again. */
export function taxaColors(input: ChartInput, count: number): string[] {
  const chosen = paletteColors(input.settings.palette, 'categorical', input.theme).map(hexToOklab);
  const rest = shades(chosen);
  while (chosen.length < count && rest.length > 0) {
    const apart = rest.map((shade) => Math.min(...chosen.map((color) => colorDistance(color, shade))));
    chosen.push(rest.splice(apart.indexOf(Math.max(...apart)), 1)[0]!);
  }
  return Array.from({ length: count }, (_, at) => oklabToHex(chosen[at % chosen.length]!));
}

/** The colour of what is not told apart: between the grid and a neutral mark, so that it is seen on either ground. */
export function othersColor(input: ChartInput): string {
  const [one, other] = [chartColors(input.theme).grid, chartColors(input.theme).neutral].map(hexToOklab) as [Oklab, Oklab];
  return oklabToHex([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2, (one[2] + other[2]) / 2]);
}
