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
  /** What a click selects where it labels nothing: the row of a cell, the leaf of a tree. */
  readonly selects?: string | undefined;
};

/** A place of a selected thing: a point, or a row or column of cells. */
export type Selected = { readonly at: Pixel; readonly radius: number | 'row' | 'column' };

export type Direction = 'left' | 'right' | 'up' | 'down';

export type Sight = { readonly plot: Plot; readonly view: View; readonly hidden: ReadonlySet<number> };

export type Finder = {
  /** What lies under a pixel of the figure. */
  readonly under: (sight: Sight, pixel: Pixel) => Found | null;
  /** The next one in a direction within the view; without a start the one nearest to the middle. */
  readonly beside: (sight: Sight, start: Found | null, direction: Direction) => Found | null;
  /** The ids of the points within a closed line. */
  readonly within: (sight: Sight, line: readonly Pixel[]) => readonly string[];
  /** Where the things of these names are; nothing of those that the drawing does not have. */
  readonly selected: (sight: Sight, ids: ReadonlySet<string>) => readonly Selected[];
};
