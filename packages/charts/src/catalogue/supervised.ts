import type { ChartDefinition } from '../model/index.ts';
import { importance } from '../importance/index.ts';
import { lassoCv } from '../lasso-cv/index.ts';
import { lassoPath } from '../lasso-path/index.ts';
import { oobError } from '../oob-error/index.ts';
import { permutationPlot } from '../permutation-plot/index.ts';
import { plsScores } from '../pls-scores/index.ts';
import { rfeError } from '../rfe-error/index.ts';
import { rfeRanking } from '../rfe-ranking/index.ts';
import { rocCurve } from '../roc-curve/index.ts';
import { hazardRatios } from '../hazard-ratios/index.ts';
import { survivalCurve } from '../survival-curve/index.ts';
import { sPlot } from '../s-plot/index.ts';
import { vip } from '../vip/index.ts';

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
