import type { Recipe } from '../../view.ts';
import { groupBox } from '../lines/index.ts';
import { points } from '../shapes/index.ts';
import { bcv, dispersion, highlyVariable, qlDispersion, varianceCount } from './dispersions.ts';
import { softPower, traits, wgcnaDendrogram } from './modules.ts';
import { foldChanges, manhattan, quantiles, scatter } from './points.ts';

/** Charts of models: counts, networks of genes, cells, genome-wide tests. */
export const modelRecipes: Readonly<Record<string, Recipe>> = {
  'bcv-plot': bcv,
  'variance-count': varianceCount,
  'ql-dispersion-plot': qlDispersion,
  'dispersion-plot': dispersion,
  'ancom-bc-lfc': foldChanges,
  'sc-depth': (v) => points(v, { x: 'mean', y: 'depth_r', by: 'stage', id: 'gene' }),
  'sc-hvg': highlyVariable,
  'sc-composition-box': (v) => {
    const made = groupBox({
      ...v,
      distinct: (name, table) => v.distinct(name === 'feature' ? 'cluster' : name, table),
    });
    const items = v.distinct('cluster').map((value) => ({ value, label: /^\d+$/.test(value) ? `簇 ${value}` : value }));
    return {
      ...made,
      frames: [v.frame([...v.blanks('group'), { do: 'times', to: 'value', from: 'proportion', by: 100 }])],
      panels: { column: 'cluster', columns: Math.min(3, items.length), free: true, items },
    };
  },
  'wgcna-dendrogram': wgcnaDendrogram,
  'wgcna-traits': traits,
  'wgcna-eigengenes': groupBox,
  'wgcna-power': softPower,
  'scatter-plot': scatter,
  'manhattan-plot': manhattan,
  'qq-plot': quantiles,
};
