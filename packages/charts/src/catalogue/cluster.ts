import { clusterProfiles } from '../plots/cluster-profiles/index.ts';
import { dendrogram } from '../plots/dendrogram/index.ts';
import { heatmap } from '../plots/heatmap/index.ts';
import { stemProfiles } from '../plots/stem-profiles/index.ts';
import type { ChartDefinition } from '../model/index.ts';

export const clusterCharts: readonly ChartDefinition[] = [heatmap, dendrogram, clusterProfiles, stemProfiles];
