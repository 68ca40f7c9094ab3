import type { Recipe } from '../view.ts';
import { abundanceRecipes } from './abundance.ts';
import { assemblyRecipes } from './assembly.ts';
import { associationRecipes } from './associations.ts';
import { barRecipes } from './bars/index.ts';
import { dissimilarityRecipes } from './dissimilarity.ts';
import { cellTypeRecipes } from './cellTypes.ts';
import { cellRecipes } from './cells.ts';
import { courseRecipes } from './courses.ts';
import { designRecipes } from './designs.ts';
import { drawn } from './drawn/index.ts';
import { effectRecipes } from './effects.ts';
import { ecologyRecipes } from './ecology.ts';
import { enrichmentRecipes } from './enrichment/index.ts';
import { eliminationRecipes } from './elimination.ts';
import { frequencyRecipes } from './frequencies.ts';
import { lineRecipes } from './lines/index.ts';
import { networkRecipes } from './networks.ts';
import { metabolicRecipes } from './metabolic.ts';
import { metaboliteRecipes } from './metabolites.ts';
import { omicsPairRecipes } from './omicsPairs.ts';
import { modelRecipes } from './models/index.ts';
import { pointRecipes } from './points/index.ts';
import { tableToolRecipes } from './tableTools.ts';

/** Charts whose places the page works out: chords, ribbons, overlaps, trees in a ring, a web. */
const laidOut: Readonly<Record<string, Recipe>> = {
  venn: drawn,
  upset: drawn,
  'sankey-plot': drawn,
  'circos-plot': drawn,
  'genome-circos-plot': drawn,
  'radar-plot': drawn,
  'pie-plot': drawn,
  sunburst: drawn,
  'pca-scores-3d': drawn,
  'lefse-cladogram': drawn,
  'sequence-logo': drawn,
  'pathway-map': drawn,
};

/** Charts whose curves and bins are not among the rows of their data. */
const asDrawn: Readonly<Record<string, Recipe>> = { 'mean-sd-plot': drawn, 'sc-pseudotime': drawn };

/** By chart id. A chart that is not here gets `drawn`, which knows its picture but not its meaning. */
export const recipes: Readonly<Record<string, Recipe>> = {
  ...pointRecipes,
  ...barRecipes,
  ...lineRecipes,
  ...courseRecipes,
  ...modelRecipes,
  ...cellRecipes,
  ...cellTypeRecipes,
  ...abundanceRecipes,
  ...effectRecipes,
  ...eliminationRecipes,
  ...frequencyRecipes,
  ...designRecipes,
  ...omicsPairRecipes,
  ...networkRecipes,
  ...dissimilarityRecipes,
  ...ecologyRecipes,
  ...assemblyRecipes,
  ...associationRecipes,
  ...enrichmentRecipes,
  ...metabolicRecipes,
  ...metaboliteRecipes,
  ...tableToolRecipes,
  ...laidOut,
  ...asDrawn,
};
export { drawn };
