import { clusterMethods } from './cluster.ts';
import { communityMethods } from './community.ts';
import { differenceMethods } from './difference.ts';
import { enrichmentMethods } from './enrichment.ts';
import { overviewMethods } from './overview.ts';
import { plotMethods } from './plot.ts';
import { preprocessMethods } from './preprocess.ts';
import { relationMethods } from './relation.ts';
import { singleCellMethods } from './singleCell.ts';
import { supervisedMethods } from './supervised.ts';
import type { MethodDefinition } from '../model/index.ts';

/** Every method the product offers, in the order a user meets them. */
export const methods: readonly MethodDefinition[] = [
  ...preprocessMethods,
  ...overviewMethods,
  ...differenceMethods,
  ...supervisedMethods,
  ...clusterMethods,
  ...relationMethods,
  ...enrichmentMethods,
  ...communityMethods,
  ...singleCellMethods,
  ...plotMethods,
];
