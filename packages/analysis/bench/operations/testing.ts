import { crossValidated, logisticPath, penalties } from '../../src/supervised/lasso/index.ts';
import { plsQ2, refittedBlocks } from '../../src/pls/index.ts';
import { countsOfGenes, differingGroups, twoGroups } from '../exampleData.ts';
import { runOf, type Operation } from './operation.ts';

const comparison = (test: string): Operation => ({
  name: `${test} 500 × 20,000`,
  prepare: () => runOf('two-group', twoGroups(20_000, 500), { test }),
});

/** A ranking of 20,000 genes and 1,000 sets of 15 to 500 of them. */
function rankedSets() {
  const ids = Array.from({ length: 20_000 }, (_, i) => `g${i}`);
  const size = (set: number): number => 15 + ((set * 97) % 486);
  return {
    ranked: { ids, scores: Float64Array.from(ids, (_, i) => 4 - (8 * i) / 20_000) },
    sets: {
      ids: Array.from({ length: 1_000 }, (_, set) => `T${set}`),
      names: Array.from({ length: 1_000 }, (_, set) => `T${set}`),
      members: Array.from({ length: 1_000 }, (_, set) =>
        Array.from({ length: size(set) }, (__, k) => ids[(set * 7919 + k * 37) % 20_000]!),
      ),
    },
  };
}

/** Every tenth gene as the list. */
function listAndSets() {
  const { ranked, sets } = rankedSets();
  return { sets, list: ranked.ids.filter((_, i) => i % 10 === 0), background: ranked.ids };
}

export const testing: readonly Operation[] = [
  comparison('welch'),
  comparison('student'),
  comparison('wilcoxon'),
  { name: 'limma 500 × 20,000', prepare: () => runOf('limma', twoGroups(20_000, 500), { logged: true }) },
  {
    name: 'Kruskal–Wallis 500 × 20,000',
    prepare: () => runOf('multi-group', twoGroups(20_000, 500), { test: 'kruskal', post_hoc: 'none' }),
  },
  {
    name: 'PLS 5 components, 10-fold, 500 × 20,000',
    prepare: () => {
      const { matrix } = differingGroups(20_000, 500);
      const classes = Int32Array.from(matrix.samples, (_, i) => i % 2);
      return () => plsQ2(refittedBlocks(matrix.values, 20_000, 500, 10, 'auto'), classes, 2, 5);
    },
  },
  {
    name: 'lasso with 10-fold CV, 200 × 1,000',
    prepare: () => {
      const { matrix } = differingGroups(1_000, 200);
      const y = Float64Array.from(matrix.samples, (_, i) => i % 2);
      const fold = Int32Array.from(matrix.samples, (_, i) => Math.floor(i / 2) % 10);
      return () => {
        const path = logisticPath(matrix.values, 1_000, y, penalties(matrix.values, 1_000, y), true);
        return crossValidated(matrix.values, 1_000, y, path.lambda, fold, 10, () => undefined);
      };
    },
  },
  { name: 'DESeq2 20,000 × 12', prepare: () => runOf('deseq2', countsOfGenes(20_000, 12), {}) },
  { name: 'edgeR 20,000 × 12', prepare: () => runOf('edger', countsOfGenes(20_000, 12), {}) },
  { name: 'voom and limma 20,000 × 60', prepare: () => runOf('limma', countsOfGenes(20_000, 60), { voom: true }) },
  { name: 'GSEA 20,000 genes, 1,000 sets, 1,000 draws', prepare: () => runOf('gsea', rankedSets(), {}) },
  { name: 'ORA 2,000 of 20,000 genes, 1,000 sets', prepare: () => runOf('ora', listAndSets(), {}) },
];
