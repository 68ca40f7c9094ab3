import { cellCounts, cellTypes } from '../exampleData.ts';
import { runOf, type Operation } from './operation.ts';

export const cells: readonly Operation[] = [
  {
    name: 'clusters of 5,000 cells × 5,000 genes',
    prepare: () => runOf('sc-cluster', { cells: cellCounts(5_000, 5_000) }, {}),
  },
  {
    name: 'markers of 5,000 cells × 5,000 genes',
    prepare: () => {
      const counts = cellCounts(5_000, 5_000);
      return runOf('sc-markers', { cells: counts, groups: cellTypes(counts) }, { map: false });
    },
  },
];
