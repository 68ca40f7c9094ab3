import { linearRgb } from './oklch.ts';

const luminance = (hex: string): number => {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * The contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, “contrast ratio”).
 *
 * @throws {Error} When a colour is not of the form `#rrggbb`.
 */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
