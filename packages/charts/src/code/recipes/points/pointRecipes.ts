import type { Recipe } from '../../view.ts';
import { ordination, points } from '../shapes/index.ts';
import { maOf, volcanoOf } from './changes.ts';
import { enrichmentBubble, markerDots } from './dots.ts';
import { network } from './network.ts';
import { batchPca, drift, embedded, mantel, permutation, shepard, triplot } from './ordinations.ts';
import { ternary } from './ternary.ts';

/** Charts of points. */
export const pointRecipes: Readonly<Record<string, Recipe>> = {
  'pca-scores': ordination,
  'pls-scores': ordination,
  'pcoa-points': ordination,
  'nmds-points': ordination,
  'batch-pca': batchPca,
  'ordination-triplot': triplot,
  volcano: volcanoOf,
  'volcano-contrasts': volcanoOf,
  'sc-marker-volcano': volcanoOf,
  ma: maOf('level'),
  'ma-plot': maOf('mean'),
  's-plot': (v) => points(v, { x: 'p', y: 'p_corr', by: 'direction', id: 'feature' }),
  'permutation-plot': permutation,
  'nmds-shepard': shepard,
  'mantel-scatter': mantel,
  embedding: embedded,
  'sc-clusters': embedded,
  'ternary-plot': ternary,
  'enrichment-bubble': enrichmentBubble,
  'sc-marker-dots': markerDots,
  network,
  'drift-trend': drift,
};
