import { paletteColors } from '../../palette/index.ts';
import { sampled } from '../view.ts';
import type { Recipe } from '../view.ts';
import { drawn } from './drawn.ts';
import { bars, byLevel, byRamp, parts } from './shapes.ts';

const daLollipop: Recipe = (v) => {
  const scores = v.column('da_score')!.values as Float64Array;
  const bound = scores.reduce((most, score) => Math.max(most, Math.abs(score)), 0.1);
  // The file begins with the lowest score, which stands at the bottom.
  const order = v.texts('term').toReversed();
  return {
    frames: [v.frame()],
    x: v.number('x'), y: v.names('y', 'term', { text: 'name', order }),
    ramp: { column: 'da_score', title: 'DA 得分', min: -bound, max: bound, colors: sampled(paletteColors(v.input.settings.palette, 'diverging', 'light')) },
    marks: [{ mark: 'segments', from: [0, 'term'], to: ['da_score', 'term'], ink: v.colors.neutral, width: 2 }, { mark: 'points', x: 'da_score', y: 'term', ink: byRamp, size: { column: 'measured', least: 6, most: 16, title: '测到的特征数' } }],
  };
};

const upDownBars: Recipe = (v) => ({
  frames: [
    v.frame([{ do: 'set', to: 'rising', value: '上调' }]),
    { name: 'falling', file: 'data', table: v.data, steps: [{ do: 'times', to: 'left', from: 'down', by: -1 }, { do: 'set', to: 'rising', value: '下调' }] },
  ],
  x: { kind: 'number', title: v.axes.x.find((axis) => axis.name)?.name || '特征数', lines: [{ at: 0, color: v.colors.axis, dashed: false }] },
  y: v.names('y', 'term', { text: 'name', order: v.texts('term').toReversed() }),
  ...parts(v, 'rising', [['上调', v.colors.up], ['下调', v.colors.down]]),
  marks: [{ mark: 'bars', along: 'y', name: 'term', value: 'up', ink: byLevel }, { mark: 'bars', along: 'y', frame: 'falling', name: 'term', value: 'left', ink: byLevel }],
  remarks: ['下调的个数画在左边，横轴以负数表示'],
});

const kseaBars: Recipe = (v) => {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const cut = v.input.settings.own?.['cut'];
  const color = (name: string, fallback: string): string => v.seriesColor((one) => one.name === name, fallback);
  const made = bars(v, 'y', { column: 'term', text: 'name', value: 'z', ink: byLevel, steps: [{ do: 'split', to: 'kind', from: 'z', at: 0, below: '活性降低', above: '活性升高' }, { do: 'mark', column: 'kind', from: p, at: typeof cut === 'number' ? cut : 0.05, when: 'not below', as: '不显著' }] });
  // The page draws the highest score on top, the file begins with the lowest.
  return { ...made, y: v.names('y', 'term', { text: 'name', order: v.texts('term').toReversed() }), ...parts(v, 'kind', [['活性升高', color('活性升高', v.colors.up)], ['活性降低', color('活性降低', v.colors.down)], ['不显著', v.colors.neutral]]) };
};

/** Charts of enrichment that say a direction, or which features are behind a term. */
export const enrichmentRecipes: Readonly<Record<string, Recipe>> = { 'da-lollipop': daLollipop, 'up-down-bars': upDownBars, 'ksea-bars': kseaBars, 'enrichment-chord': drawn, 'enrichment-cnet': drawn };
