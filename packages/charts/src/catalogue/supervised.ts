import type { ChartDefinition } from '../model/index.ts';
import { importance } from '../plots/importance/index.ts';
import { lassoCv } from '../plots/lasso-cv/index.ts';
import { lassoPath } from '../plots/lasso-path/index.ts';
import { oobError } from '../plots/oob-error/index.ts';
import { permutationPlot } from '../plots/permutation-plot/index.ts';
import { plsScores } from '../plots/pls-scores/index.ts';
import { rfeError } from '../plots/rfe-error/index.ts';
import { rfeRanking } from '../plots/rfe-ranking/index.ts';
import { rocCurve } from '../plots/roc-curve/index.ts';
import { hazardRatios } from '../plots/hazard-ratios/index.ts';
import { survivalCurve } from '../plots/survival-curve/index.ts';
import { sPlot } from '../plots/s-plot/index.ts';
import { vip } from '../plots/vip/index.ts';

export const supervisedCharts: readonly ChartDefinition[] = [
  plsScores,
  sPlot,
  vip,
  permutationPlot,
  rocCurve,
  importance,
  oobError,
  lassoCv,
  lassoPath,
  rfeError,
  rfeRanking,
  survivalCurve,
  hazardRatios,
];
