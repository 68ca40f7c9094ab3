import type { Recipe } from '../view.ts';
import { ownColors, summaries } from './lines.ts';
import { bars, byLevel } from './shapes.ts';

/** Shares of a difference, in the colour of the group that has more. */
const simper: Recipe = (v) => ({ ...bars(v, 'y', { column: 'feature', value: 'share', ink: byLevel, steps: v.blanks('group') }), levels: v.levels('group', 'box'), remarks: ['校正后 p 值在 data.csv 的最后一列'] });

const distancesWithin: Recipe = (v) => {
  const made = ownColors(summaries('class', ['min', 'q1', 'median', 'q3', 'max']))(v);
  return { ...made, marks: [...made.marks, { mark: 'points', x: 'class', y: 'mean', ink: v.colors.text, size: 7 }], remarks: ['圆点为平均距离，虚线为全部样本对的平均距离（期望 δ）'] };
};

/** Charts of what makes communities differ. */
export const dissimilarityRecipes: Readonly<Record<string, Recipe>> = {
  'mrpp-box': distancesWithin,
  'simper-bar': simper,
};
