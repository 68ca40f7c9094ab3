import type { Recipe } from '../view.ts';
import { points } from './shapes.ts';

/** Charts of two tables against each other. */
export const omicsPairRecipes: Readonly<Record<string, Recipe>> = { 'nine-quadrant': (v) => points(v, { x: 'log2fc_x', y: 'log2fc_y', by: 'kind', id: 'feature' }) };
