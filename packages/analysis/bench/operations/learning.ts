import { differingGroups, modules } from '../exampleData.ts';
import { runOf, type Operation } from './operation.ts';

export const learning: readonly Operation[] = [
  { name: 'PLS-DA 100 × 2,000, 200 permutations', prepare: () => runOf('pls-da', differingGroups(2_000, 100), {}) },
  {
    name: 'random forest 200 × 2,000, 500 trees',
    prepare: () => runOf('random-forest', differingGroups(2_000, 200), {}),
  },
  { name: 'SVM-RFE 100 × 1,000, 10-fold', prepare: () => runOf('svm-rfe', differingGroups(1_000, 100), {}) },
  { name: 'WGCNA 60 × 3,000', prepare: () => runOf('wgcna', { matrix: modules(3_000, 60) }, {}) },
];
