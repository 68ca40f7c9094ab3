import { clusterProfiles } from '../cluster-profiles/index.ts';
import { dendrogram } from '../dendrogram/index.ts';
import { heatmap } from '../heatmap/index.ts';
import { stemProfiles } from '../stem-profiles/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const clusterCharts: readonly ChartDefinition[] = [heatmap, dendrogram, clusterProfiles, stemProfiles];
