import { minimum } from '@panome/analysis/extremes';
import type { Theme } from '../model/index.ts';
import { chartColors } from '../theme/index.ts';
import { colorDistance, hexToOklab, linearRgb, oklabToHex, type Oklab } from './oklab.ts';
import { paletteColors } from './palettes.ts';

/** How many different colours there are; further groups repeat them. */
const mostDistinct = 40;
/** The contrast that a mark needs with its background. WCAG 2.2, 1.4.11 */
const leastContrast = 3;
/** Greys are reserved for "all others". */
const leastChroma = 0.06;

/** Relative luminance of a `#rrggbb` colour, 0…1. */
const luminance = (hex: string): number =>
  linearRgb(hex).reduce((sum, channel, at) => sum + [0.2126, 0.7152, 0.0722][at]! * channel, 0);

/** How much two colours differ in luminance, 1…21. WCAG 2.2 */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Colours of every hue, some darker and some duller, that stand out from the ground and are no greys; near black or
 * white small points lose their hue.
 */
function candidates(ground: string): Oklab[] {
  const found = new Set<string>();
  for (let lightness = 0.4; lightness < 0.89; lightness += 0.04) {
    for (const chroma of [0.08, 0.12, 0.16, 0.2]) {
      for (let hue = 0; hue < 360; hue += 10) {
        const angle = (hue * Math.PI) / 180;
        found.add(oklabToHex([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]));
      }
    }
  }
  return [...found]
    .filter((hex) => contrast(hex, ground) >= leastContrast)
    .map(hexToOklab)
    .filter(([, a, b]) => Math.hypot(a, b) >= leastChroma);
}

const made = new Map<string, readonly string[]>();

/**
 * Colours for many groups, clusters or taxa: those of the palette, then each time the one that differs most from all
 * before, among those that have a contrast of 3 : 1 with the ground of the theme. So the first ones are as they are for
 * a few.
 */
export function distinctColors(id: string | undefined, theme: Theme): readonly string[] {
  const [palette, ground] = [paletteColors(id, 'categorical', theme), chartColors(theme).background];
  const key = [ground, ...palette].join();
  const known = made.get(key);
  if (known) return known;
  const colors = [...palette];
  const rest = candidates(ground).map((color) => ({
    color,
    apart: minimum(palette.map((own) => colorDistance(hexToOklab(own), color))),
  }));
  while (colors.length < mostDistinct) {
    const next = rest.reduce((best, one) => (one.apart > best.apart ? one : best)).color;
    colors.push(oklabToHex(next));
    for (const one of rest) one.apart = Math.min(one.apart, colorDistance(one.color, next));
  }
  made.set(key, colors);
  return colors;
}
