import { embedding } from '../embedding/index.ts';
import { scCompositionBar } from '../sc-composition-bar/index.ts';
import { scCompositionBox } from '../sc-composition-box/index.ts';
import { scDepth } from '../sc-depth/index.ts';
import { scGeneTrends } from '../sc-gene-trends/index.ts';
import { scHvg } from '../sc-hvg/index.ts';
import { scIntegrationLisi } from '../sc-integration-lisi/index.ts';
import { scIntegrationMap } from '../sc-integration-map/index.ts';
import { scMarkerDots } from '../sc-marker-dots/index.ts';
import { scPseudobulkCounts } from '../sc-pseudobulk-counts/index.ts';
import { scPseudotime } from '../sc-pseudotime/index.ts';
import { scQcChart } from '../sc-qc/index.ts';
import { scScoreDots } from '../sc-score-dots/index.ts';
import { scScoreLabels } from '../sc-score-labels/index.ts';
import { scScoreMap } from '../sc-score-map/index.ts';
import { scClusters } from '../sc-clusters/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const singleCellCharts: readonly ChartDefinition[] = [embedding, scQcChart, scDepth, scHvg, scClusters, scMarkerDots, scCompositionBar, scCompositionBox, scPseudobulkCounts, scScoreMap, scScoreDots, scScoreLabels, scIntegrationMap, scIntegrationLisi, scPseudotime, scGeneTrends];
