import { pcaScores3d } from '../pca-scores-3d/index.ts';
import { pcaBiplot } from '../pca-biplot/index.ts';
import { lipidBubble } from '../lipid-bubble/index.ts';
import { lipidClassBar } from '../lipid-class-bar/index.ts';
import { pcaLoadings } from '../pca-loadings/index.ts';
import { pcaScores } from '../pca-scores/index.ts';
import { pcaScree } from '../pca-scree/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const overviewCharts: readonly ChartDefinition[] = [
  pcaScores,
  pcaScree,
  pcaLoadings,
  lipidClassBar,
  lipidBubble,
  pcaBiplot,
  pcaScores3d,
];
