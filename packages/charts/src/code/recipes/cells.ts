import { paletteColors } from '../../palette/index.ts';
import type { Recipe } from '../view.ts';
import { sampled } from '../view.ts';
import { embedded, markerDots } from './points.ts';
import { byLevel, byRamp } from './shapes.ts';

const clusterWord = (name: string): string => (/^\d+$/.test(name) ? `簇 ${name}` : name);

const changedGenes: Recipe = (v) => ({
  frames: [v.frame([{ do: 'long', keep: 2, columns: ['up', 'down'], name: 'direction', value: 'count' }, { do: 'finite', column: 'count' }, { do: 'call', column: 'cluster', words: Object.fromEntries(v.distinct('cluster').map((name) => [name, clusterWord(name)])) }, { do: 'text', to: 'said', from: 'count' }])],
  x: v.number('x'), y: v.names('y', 'cluster', { order: v.distinct('cluster').map(clusterWord) }),
  levels: v.levels('direction', 'box', { order: ['up', 'down'], words: { up: '上调', down: '下调' } }),
  marks: [{ mark: 'bars', along: 'y', name: 'cluster', value: 'count', ink: byLevel, beside: 'dodged' }],
  remarks: ['没有柱的细胞类型未检验，见 data.csv 的 tested 列'],
});

const scoreMap: Recipe = (v) => {
  const scores = Array.from(v.column('score')?.values as Float64Array).filter(Number.isFinite);
  const [min, max] = [Math.min(...scores, Infinity), Math.max(...scores, -Infinity)];
  return {
    frames: [v.frame([{ do: 'sort', column: 'score' }])], x: v.number('x'), y: v.number('y'),
    ramp: { column: 'score', title: '得分', min: min < max ? min : min - 1, max: min < max ? max : min + 1, colors: sampled(paletteColors(v.input.settings.palette, 'sequential', 'light')) },
    marks: [{ mark: 'points', x: 'x', y: 'y', ink: byRamp, size: v.pointSize() }],
  };
};

/** Charts of annotated cells. */
export const cellRecipes: Readonly<Record<string, Recipe>> = {
  'sc-pseudobulk-counts': changedGenes,
  'sc-score-map': scoreMap,
  'sc-score-dots': markerDots,
  'sc-score-labels': embedded,
};
