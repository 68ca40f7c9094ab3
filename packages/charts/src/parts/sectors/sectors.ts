import type { Spot } from '../../shapes/index.ts';

/** A place at a share of the turn (0…1, clockwise from 12 o'clock) and a distance from the centre. */
export const outward = ([x, y]: Spot, turn: number, radius: number): Spot => [
  x + radius * Math.sin(2 * Math.PI * turn),
  y - radius * Math.cos(2 * Math.PI * turn),
];

/** The outline of a piece of a ring between two shares of the turn; of a pie when `inner` is 0. */
export function arcOutline(centre: Spot, inner: number, outer: number, from: number, to: number): Spot[] {
  const steps = Math.max(2, Math.ceil((to - from) * 120));
  const along = (radius: number): Spot[] =>
    Array.from({ length: steps + 1 }, (_, i) => outward(centre, from + ((to - from) * i) / steps, radius));
  return [...along(outer), ...(inner > 0 ? along(inner).reverse() : [centre])];
}

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** `color` with a share of `other` in it, both as `#rrggbb`. */
export function mixed(color: string, other: string, share: number): string {
  const [one, two] = [channels(color), channels(other)];
  return `#${one
    .map((value, i) =>
      Math.round(value * (1 - share) + two[i]! * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function luminance(color: string): number {
  const [r, g, b] = channels(color).map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Of the inks, the one that stands out most from the fill. */
export function inkOn(fill: string, inks: readonly string[]): string {
  const contrast = (ink: string): number => {
    const [one, two] = [luminance(fill), luminance(ink)];
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  };
  return inks.reduce((best, ink) => (contrast(ink) > contrast(best) ? ink : best));
}
