import type { Appearance } from './appearance.ts';
import { contrast } from './contrast.ts';
import { toHex, toOklch, type Oklch } from './oklch.ts';
import { themeTokens } from './themes.ts';
import { colorDistance } from './vision.ts';

/** Every token that follows the primary colour. */
export type AccentTokens = {
  readonly color: {
    readonly bg: {
      readonly accent: string;
      readonly accentHover: string;
      readonly accentSubtle: string;
      readonly selected: string;
    };
    readonly fg: { readonly accent: string; readonly onAccent: string };
    readonly border: { readonly accent: string; readonly focus: string };
    readonly brand: string;
  };
};

/** The primary colour for which the themes were drawn. */
export const defaultPrimary = '#0094ff';

const origin = toOklch(defaultPrimary);
/** Two states of a button must be this far apart to be seen as two. */
const visibleStep = 1.5;

/** The colour nearest in lightness for which `fits` holds; grey where no lightness of the hue does. */
function nearest(color: Oklch, fits: (hex: string) => boolean): string {
  for (const c of [color.c, 0]) {
    for (let distance = 0; distance <= 1; distance += 0.002) {
      const lights = [color.l - distance, color.l + distance].filter((l) => l >= 0 && l <= 1);
      const found = lights.map((l) => toHex({ ...color, c, l })).find(fits);
      if (found) return found;
    }
  }
  throw new Error(`no lightness of hue ${color.h} fits`);
}

/**
 * All tokens that follow a primary colour which a user chose, readable for every choice: text at 4.5:1 (7:1 with more
 * contrast) and shapes at 3:1 (4.5:1) on whatever they lie on.
 *
 * Each is the drawn token turned to the hue and strength of the choice, and then made lighter or darker by as little as
 * the contrast asks for. The default blue gives exactly the drawn tokens.
 *
 * @param primary - `#rrggbb`.
 * @throws {Error} When the colour is not of the form `#rrggbb`.
 */
export function accentOf(primary: string, appearance: Appearance): AccentTokens {
  const seed = toOklch(primary);
  const { color } = themeTokens(appearance);
  const { bg, fg, border } = color;
  const [text, shape] = appearance.contrast === 'more' ? [7, 4.5] : [4.5, 3];
  const strength = Math.min(1.25, seed.c / origin.c);
  const turned = (token: string, lighter = 0): Oklch => {
    const drawn = toOklch(token);
    return { l: drawn.l + lighter, c: drawn.c * strength, h: drawn.h + seed.h - origin.h };
  };
  const on = (grounds: readonly string[], least: number) => (hex: string) =>
    grounds.every((ground) => contrast(hex, ground) >= least);

  const quiet = (token: string) => nearest(turned(token), on([fg.default, fg.muted, fg.subtle], text));
  const [selected, accentSubtle] = [quiet(bg.selected), quiet(bg.accentSubtle)];
  const grounds = [bg.page, bg.surface, bg.raised, bg.subtle];

  // A choice darker than the drawn button is shown as dark as it is, where the words on it are white.
  const darker = fg.onAccent === '#ffffff' ? Math.min(0, seed.l - toOklch(bg.accent).l) : 0;
  const fill = (hex: string) => contrast(fg.onAccent, hex) >= text && contrast(hex, bg.surface) >= shape;
  const accent = nearest(turned(bg.accent, darker), fill);
  const away = toOklch(bg.accentHover).l - toOklch(bg.accent).l;
  const accentHover = nearest(
    { ...turned(bg.accentHover), l: toOklch(accent).l + away },
    (hex) => colorDistance(hex, accent) >= visibleStep && contrast(fg.onAccent, hex) >= text,
  );

  return {
    color: {
      bg: { accent, accentHover, accentSubtle, selected },
      fg: {
        accent: nearest(turned(fg.accent), on([...grounds, bg.hover, selected, accentSubtle], text)),
        onAccent: fg.onAccent,
      },
      border: {
        accent: nearest(turned(border.accent), on([bg.surface, bg.raised], shape)),
        focus: nearest(turned(border.focus), on([...grounds, bg.track], shape)),
      },
      brand: nearest(seed, on([bg.surface], 3)),
    },
  };
}
