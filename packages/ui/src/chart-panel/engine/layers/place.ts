import type { Plot, View } from '../plot.ts';

/** Where and how layers are painted. */
export type Place = {
  readonly context: CanvasRenderingContext2D;
  readonly plot: Plot;
  readonly view: View;
  /** Pixels of the canvas for one of the page. */
  readonly ratio: number;
  /** Indices of the colours that the legend has turned off. */
  readonly hidden: ReadonlySet<number>;
};
