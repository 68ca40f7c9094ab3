import type { ChartDrawing } from '../drawing.ts';
import type { Plot } from '../plot.ts';
import { cellFinder } from './cellFinder.ts';
import { pointFinder } from './pointFinder.ts';
import type { Finder } from './found.ts';

/** Finds the points or the cells of a drawing; `null` when it has neither. */
export const finderOf = (drawing: ChartDrawing, plot: Plot): Finder | null =>
  cellFinder(drawing) ?? pointFinder(drawing, plot);
