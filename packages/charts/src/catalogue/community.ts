import { ancomBcLfc } from '../plots/ancom-bc-lfc/index.ts';
import { ancomBcWaterfall } from '../plots/ancom-bc-waterfall/index.ts';
import { maaslinAssociation } from '../plots/maaslin-association/index.ts';
import { maaslinHeatmap } from '../plots/maaslin-heatmap/index.ts';
import { sourceIntervals } from '../plots/source-intervals/index.ts';
import { sourceShares } from '../plots/source-shares/index.ts';
import { contributionBar } from '../plots/contribution-bar/index.ts';
import { contributionSamples } from '../plots/contribution-samples/index.ts';
import { assemblyBar } from '../plots/assembly-bar/index.ts';
import { bntiBox } from '../plots/bnti-box/index.ts';
import { enterotypeIndex } from '../plots/enterotype-index/index.ts';
import { enterotypePoints } from '../plots/enterotype-points/index.ts';
import { coreHeatmap } from '../plots/core-heatmap/index.ts';
import { corePanCurve } from '../plots/core-pan-curve/index.ts';
import { compositionTree } from '../plots/composition-tree/index.ts';
import { vpaVenn } from '../plots/vpa-venn/index.ts';
import { envfitPlot } from '../plots/envfit-plot/index.ts';
import { mrppBox } from '../plots/mrpp-box/index.ts';
import { simperBar } from '../plots/simper-bar/index.ts';
import { mantelScatter } from '../plots/mantel-scatter/index.ts';
import { ncmFit } from '../plots/ncm-fit/index.ts';
import { nmdsShepard } from '../plots/nmds-shepard/index.ts';
import { nmdsPoints } from '../plots/nmds-points/index.ts';
import { accumulationCurve } from '../plots/accumulation-curve/index.ts';
import { rankAbundanceCurve } from '../plots/rank-abundance-curve/index.ts';
import { rarefactionCurve } from '../plots/rarefaction-curve/index.ts';
import { permdispBox } from '../plots/permdisp-box/index.ts';
import { anosimRanks } from '../plots/anosim-ranks/index.ts';
import { permanovaR2 } from '../plots/permanova-r2/index.ts';
import { pcoaEigenvalues } from '../plots/pcoa-eigenvalues/index.ts';
import { pcoaPoints } from '../plots/pcoa-points/index.ts';
import { betaBox } from '../plots/beta-box/index.ts';
import { betaHeatmap } from '../plots/beta-heatmap/index.ts';
import { alphaBox } from '../plots/alpha-box/index.ts';
import { ordinationTriplot } from '../plots/ordination-triplot/index.ts';
import { stampErrorBar } from '../plots/stamp-error-bar/index.ts';
import { lefseBar } from '../plots/lefse-bar/index.ts';
import { lefseCladogram } from '../plots/lefse-cladogram/index.ts';
import { compositionBar } from '../plots/composition-bar/index.ts';
import { indicatorBar } from '../plots/indicator-bar/index.ts';
import { indicatorDots } from '../plots/indicator-dots/index.ts';
import { nriNtiBox } from '../plots/nri-nti-box/index.ts';
import { taxaManhattan } from '../plots/taxa-manhattan/index.ts';
import { procrustesPlot } from '../plots/procrustes-plot/index.ts';
import { procrustesResiduals } from '../plots/procrustes-residuals/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const communityCharts: readonly ChartDefinition[] = [
  alphaBox,
  compositionBar,
  compositionTree,
  contributionBar,
  contributionSamples,
  lefseBar,
  lefseCladogram,
  indicatorDots,
  indicatorBar,
  stampErrorBar,
  ancomBcLfc,
  ancomBcWaterfall,
  taxaManhattan,
  maaslinHeatmap,
  maaslinAssociation,
  ordinationTriplot,
  vpaVenn,
  betaHeatmap,
  betaBox,
  pcoaPoints,
  pcoaEigenvalues,
  permanovaR2,
  anosimRanks,
  mrppBox,
  permdispBox,
  simperBar,
  rarefactionCurve,
  rankAbundanceCurve,
  accumulationCurve,
  coreHeatmap,
  corePanCurve,
  ncmFit,
  assemblyBar,
  bntiBox,
  nriNtiBox,
  enterotypePoints,
  enterotypeIndex,
  sourceShares,
  sourceIntervals,
  nmdsPoints,
  nmdsShepard,
  envfitPlot,
  mantelScatter,
  procrustesPlot,
  procrustesResiduals,
];
