import { correlationHeatmap } from './correlation-heatmap/index.ts';
import { dendrogram } from './dendrogram/index.ts';
import { distributionBox } from './distribution-box/index.ts';
import { filterSummary } from './filter-summary/index.ts';
import { heatmap } from './heatmap/index.ts';
import { imputeDensity } from './impute-density/index.ts';
import { missingProfile } from './missing-profile/index.ts';
import type { ChartDefinition } from './model/index.ts';
import { pHistogram } from './p-histogram/index.ts';
import { pcaLoadings } from './pca-loadings/index.ts';
import { pcaScores } from './pca-scores/index.ts';
import { pcaScree } from './pca-scree/index.ts';
import { volcano } from './volcano/index.ts';

/** Every chart there is, in the order of the catalogue. */
export const charts: readonly ChartDefinition[] = [
  pcaScores,
  pcaScree,
  pcaLoadings,
  volcano,
  pHistogram,
  heatmap,
  dendrogram,
  correlationHeatmap,
  distributionBox,
  filterSummary,
  missingProfile,
  imputeDensity,
];

const byId = new Map(charts.map((chart) => [chart.id, chart]));

/** @returns `undefined` when no chart has this id, as with a result of a newer version. */
export const chartById = (id: string): ChartDefinition | undefined => byId.get(id);

/** The tables, and of each the columns (all when absent), that must be loaded before a chart can be drawn. */
export const tablesNeeded = (id: string): ChartDefinition['tables'] => chartById(id)?.tables ?? [];
