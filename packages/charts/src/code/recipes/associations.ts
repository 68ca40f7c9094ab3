import type { Recipe } from '../view.ts';
import { boxes, byLevel, cells } from './shapes/index.ts';

/** A feature at each level of a variable, or along a numeric variable. */
const association: Recipe = (v) => {
  if (v.column('level')) return boxes(v, 'level', 'y');
  const groups = v.groups();
  const frames = groups
    ? [v.frame([{ do: 'lookup', frame: 'groups', by: 'sample', column: 'group' }]), groups]
    : [v.frame()];
  return {
    frames,
    x: v.number('x'),
    y: v.number('y'),
    ...(groups && { levels: v.levels('group', 'point', { from: groups.table }) }),
    marks: [
      {
        mark: 'points',
        x: 'x',
        y: 'y',
        ink: groups ? byLevel : v.seriesColor(({ type }) => type === 'scatter'),
        size: v.pointSize(),
      },
      { mark: 'fit', x: 'x', y: 'y', ink: v.colors.text },
    ],
  };
};

/** Shares of sources, stacked in each sample. */
const shares: Recipe = (v) => ({
  frames: [v.frame([{ do: 'times', to: 'percent', from: 'share', by: 100 }])],
  x: v.names('x', 'sink', { order: v.distinct('sink') }),
  y: v.number('y'),
  levels: v.levels('source', 'box', { order: v.distinct('source') }),
  marks: [{ mark: 'bars', along: 'x', name: 'sink', value: 'percent', ink: byLevel, beside: 'stacked', width: 0.84 }],
});

/** One source with its intervals. */
const intervals: Recipe = (v) => {
  const { elements } = v.drawing.option.graphic as { elements: readonly { type: string; style: { fill?: string } }[] };
  const ink = elements.find(({ type }) => type === 'circle')?.style.fill ?? v.colors.text;
  return {
    frames: [v.frame()],
    x: v.number('x'),
    y: v.names('y', 'sink', { order: v.distinct('sink') }),
    marks: [
      { mark: 'errors', along: 'y', name: 'sink', low: 'low', high: 'high', ink, width: 1.6, caps: false },
      { mark: 'points', x: 'share', y: 'sink', ink, size: 8 },
    ],
  };
};

/** Taxa stacked in each function, or in each sample of one function. */
const carriers =
  (along: 'x' | 'y', column: string): Recipe =>
  (v) => {
    const words = (v.axes[along] as readonly { data?: readonly string[] }[]).flatMap(({ data = [] }) => data);
    const names = v.distinct(column);
    return {
      frames: [v.frame()],
      x:
        along === 'x'
          ? v.names('x', column, { order: words.every((name) => names.includes(name)) ? words : names })
          : v.number('x'),
      y: along === 'x' ? v.number('y') : v.names('y', column, { order: names }),
      levels: v.levels('taxon', 'box', { order: v.ordered(v.distinct('taxon')) }),
      marks: [{ mark: 'bars', along, name: column, value: 'value', ink: byLevel, beside: 'stacked', width: 0.78 }],
    };
  };

/** Charts of associations between communities and variables of their samples. */
export const associationRecipes: Readonly<Record<string, Recipe>> = {
  'maaslin-heatmap': (v) => cells(v, '−log10(p)×符号'),
  'maaslin-association': association,
  'contribution-bar': carriers('y', 'function'),
  'contribution-samples': carriers('x', 'sample'),
  'source-shares': shares,
  'source-intervals': intervals,
};
