import { heatmap } from '../cluster/heatmap/index.ts';
import { hclust } from '../cluster/hclust/index.ts';
import { kmeans } from '../cluster/kmeans/index.ts';
import { stem } from '../cluster/stem/index.ts';
import { trend } from '../cluster/trend/index.ts';
import type { MethodDefinition } from '../model/index.ts';

export const clusterMethods: readonly MethodDefinition[] = [hclust, heatmap, kmeans, trend, stem];
