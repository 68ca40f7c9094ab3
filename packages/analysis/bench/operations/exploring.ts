import { agglomerate, distances, type Linkage } from '../../src/hierarchical-clustering/index.ts';
import { partition } from '../../src/k-means/index.ts';
import { centreAndScale, principalComponents } from '../../src/principal-components/index.ts';
import { tsneMap } from '../../src/overview/tsne/index.ts';
import { umapMap } from '../../src/umap/index.ts';
import { correlate, pairwisePearson } from '../../src/correlation/index.ts';
import { nearestNeighbours } from '../../src/neighbours/index.ts';
import { clusteredPoints, factorNoise } from '../exampleData.ts';
import type { Operation } from './operation.ts';

const linkages: readonly Linkage[] = ['average', 'complete', 'single', 'ward.D2'];

/** Neighbours of clustered points, 15 as UMAP asks for. */
const neighbours = (count: number): Operation => ({
  name: `neighbours ${count.toLocaleString('en-US')} × 30, k = 15`,
  prepare: () => {
    const points = clusteredPoints(count, 30);
    return () => nearestNeighbours(points, count, 30, 15);
  },
});

export const exploring: readonly Operation[] = [
  {
    name: 'PCA 500 × 20,000, 10 components',
    prepare: () => {
      const wide = factorNoise(20_000, 500);
      return () => {
        const values = wide.slice();
        centreAndScale(values, 20_000, 500, 'none');
        return principalComponents(values, 20_000, 500, 10, 1);
      };
    },
  },
  {
    name: 'correlation of 2,000 features, n = 500',
    prepare: () => {
      const features = factorNoise(2_000, 500);
      return () => pairwisePearson(features, 2_000, 500);
    },
  },
  {
    name: 'Spearman of 2,000 features, n = 500',
    prepare: () => {
      const features = factorNoise(2_000, 500);
      return () => pairwisePearson(features, 2_000, 500, true);
    },
  },
  {
    name: 'Pearson with p, 1,000 features, n = 500',
    prepare: () => {
      const features = factorNoise(1_000, 500);
      return () => correlate(features, 1_000, 500, 'pearson');
    },
  },
  {
    name: 'distances 5,000 × 500',
    prepare: () => {
      const items = factorNoise(5_000, 500);
      return () => distances(items, 5_000, 500, 'euclidean');
    },
  },
  ...linkages.map((linkage): Operation => ({
    name: `hclust ${linkage}, 5,000`,
    prepare: () => {
      const made = distances(factorNoise(5_000, 50), 5_000, 50, 'euclidean');
      return () => agglomerate({ ...made, values: made.values.slice() }, linkage);
    },
  })),
  {
    name: 'k-means 5,000 × 50, k = 6, 25 starts',
    prepare: () => {
      const items = clusteredPoints(5_000, 50);
      return () => partition(items, 5_000, 50, 6, 25, 1, () => undefined);
    },
  },
  neighbours(20_000),
  neighbours(50_000),
  {
    name: 'UMAP 10,000 × 50',
    prepare: () => {
      const points = clusteredPoints(10_000, 50);
      return () => umapMap(points, 10_000, 50, { neighbors: 15, minDist: 0.3, metric: 'euclidean' }, 1);
    },
  },
  {
    name: 't-SNE 5,000 × 50',
    prepare: () => {
      const points = clusteredPoints(5_000, 50);
      return () => tsneMap(points, 5_000, 50, 30, 1);
    },
  },
];
