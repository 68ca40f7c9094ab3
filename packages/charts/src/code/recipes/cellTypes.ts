import { paletteColors } from '../../palette/index.ts';
import type { Recipe } from '../view.ts';
import { sampled } from '../view.ts';
import { drawn } from './drawn.ts';
import { byRamp, cells } from './shapes.ts';

const communicationDots: Recipe = (v) => {
  const most = Array.from(v.column('mean')!.values as Float64Array).reduce((high, one) => Math.max(high, one), 0) || 1;
  return {
    frames: [v.frame()], x: v.names('x', 'pair', { order: v.distinct('pair') }), y: v.names('y', 'types', { order: v.distinct('types') }),
    ramp: { column: 'mean', title: '平均表达', min: 0, max: most, colors: sampled(paletteColors(v.input.settings.palette, 'sequential', 'light')) },
    marks: [{ mark: 'points', x: 'pair', y: 'types', ink: byRamp, size: { column: 'strength', least: 2, most: 16, title: '−log10 p' } }],
  };
};

/** Charts of types of cells. */
export const cellTypeRecipes: Readonly<Record<string, Recipe>> = {
  'sc-communication-dots': communicationDots,
  'sc-communication-counts': (v) => cells(v, v.drawing.summary.includes('总强度') ? '总强度' : '个数'),
  'sc-communication-chord': drawn,
};
