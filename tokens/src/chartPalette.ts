import type { Appearance } from './appearance.ts';
import { chartTokens } from './themes.ts';
import { colorDistance, leastDistance } from './vision.ts';

/** The colours as they were drawn, in the order in which a chart gives them out. */
function drawn(appearance: Appearance): readonly string[] {
  const { c1, c2, c3, c4, c5, c6, c7, c8 } = chartTokens(appearance);
  return [c1, c2, c3, c4, c5, c6, c7, c8];
}

/** Distances with full colour vision, and with the kind of it that tells two colours apart least. */
const measures = [colorDistance, leastDistance];

/** Whether a colour is as far from another as any two of the palette are. */
function apartAs(palette: readonly string[]): (one: string, other: string) => boolean {
  const least = measures.map((distance) =>
    Math.min(...palette.flatMap((one, at) => palette.slice(at + 1).map((other) => distance(one, other)))),
  );
  return (one, other) => measures.every((distance, at) => distance(one, other) >= least[at]!);
}

/**
 * The colours of groups, in the order in which a chart gives them out.
 *
 * A product's own accent comes first. The drawn ones follow; those that look nearly like it come last, so that only a
 * chart of many groups has both.
 *
 * @param accent - `color.fg.accent` of `accentOf`, `#rrggbb`.
 */
export function categoricalPalette(appearance: Appearance, accent?: string): readonly string[] {
  const palette = drawn(appearance);
  if (accent === undefined) return palette;
  const apart = apartAs(palette);
  const near = palette.filter((color) => !apart(color, accent));
  return [accent, ...palette.filter((color) => !near.includes(color)), ...near];
}
