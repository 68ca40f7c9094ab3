import type { Recipe } from '../../view.ts';
import { drawn } from '../drawn/index.ts';
import { daLollipop, gseaRidge, kseaBars, qeaBars } from './scores.ts';
import { chord, cnet } from './termFeatures.ts';
import { classBars, jointBars, jointScatter, sidesBubble, upDownBars, upDownEnrichment } from './twoSides.ts';

/** Charts of enrichment that show a direction or the features behind a term. */
export const enrichmentRecipes: Readonly<Record<string, Recipe>> = {
  'da-lollipop': daLollipop,
  'up-down-bars': upDownBars,
  'enrichment-up-down': upDownEnrichment,
  'enrichment-sides': sidesBubble,
  'joint-bubble': sidesBubble,
  'joint-bars': jointBars,
  'joint-scatter': jointScatter,
  'ksea-bars': kseaBars,
  'enrichment-chord': chord,
  'enrichment-cnet': cnet,
  'enrichment-dag': drawn,
  'class-bars': classBars,
  'gsea-ridge': gseaRidge,
  'qea-bars': qeaBars,
};
