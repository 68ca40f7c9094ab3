import { deconvolutionFit } from '../deconvolution-fit/index.ts';
import { embedding } from '../embedding/index.ts';
import { scAmbientGenes } from '../sc-ambient-genes/index.ts';
import { scAmbientPosterior } from '../sc-ambient-posterior/index.ts';
import { scCnvHeatmap } from '../sc-cnv-heatmap/index.ts';
import { scCnvScores } from '../sc-cnv-scores/index.ts';
import { scCommunicationChord } from '../sc-communication-chord/index.ts';
import { scCommunicationCounts } from '../sc-communication-counts/index.ts';
import { scCommunicationDots } from '../sc-communication-dots/index.ts';
import { scCompositionBar } from '../sc-composition-bar/index.ts';
import { scCompositionRoe } from '../sc-composition-roe/index.ts';
import { scMarkerHeatmap } from '../sc-marker-heatmap/index.ts';
import { scCompositionBox } from '../sc-composition-box/index.ts';
import { scDepth } from '../sc-depth/index.ts';
import { scDoubletHistogram } from '../sc-doublet-histogram/index.ts';
import { scDoubletMap } from '../sc-doublet-map/index.ts';
import { scFeatureMap } from '../sc-feature-map/index.ts';
import { scFeatureViolin } from '../sc-feature-violin/index.ts';
import { scGeneTrends } from '../sc-gene-trends/index.ts';
import { scHvg } from '../sc-hvg/index.ts';
import { scIntegrationLisi } from '../sc-integration-lisi/index.ts';
import { scIntegrationMap } from '../sc-integration-map/index.ts';
import { scMarkerDots } from '../sc-marker-dots/index.ts';
import { scMarkerVolcano } from '../sc-marker-volcano/index.ts';
import { scMiloBeeswarm } from '../sc-milo-beeswarm/index.ts';
import { scMiloMap } from '../sc-milo-map/index.ts';
import { scPseudobulkCounts } from '../sc-pseudobulk-counts/index.ts';
import { scPseudotime } from '../sc-pseudotime/index.ts';
import { scQcChart } from '../sc-qc/index.ts';
import { scScoreDots } from '../sc-score-dots/index.ts';
import { scScoreLabels } from '../sc-score-labels/index.ts';
import { scScoreMap } from '../sc-score-map/index.ts';
import { scSpatialGenes } from '../sc-spatial-genes/index.ts';
import { scSpatialMap } from '../sc-spatial-map/index.ts';
import { scSpatialNeighbourhood } from '../sc-spatial-neighbourhood/index.ts';
import { scClusters } from '../sc-clusters/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const singleCellCharts: readonly ChartDefinition[] = [
  embedding,
  scQcChart,
  scDepth,
  scHvg,
  scClusters,
  scMarkerDots,
  scMarkerHeatmap,
  scFeatureMap,
  scFeatureViolin,
  scMarkerVolcano,
  scCompositionBar,
  scCompositionBox,
  scCompositionRoe,
  deconvolutionFit,
  scMiloBeeswarm,
  scMiloMap,
  scPseudobulkCounts,
  scScoreMap,
  scScoreDots,
  scScoreLabels,
  scIntegrationMap,
  scIntegrationLisi,
  scPseudotime,
  scGeneTrends,
  scCommunicationDots,
  scCommunicationCounts,
  scCommunicationChord,
  scCnvHeatmap,
  scCnvScores,
  scDoubletHistogram,
  scDoubletMap,
  scAmbientPosterior,
  scAmbientGenes,
  scSpatialMap,
  scSpatialGenes,
  scSpatialNeighbourhood,
];
