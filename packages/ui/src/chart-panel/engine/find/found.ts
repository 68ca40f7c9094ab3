import type { Pixel, Plot, View } from '../plot.ts';

/** A point or a cell, as the pointer or the keyboard finds it. */
export type Found = {
  /** Its middle, in the units of the axes. */
  readonly at: Pixel;
  /** Pixels around the middle: of a point its radius; a cell is as large as the view makes it. */
  readonly radius: number | 'cell';
  /** What it is and its values, one a line. */
  readonly lines: readonly string[];
  /** What a click labels. */
  readonly id: string | undefined;
};

export type Direction = 'left' | 'right' | 'up' | 'down';

export type Sight = { readonly plot: Plot; readonly view: View; readonly hidden: ReadonlySet<number> };

export type Finder = {
  /** What lies under a pixel of the figure. */
  readonly under: (sight: Sight, pixel: Pixel) => Found | null;
  /** The next one in a direction within the view; without a start the one nearest to the middle. */
  readonly beside: (sight: Sight, start: Found | null, direction: Direction) => Found | null;
  /** The ids of the points within a closed line. */
  readonly within: (sight: Sight, line: readonly Pixel[]) => readonly string[];
};
