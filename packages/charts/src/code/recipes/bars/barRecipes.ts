import type { Recipe } from '../../view.ts';
import { bars, ownBars } from '../shapes/index.ts';
import { barPlot, cellComposition, composition, stamp } from './groupedBars.ts';
import { histogram, loadings, missingProfile, plain, rsdDistribution, scree, vip } from './singleBars.ts';
import { enrichmentBar, gseaNes, lefseBar, lollipop, waterfall } from './scoreBars.ts';

/** Charts of bars. */
export const barRecipes: Readonly<Record<string, Recipe>> = {
  'pca-scree': scree,
  'pca-loadings': loadings,
  'pcoa-eigenvalues': plain('x', 'axis'),
  'p-histogram': histogram('count'),
  'p-histogram-contrasts': histogram('count'),
  importance: plain('y', 'feature'),
  'filter-summary': (v) => {
    const made = bars(v, 'y', { column: 'reason', value: 'count', steps: [{ do: 'text', to: 'said', from: 'count' }] });
    return { ...made, marks: [...made.marks, { mark: 'texts', x: 'count', y: 'reason', text: 'said', at: 'right' }] };
  },
  'missing-profile': missingProfile,
  'rsd-distribution': rsdDistribution,
  'enrichment-bar': enrichmentBar,
  'gsea-nes': gseaNes,
  'lefse-bar': lefseBar,
  'permanova-r2': (v) => ({
    ...ownBars(v, 'y', { column: 'name', value: 'r2' }),
    remarks: ['淡色为不显著（p ≥ 0.05）'],
  }),
  vip,
  'bar-plot': barPlot,
  'lollipop-plot': lollipop,
  'composition-bar': composition,
  'stamp-error-bar': stamp,
  'ancom-bc-waterfall': waterfall,
  'sc-composition-bar': cellComposition,
};
