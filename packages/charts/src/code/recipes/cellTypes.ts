import { paletteColors } from '../../palette/index.ts';
import type { Recipe } from '../view.ts';
import { sampled } from '../view.ts';
import { drawn } from './drawn.ts';
import { histogram } from './frequencies.ts';
import { byLevel, byRamp, cells } from './shapes.ts';

const communicationDots: Recipe = (v) => {
  const most = Array.from(v.column('mean')!.values as Float64Array).reduce((high, one) => Math.max(high, one), 0) || 1;
  return {
    frames: [v.frame()], x: v.names('x', 'pair', { order: v.distinct('pair') }), y: v.names('y', 'types', { order: v.distinct('types') }),
    ramp: { column: 'mean', title: '平均表达', min: 0, max: most, colors: sampled(paletteColors(v.input.settings.palette, 'sequential', 'light')) },
    marks: [{ mark: 'points', x: 'pair', y: 'types', ink: byRamp, size: { column: 'strength', least: 2, most: 16, title: '−log10 p' } }],
  };
};

/** Points on a map in the colours of a value. */
const valueMap = (column: string, title: string): Recipe => (v) => {
  const values = Array.from(v.column(column)!.values as Float64Array).filter(Number.isFinite);
  const [min, max] = [Math.min(...values, Infinity), Math.max(...values, -Infinity)];
  return {
    frames: [v.frame([{ do: 'sort', column }])], x: v.number('x'), y: v.number('y'),
    ramp: { column, title, min: min < max ? min : min - 1, max: min < max ? max : max + 1, colors: sampled(paletteColors(v.input.settings.palette, 'sequential', 'light')) },
    marks: [{ mark: 'points', x: 'x', y: 'y', ink: byRamp, size: v.pointSize() }],
  };
};

const doubletMap: Recipe = (v) => {
  if (v.input.settings.own?.['color'] === 'score') return valueMap('score', '得分')(v);
  return { frames: [v.frame()], x: v.number('x'), y: v.number('y'), levels: v.levels('doublet', 'point', { order: ['单细胞', '双细胞'] }), marks: [{ mark: 'points', x: 'x', y: 'y', ink: byLevel, size: v.pointSize() }] };
};

const doubletHistogram: Recipe = (v) => {
  const drawing = histogram(v);
  return { ...drawing, x: { ...drawing.x, lines: v.lines('x') }, remarks: ['竖线为判定阈值'] };
};

/** Charts of types of cells. */
export const cellTypeRecipes: Readonly<Record<string, Recipe>> = {
  'sc-doublet-map': doubletMap,
  'sc-doublet-histogram': doubletHistogram,
  'sc-communication-dots': communicationDots,
  'sc-communication-counts': (v) => cells(v, v.drawing.summary.includes('总强度') ? '总强度' : '个数'),
  'sc-communication-chord': drawn,
};
