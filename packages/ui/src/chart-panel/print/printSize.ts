import type { Size } from '../engine/drawing.ts';

/** What a picture on paper is asked for: sides in mm, dots per inch. */
export type PrintSize = { readonly width: number; readonly height: number; readonly dpi: number };

const mmPerInch = 25.4;
/** CSS pixels of an inch: a text of 12 px is 9 pt on paper. */
const pxPerInch = 96;
const pointsPerPx = 0.75;
export const sides = { least: 30, most: 500 };
export const densities = [300, 600] as const;
/** Widths that journals ask for, in mm. */
export const columns = { single: 85, oneAndHalf: 120, double: 180 } as const;
/** More dots than this no browser makes into one picture. */
const mostDots = 16_384;

/** The room in which the chart is drawn, so that its text has the size on paper that its settings say. */
export const roomOf = ({ height, width }: Pick<PrintSize, 'width' | 'height'>): Size => ({
  width: Math.round((width / mmPerInch) * pxPerInch),
  height: Math.round((height / mmPerInch) * pxPerInch),
});

export const ratioOf = ({ dpi }: Pick<PrintSize, 'dpi'>): number => dpi / pxPerInch;

/** Width and height of the file in dots. */
export const dotsOf = (print: PrintSize): Size => {
  const { height, width } = roomOf(print);
  return { width: Math.round(width * ratioOf(print)), height: Math.round(height * ratioOf(print)) };
};

export const isTooLarge = (print: PrintSize): boolean => Math.max(...Object.values(dotsOf(print))) > mostDots;

/** The height in whole mm that keeps the shape of a figure. */
export const heightFor = (width: number, { height, width: across }: Size): number =>
  Math.min(sides.most, Math.max(sides.least, Math.round((width * height) / across)));

/** Sizes of text on paper, the smallest and the largest, in points to half a point; `null` where there is no text. */
export function pointsOf(pixels: readonly number[]): { readonly least: number; readonly most: number } | null {
  if (pixels.length === 0) return null;
  const points = (px: number) => Math.round(px * pointsPerPx * 2) / 2;
  return { least: points(Math.min(...pixels)), most: points(Math.max(...pixels)) };
}
