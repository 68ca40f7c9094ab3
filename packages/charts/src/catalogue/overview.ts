import { pcaScores3d } from '../plots/pca-scores-3d/index.ts';
import { pcaBiplot } from '../plots/pca-biplot/index.ts';
import { lipidBubble } from '../plots/lipid-bubble/index.ts';
import { lipidClassBar } from '../plots/composition-bar/index.ts';
import { pcaLoadings } from '../plots/pca-loadings/index.ts';
import { pcaScores } from '../plots/pca-scores/index.ts';
import { pcaScree } from '../plots/pca-scree/index.ts';
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
