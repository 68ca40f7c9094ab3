import { batchPca } from '../batch-pca/index.ts';
import { bcvPlot } from '../bcv-plot/index.ts';
import { dispersionPlot } from '../dispersion-plot/index.ts';
import { groupBox } from '../group-box/index.ts';
import { ma } from '../ma/index.ts';
import { interactionPlot } from '../interaction-plot/index.ts';
import { pHistogram } from '../p-histogram/index.ts';
import { pHistogramContrasts } from '../p-histogram-contrasts/index.ts';
import { powerCurve } from '../power-curve/index.ts';
import { qlDispersionPlot } from '../ql-dispersion-plot/index.ts';
import { varianceCount } from '../variance-count/index.ts';
import { volcanoContrasts } from '../volcano-contrasts/index.ts';
import { volcano } from '../volcano/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const differenceCharts: readonly ChartDefinition[] = [volcano, pHistogram, pHistogramContrasts, groupBox, interactionPlot, volcanoContrasts, ma, batchPca, bcvPlot, qlDispersionPlot, dispersionPlot, varianceCount, powerCurve];
