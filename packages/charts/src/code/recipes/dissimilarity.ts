import type { Recipe } from '../view.ts';
import { bars, byLevel } from './shapes.ts';

/** Shares of a difference, in the colour of the group that has more. */
const simper: Recipe = (v) => ({ ...bars(v, 'y', { column: 'feature', value: 'share', ink: byLevel, steps: v.blanks('group') }), levels: v.levels('group', 'box'), remarks: ['校正后 p 值在 data.csv 的最后一列'] });

/** Charts of what makes communities differ. */
export const dissimilarityRecipes: Readonly<Record<string, Recipe>> = {
  'simper-bar': simper,
};
