import type { Recipe } from '../view.ts';
import { points } from './shapes.ts';

/** Charts of the nodes of a network. */
export const networkRecipes: Readonly<Record<string, Recipe>> = { 'zi-pi': (v) => points(v, { x: 'pi', y: 'zi', by: 'role', id: 'id' }) };
