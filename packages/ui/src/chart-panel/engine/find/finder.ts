import type { ChartDrawing } from '../drawing.ts';
import type { Plot } from '../plot.ts';
import { cellFinder } from './cellFinder.ts';
import { leafFinder } from './leafFinder.ts';
import { pointFinder } from './pointFinder.ts';
import type { Finder } from './found.ts';

/** Finds the points, the cells or the leaves of a drawing; `null` when it has none. */
export const finderOf = (drawing: ChartDrawing, plot: Plot): Finder | null =>
  cellFinder(drawing) ?? leafFinder(drawing, plot) ?? pointFinder(drawing, plot);
