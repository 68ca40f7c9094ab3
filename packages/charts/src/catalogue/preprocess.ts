import { tableRows } from '../plots/table-rows/index.ts';
import { qcControlChart } from '../plots/qc-control-chart/index.ts';
import { calibrationCurve } from '../plots/calibration-curve/index.ts';
import { distributionBox } from '../plots/distribution-box/index.ts';
import { driftTrend } from '../plots/drift-trend/index.ts';
import { filterSummary } from '../plots/filter-summary/index.ts';
import { imputeDensity } from '../plots/impute-density/index.ts';
import { rsdCumulative } from '../plots/rsd-cumulative/index.ts';
import { rsdDistribution } from '../plots/rsd-distribution/index.ts';
import { meanSdPlot } from '../plots/mean-sd-plot/index.ts';
import { missingProfile } from '../plots/missing-profile/index.ts';
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
