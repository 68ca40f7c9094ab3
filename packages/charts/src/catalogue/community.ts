import { nmdsShepard } from '../nmds-shepard/index.ts';
import { nmdsPoints } from '../nmds-points/index.ts';
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
import type { ChartDefinition } from '../model/index.ts';

export const communityCharts: readonly ChartDefinition[] = [alphaBox, compositionBar, lefseBar, lefseCladogram, stampErrorBar, ordinationTriplot, betaHeatmap, betaBox, pcoaPoints, pcoaEigenvalues, permanovaR2, anosimRanks, permdispBox, rarefactionCurve, nmdsPoints, nmdsShepard];
