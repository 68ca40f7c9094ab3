import { batchPca } from '../plots/batch-pca/index.ts';
import { bcvPlot } from '../plots/bcv-plot/index.ts';
import { contrastCounts } from '../plots/contrast-counts/index.ts';
import { dispersionPlot } from '../plots/dispersion-plot/index.ts';
import { dynamicRange } from '../plots/dynamic-range/index.ts';
import { foldChangeBars } from '../plots/fold-change-bars/index.ts';
import { groupBox } from '../plots/group-box/index.ts';
import { ma } from '../plots/ma/index.ts';
import { interactionPlot } from '../plots/interaction-plot/index.ts';
import { pHistogram, pHistogramContrasts } from '../plots/p-histogram/index.ts';
import { powerCurve } from '../plots/power-curve/index.ts';
import { qlDispersionPlot } from '../plots/ql-dispersion-plot/index.ts';
import { samPlot } from '../plots/sam-plot/index.ts';
import { varianceCount } from '../plots/variance-count/index.ts';
import { volcano, volcanoContrasts } from '../plots/volcano/index.ts';
import { vipVolcano } from '../plots/vip-volcano/index.ts';
import { zScorePlot } from '../plots/z-score-plot/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const differenceCharts: readonly ChartDefinition[] = [
  volcano,
  vipVolcano,
  foldChangeBars,
  zScorePlot,
  dynamicRange,
  samPlot,
  pHistogram,
  pHistogramContrasts,
  groupBox,
  interactionPlot,
  volcanoContrasts,
  contrastCounts,
  ma,
  batchPca,
  bcvPlot,
  qlDispersionPlot,
  dispersionPlot,
  varianceCount,
  powerCurve,
];
