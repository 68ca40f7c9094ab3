import { clusterCharts } from './cluster.ts';
import { communityCharts } from './community.ts';
import { differenceCharts } from './difference.ts';
import { enrichmentCharts } from './enrichment.ts';
import { overviewCharts } from './overview.ts';
import { plotCharts } from './plot.ts';
import { preprocessCharts } from './preprocess.ts';
import { relationCharts } from './relation.ts';
import { singleCellCharts } from './singleCell.ts';
import { supervisedCharts } from './supervised.ts';
import { finished } from '../finish/index.ts';
import type { ChartDefinition } from '../model/index.ts';

/** Every chart there is, in the order of the catalogue. */
export const charts: readonly ChartDefinition[] = (
  [
    ...overviewCharts,
    ...differenceCharts,
    ...supervisedCharts,
    ...clusterCharts,
    ...relationCharts,
    ...preprocessCharts,
    ...enrichmentCharts,
    ...communityCharts,
    ...singleCellCharts,
    ...plotCharts,
  ] as const satisfies readonly ChartDefinition[]
).map(finished);
