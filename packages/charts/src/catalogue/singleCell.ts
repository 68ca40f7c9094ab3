import { deconvolutionFit } from '../plots/deconvolution-fit/index.ts';
import { embedding } from '../plots/embedding/index.ts';
import { scAmbientGenes } from '../plots/sc-ambient-genes/index.ts';
import { scAmbientPosterior } from '../plots/sc-ambient-posterior/index.ts';
import { scCnvHeatmap } from '../plots/sc-cnv-heatmap/index.ts';
import { scCnvScores } from '../plots/sc-cnv-scores/index.ts';
import { scCommunicationChord } from '../plots/circos-plot/index.ts';
import { scCommunicationCounts } from '../plots/sc-communication-counts/index.ts';
import { scCommunicationDots } from '../plots/sc-communication-dots/index.ts';
import { scCompositionBar } from '../plots/sc-composition-bar/index.ts';
import { scCompositionRoe } from '../plots/sc-composition-roe/index.ts';
import { scMarkerHeatmap } from '../plots/sc-marker-heatmap/index.ts';
import { scCompositionBox } from '../plots/sc-composition-box/index.ts';
import { scDepth } from '../plots/sc-depth/index.ts';
import { scDoubletHistogram } from '../plots/histogram/index.ts';
import { scDoubletMap } from '../plots/sc-doublet-map/index.ts';
import { scFeatureMap } from '../plots/sc-feature-map/index.ts';
import { scFeatureViolin } from '../plots/sc-feature-violin/index.ts';
import { scGeneTrends } from '../plots/sc-gene-trends/index.ts';
import { scHvg } from '../plots/sc-hvg/index.ts';
import { scIntegrationLisi } from '../plots/sc-integration-lisi/index.ts';
import { scIntegrationMap } from '../plots/sc-integration-map/index.ts';
import { scMarkerDots } from '../plots/sc-marker-dots/index.ts';
import { scMarkerVolcano } from '../plots/volcano/index.ts';
import { scMiloBeeswarm } from '../plots/sc-milo-beeswarm/index.ts';
import { scMiloMap } from '../plots/sc-milo-map/index.ts';
import { scPseudobulkCounts } from '../plots/sc-pseudobulk-counts/index.ts';
import { scPseudotime } from '../plots/sc-pseudotime/index.ts';
import { scQcChart } from '../plots/sc-qc/index.ts';
import { scScoreDots } from '../plots/sc-score-dots/index.ts';
import { scScoreLabels } from '../plots/sc-score-labels/index.ts';
import { scScoreMap } from '../plots/sc-score-map/index.ts';
import { scSpatialGenes } from '../plots/sc-spatial-genes/index.ts';
import { scSpatialMap } from '../plots/sc-spatial-map/index.ts';
import { scSpatialNeighbourhood } from '../plots/sc-spatial-neighbourhood/index.ts';
import { scClusters } from '../plots/sc-clusters/index.ts';
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
