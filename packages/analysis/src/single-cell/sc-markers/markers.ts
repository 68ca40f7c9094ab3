import type { CellCounts } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { byGene } from '../../cells/index.ts';
import { testedGenes } from './rankSums.ts';

/** Figures of every gene in every cluster, `[cluster][gene]`. */
export type ClusterExpression = {
  readonly mean: readonly Float64Array[];
  readonly share: readonly Float64Array[];
  readonly log2fc: readonly Float64Array[];
  readonly restShare: readonly Float64Array[];
};
export type Marker = { readonly cluster: number; readonly gene: number; readonly p: number; readonly pAdj: number };

/**
 * Of log-normalised expression per cluster: the mean of normalised counts (counts per 10,000), the share of cells with
 * a count, and as Seurat 4's FoldChange log2(mean(e^x − 1) + 1) of the cluster minus that of all other cells.
 */
export function clusterExpression(expression: CellCounts, cluster: Int32Array, sizes: Float64Array): ClusterExpression {
  const size = expression.genes.length;
  const n = cluster.length;
  const tables = (): Float64Array[] => Array.from(sizes, () => new Float64Array(size));
  const [sum, present, mean, share, log2fc, restShare] = [tables(), tables(), tables(), tables(), tables(), tables()];
  const [total, all] = [new Float64Array(size), new Float64Array(size)];
  for (let cell = 0; cell < n; cell += 1) {
    for (let at = expression.starts[cell]!; at < expression.starts[cell + 1]!; at += 1) {
      const gene = expression.rows[at]!;
      const value = Math.expm1(expression.values[at]!);
      sum[cluster[cell]!]![gene]! += value;
      present[cluster[cell]!]![gene]! += 1;
      total[gene]! += value;
      all[gene]! += 1;
    }
  }
  sizes.forEach((own, c) => {
    const rest = n - own;
    for (let gene = 0; gene < size; gene += 1) {
      mean[c]![gene] = sum[c]![gene]! / own;
      share[c]![gene] = present[c]![gene]! / own;
      restShare[c]![gene] = (all[gene]! - present[c]![gene]!) / rest;
      // For a gene that only this cluster has, the remainder must be 0, not a rounding error.
      const others = all[gene] === present[c]![gene] ? 0 : Math.max(0, total[gene]! - sum[c]![gene]!);
      log2fc[c]![gene] = Math.log2(mean[c]![gene]! + 1) - Math.log2(others / rest + 1);
    }
  });
  return { mean, share, log2fc, restShare };
}

export type MarkerSettings = {
  /** Smallest share of cells that must have a gene, 0…1. */
  readonly minPct: number;
  /** Smallest log2 change. */
  readonly minFc: number;
  /** Whether only rising genes are tested. */
  readonly onlyUp: boolean;
};

/**
 * Tests, as Seurat does, the genes found in enough cells of the cluster or of the others that change enough; BH within
 * each cluster over the genes tested. In the order of the clusters, then of p, of equal p the larger change first.
 */
export function findMarkers(
  expression: CellCounts,
  cluster: Int32Array,
  sizes: Float64Array,
  figures: ClusterExpression,
  { minFc, minPct, onlyUp }: MarkerSettings,
  progress: (fraction: number) => void = () => undefined,
): Marker[] {
  const size = expression.genes.length;
  const isTested = (c: number, gene: number): boolean => {
    const change = figures.log2fc[c]![gene]!;
    return (
      Math.max(figures.share[c]![gene]!, figures.restShare[c]![gene]!) >= minPct &&
      (onlyUp ? change : Math.abs(change)) >= minFc
    );
  };
  const tested = Int32Array.from({ length: size }, (_, gene) => gene).filter((gene) =>
    sizes.some((_, c) => isTested(c, gene)),
  );
  const found = testedGenes(byGene(expression), tested, cluster, sizes, progress);
  const p = Array.from(sizes, () => new Float64Array(size).fill(Number.NaN));
  tested.forEach((gene, at) =>
    p.forEach((own, c) => {
      if (isTested(c, gene)) own[gene] = found[at]![c]!;
    }),
  );
  return p.flatMap((own, c) => {
    const adjusted = pAdjust(own, 'BH');
    const change = figures.log2fc[c]!;
    return [...own.keys()]
      .filter((gene) => !Number.isNaN(own[gene]!))
      .toSorted((a, b) => own[a]! - own[b]! || change[b]! - change[a]! || a - b)
      .map((gene): Marker => ({ cluster: c, gene, p: own[gene]!, pAdj: adjusted[gene]! }));
  });
}
