import type { Recipe } from '../view.ts';
import { byLevel } from './shapes.ts';

const clusterWord = (name: string): string => (/^\d+$/.test(name) ? `簇 ${name}` : name);

const changedGenes: Recipe = (v) => ({
  frames: [v.frame([{ do: 'long', keep: 2, columns: ['up', 'down'], name: 'direction', value: 'count' }, { do: 'finite', column: 'count' }, { do: 'call', column: 'cluster', words: Object.fromEntries(v.distinct('cluster').map((name) => [name, clusterWord(name)])) }, { do: 'text', to: 'said', from: 'count' }])],
  x: v.number('x'), y: v.names('y', 'cluster', { order: v.distinct('cluster').map(clusterWord) }),
  levels: v.levels('direction', 'box', { order: ['up', 'down'], words: { up: '上调', down: '下调' } }),
  marks: [{ mark: 'bars', along: 'y', name: 'cluster', value: 'count', ink: byLevel, beside: 'dodged' }],
  remarks: ['没有柱的细胞类型未检验，见 data.csv 的 tested 列'],
});

/** Charts of annotated cells. */
export const cellRecipes: Readonly<Record<string, Recipe>> = {
  'sc-pseudobulk-counts': changedGenes,
};
