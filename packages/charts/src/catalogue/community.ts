import { ancomBcLfc } from '../ancom-bc-lfc/index.ts';
import { ancomBcWaterfall } from '../ancom-bc-waterfall/index.ts';
import { maaslinAssociation } from '../maaslin-association/index.ts';
import { maaslinHeatmap } from '../maaslin-heatmap/index.ts';
import { sourceIntervals } from '../source-intervals/index.ts';
import { sourceShares } from '../source-shares/index.ts';
import { contributionBar } from '../contribution-bar/index.ts';
import { contributionSamples } from '../contribution-samples/index.ts';
import { assemblyBar } from '../assembly-bar/index.ts';
import { bntiBox } from '../bnti-box/index.ts';
import { enterotypeIndex } from '../enterotype-index/index.ts';
import { enterotypePoints } from '../enterotype-points/index.ts';
import { coreHeatmap } from '../core-heatmap/index.ts';
import { corePanCurve } from '../core-pan-curve/index.ts';
import { compositionTree } from '../composition-tree/index.ts';
import { vpaVenn } from '../vpa-venn/index.ts';
import { envfitPlot } from '../envfit-plot/index.ts';
import { mrppBox } from '../mrpp-box/index.ts';
import { simperBar } from '../simper-bar/index.ts';
import { mantelScatter } from '../mantel-scatter/index.ts';
import { ncmFit } from '../ncm-fit/index.ts';
import { nmdsShepard } from '../nmds-shepard/index.ts';
import { nmdsPoints } from '../nmds-points/index.ts';
import { accumulationCurve } from '../accumulation-curve/index.ts';
import { rankAbundanceCurve } from '../rank-abundance-curve/index.ts';
import { rarefactionCurve } from '../rarefaction-curve/index.ts';
import { permdispBox } from '../permdisp-box/index.ts';
import { anosimRanks } from '../anosim-ranks/index.ts';
import { permanovaR2 } from '../permanova-r2/index.ts';
import { pcoaEigenvalues } from '../pcoa-eigenvalues/index.ts';
import { pcoaPoints } from '../pcoa-points/index.ts';
import { betaBox } from '../beta-box/index.ts';
import { betaHeatmap } from '../beta-heatmap/index.ts';
import { alphaBox } from '../alpha-box/index.ts';
import { ordinationTriplot } from '../ordination-triplot/index.ts';
import { stampErrorBar } from '../stamp-error-bar/index.ts';
import { lefseBar } from '../lefse-bar/index.ts';
import { lefseCladogram } from '../lefse-cladogram/index.ts';
import { compositionBar } from '../composition-bar/index.ts';
import { indicatorBar } from '../indicator-bar/index.ts';
import { indicatorDots } from '../indicator-dots/index.ts';
import { nriNtiBox } from '../nri-nti-box/index.ts';
import { taxaManhattan } from '../taxa-manhattan/index.ts';
import { procrustesPlot } from '../procrustes-plot/index.ts';
import { procrustesResiduals } from '../procrustes-residuals/index.ts';
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
