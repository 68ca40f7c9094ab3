import { batchPca } from '../batch-pca/index.ts';
import { bcvPlot } from '../bcv-plot/index.ts';
import { contrastCounts } from '../contrast-counts/index.ts';
import { dispersionPlot } from '../dispersion-plot/index.ts';
import { dynamicRange } from '../dynamic-range/index.ts';
import { foldChangeBars } from '../fold-change-bars/index.ts';
import { groupBox } from '../group-box/index.ts';
import { ma } from '../ma/index.ts';
import { interactionPlot } from '../interaction-plot/index.ts';
import { pHistogram } from '../p-histogram/index.ts';
import { pHistogramContrasts } from '../p-histogram-contrasts/index.ts';
import { powerCurve } from '../power-curve/index.ts';
import { qlDispersionPlot } from '../ql-dispersion-plot/index.ts';
import { samPlot } from '../sam-plot/index.ts';
import { varianceCount } from '../variance-count/index.ts';
import { volcanoContrasts } from '../volcano-contrasts/index.ts';
import { vipVolcano } from '../vip-volcano/index.ts';
import { volcano } from '../volcano/index.ts';
import { zScorePlot } from '../z-score-plot/index.ts';
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
