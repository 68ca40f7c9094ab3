import type { Recipe, View } from '../view.ts';
import { bars, byLevel, ordination, points } from './shapes/index.ts';

/** Loadings of both tables: bars of the strongest, or points of all. */
function loadings(v: View): ReturnType<Recipe> {
  const [x, y] = v.data.columns.flatMap(({ kind, name }) => (kind === 'text' ? [] : [name]));
  const levels = v.levels('table', y === undefined ? 'box' : 'point');
  return y === undefined
    ? { ...bars(v, 'y', { column: 'feature', value: x!, ink: byLevel }), levels }
    : points(v, { x: x!, y, by: 'table', id: 'feature' });
}

/** Charts of two tables against each other. */
export const omicsPairRecipes: Readonly<Record<string, Recipe>> = {
  'nine-quadrant': (v) => points(v, { x: 'log2fc_x', y: 'log2fc_y', by: 'kind', id: 'feature' }),
  'o2pls-scores': (v) => ordination(v),
  'o2pls-loadings': loadings,
};
