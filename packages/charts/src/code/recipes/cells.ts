import { paletteColors } from '../../palette/index.ts';
import type { Recipe } from '../view.ts';
import { sampled } from '../view.ts';
import { embedded } from './points.ts';
import { byLevel, byRamp, parts } from './shapes.ts';

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

/** White stands for 0, as on the page. */
const scoreDots: Recipe = (v) => {
  const value = v.column('scaled') ?? v.column('mean')!;
  const bound = Array.from(value.values as Float64Array).reduce((most, one) => Math.max(most, Math.abs(one) || 0), 0) || 1;
  return {
    frames: [v.frame([{ do: 'call', column: 'cluster', words: Object.fromEntries(v.distinct('cluster').map((name) => [name, clusterWord(name)])) }])],
    x: v.names('x', 'set', { order: v.distinct('set') }), y: v.names('y', 'cluster', { order: v.distinct('cluster').map(clusterWord) }),
    ramp: { column: value.name, title: value.label, min: -bound, max: bound, colors: sampled(paletteColors(v.input.settings.palette, 'diverging', 'light')) },
    marks: [{ mark: 'points', x: 'set', y: 'cluster', ink: byRamp, size: { column: 'share', least: 3, most: 18, title: '高分细胞' } }],
  };
};

const integrationMap: Recipe = (v) => {
  const stages = v.distinct('stage');
  const words = v.distinct('class');
  const bare = v.column('class')!.label === '簇' ? Object.fromEntries(words.map((name) => [name, clusterWord(name)])) : {};
  return {
    frames: [v.frame()], x: { kind: 'number', title: 'UMAP 1' }, y: { kind: 'number', title: 'UMAP 2' },
    levels: v.levels('class', 'point', { words: bare }),
    panels: { column: 'stage', columns: 2, free: true, items: stages.map((value) => ({ value, label: value })) },
    marks: [{ mark: 'points', x: 'x', y: 'y', ink: byLevel, size: v.pointSize() }],
  };
};

const mixing: Recipe = (v) => {
  const [scope, stage] = [v.texts('scope'), v.texts('stage')];
  return {
    frames: [v.frame([{ do: 'join', to: 'row', from: ['scope', 'stage'], by: ' ' }])], x: v.names('x', 'row', { order: scope.map((name, at) => `${name} ${stage[at]}`) }), y: v.number('y'),
    ...parts(v, 'stage', [['整合前', v.colors.axis], ['整合后', v.palette[0]!]]),
    marks: [{ mark: 'summaries', name: 'row', five: ['min', 'q1', 'median', 'q3', 'max'], ink: byLevel }],
  };
};

/** Charts of annotated cells. */
export const cellRecipes: Readonly<Record<string, Recipe>> = {
  'sc-pseudobulk-counts': changedGenes,
  'sc-integration-map': integrationMap,
  'sc-integration-lisi': mixing,
  'sc-score-map': scoreMap,
  'sc-score-dots': scoreDots,
  'sc-score-labels': embedded,
};
