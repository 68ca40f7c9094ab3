import type { Recipe } from '../view.ts';
import { boxes, byLevel, cells } from './shapes.ts';

/** A feature at the levels of a variable, or along a number. */
const association: Recipe = (v) => {
  if (v.column('level')) return boxes(v, 'level', 'y');
  const groups = v.groups();
  const frames = groups ? [v.frame([{ do: 'lookup', frame: 'groups', by: 'sample', column: 'group' }]), groups] : [v.frame()];
  return {
    frames, x: v.number('x'), y: v.number('y'), ...(groups && { levels: v.levels('group', 'point', { from: groups.table }) }),
    marks: [{ mark: 'points', x: 'x', y: 'y', ink: groups ? byLevel : v.seriesColor(({ type }) => type === 'scatter'), size: v.pointSize() }, { mark: 'fit', x: 'x', y: 'y', ink: v.colors.text }],
  };
};

/** Charts of communities and what else is known of their samples. */
export const associationRecipes: Readonly<Record<string, Recipe>> = {
  'maaslin-heatmap': (v) => cells(v, '−log10(p)×符号'),
  'maaslin-association': association,
};
