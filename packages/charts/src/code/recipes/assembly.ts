import type { Recipe } from '../view.ts';
import { ownColors, summaries } from './lines.ts';
import { byLevel } from './shapes.ts';

/** Shares of processes, one bar a comparison, the first on top. */
const processes: Recipe = (v) => ({
  frames: [v.frame()], x: v.number('x'), y: v.names('y', 'comparison', { order: v.distinct('comparison') }),
  levels: v.levels('process', 'box', { order: v.distinct('process') }),
  marks: [{ mark: 'bars', along: 'y', name: 'comparison', value: 'percent', ink: byLevel, beside: 'stacked', width: 0.68 }],
});

/** Charts of what makes communities what they are. */
export const assemblyRecipes: Readonly<Record<string, Recipe>> = {
  'assembly-bar': processes,
  'bnti-box': ownColors(summaries('comparison', ['low', 'q1', 'median', 'q3', 'high'])),
};
