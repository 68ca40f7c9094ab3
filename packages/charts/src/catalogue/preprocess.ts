import { tableRows } from '../table-rows/index.ts';
import { qcControlChart } from '../qc-control-chart/index.ts';
import { calibrationCurve } from '../calibration-curve/index.ts';
import { distributionBox } from '../distribution-box/index.ts';
import { driftTrend } from '../drift-trend/index.ts';
import { filterSummary } from '../filter-summary/index.ts';
import { imputeDensity } from '../impute-density/index.ts';
import { rsdCumulative } from '../rsd-cumulative/index.ts';
import { rsdDistribution } from '../rsd-distribution/index.ts';
import { meanSdPlot } from '../mean-sd-plot/index.ts';
import { missingProfile } from '../missing-profile/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const preprocessCharts: readonly ChartDefinition[] = [
  distributionBox,
  meanSdPlot,
  filterSummary,
  missingProfile,
  imputeDensity,
  rsdDistribution,
  rsdCumulative,
  driftTrend,
  qcControlChart,
  calibrationCurve,
  tableRows,
];
