import type { Recipe } from '../view.ts';
import { drawn } from './drawn/index.ts';
import { ownColors, summaries } from './lines/index.ts';
import { bars, byLevel, points } from './shapes/index.ts';

/** Contributions to a dissimilarity, in the colour of the group that has more of the feature. */
const simper: Recipe = (v) => ({
  ...bars(v, 'y', { column: 'feature', value: 'share', ink: byLevel, steps: v.blanks('group') }),
  levels: v.levels('group', 'box'),
  remarks: ['校正后 p 值在 data.csv 的最后一列'],
});

const distancesWithin: Recipe = (v) => {
  const made = ownColors(summaries('class', ['min', 'q1', 'median', 'q3', 'max']))(v);
  return {
    ...made,
    marks: [...made.marks, { mark: 'points', x: 'class', y: 'mean', ink: v.colors.text, size: 7 }],
    remarks: ['圆点为平均距离，虚线为全部样本对的平均距离（期望 δ）'],
  };
};

/** Arrows end where the page draws them; the file has these coordinates. */
const fitted: Recipe = (v) => {
  const made = points(v, {
    x: 'x',
    y: 'y',
    by: 'group',
    id: 'id',
    symbols: true,
    ellipses: v.series.some(({ data = [], type }) => type === 'line' && data.length > 20),
  });
  const arrows = v.texts('kind').includes('环境因子');
  return {
    ...made,
    frames: [
      v.frame([{ do: 'finite', column: 'x' }, ...(v.column('group') ? v.blanks('group') : [])]),
      { name: 'arrows', file: 'data', table: v.data, steps: [{ do: 'finite', column: 'arrow_x' }] },
      ...made.frames.slice(1),
    ],
    // Arrows have no group, and are not in the legend.
    ...(v.column('group') && {
      levels: v.levels('group', 'point', {
        order: [...new Set(v.texts('group').filter((_, row) => v.texts('kind')[row] === '样本'))],
      }),
    }),
    marks: [
      ...made.marks,
      ...(arrows
        ? [
            {
              mark: 'segments' as const,
              frame: 'arrows',
              from: [0, 0] as const,
              to: ['arrow_x', 'arrow_y'] as const,
              ink: v.colors.text,
              arrow: true,
            },
            { mark: 'texts' as const, frame: 'arrows', x: 'arrow_x', y: 'arrow_y', text: 'id', at: 'above' as const },
          ]
        : []),
    ],
  };
};

/** Charts of dissimilarities between communities. */
export const dissimilarityRecipes: Readonly<Record<string, Recipe>> = {
  'envfit-plot': fitted,
  'vpa-venn': drawn,
  'mrpp-box': distancesWithin,
  'simper-bar': simper,
};
