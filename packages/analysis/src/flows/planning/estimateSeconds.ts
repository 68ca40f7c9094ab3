import type { PlannedStep } from '../model.ts';

/** Seconds of one thread: whatever the table, for a million of its values, and for a thousand of its samples or cells. */
type Cost = { readonly fixed?: number; readonly million?: number; readonly thousand?: number };

const usual: Cost = { fixed: 0.1, million: 0.5 };
/** Measured with tables of 30,000 × 24, 8,000 × 80 and 5,000 × 120, and 1,000 cells. */
const costs: Readonly<Record<string, Cost>> = {
  distribution: { fixed: 0.2, million: 3 },
  normalize: { fixed: 0.1, million: 1.2 },
  deseq2: { fixed: 0.2, million: 5.5 },
  limma: { fixed: 0.1, million: 1 },
  deqms: { fixed: 0.2, million: 2 },
  trend: { fixed: 1.5 },
  ora: { fixed: 0.3 },
  gsea: { fixed: 0.4 },
  ppi: { fixed: 0.3 },
  'term-classes': { fixed: 0.2 },
  venn: { fixed: 0.1 },
  'rank-abundance': { fixed: 0.1, million: 1 },
  alpha: { fixed: 0.1, million: 0.8 },
  lefse: { fixed: 0.1, million: 0.9 },
  maaslin: { fixed: 0.2, million: 3 },
  nmds: { fixed: 0.1, thousand: 3 },
  permanova: { fixed: 0.1, thousand: 1 },
  anosim: { fixed: 0.1, thousand: 1 },
  // The bootstraps are of so many taxa at most.
  sparcc: { fixed: 2.5, thousand: 65 },
  'pls-da': { fixed: 0.1, million: 1 },
  'opls-da': { fixed: 0.1, million: 0.6 },
  'differential-metabolites': { fixed: 0.1, million: 0.7 },
  'sc-qc': { fixed: 0.1, thousand: 0.1 },
  'sc-doublets': { fixed: 0.2, thousand: 1 },
  'sc-cluster': { fixed: 0.2, thousand: 1.2 },
  'sc-markers': { fixed: 0.2, thousand: 1.2 },
  'sc-trajectory': { fixed: 0.2, thousand: 1 },
  'sc-pseudobulk': { fixed: 0.2, thousand: 0.3 },
};

/**
 * About how many seconds a step takes on one thread, without waiting: right to a factor of two or three, for “约 5 秒”.
 *
 * @param rows - Features of the main table.
 * @param samples - Its samples; of single cells the cells.
 */
export function estimateSeconds({ method }: Pick<PlannedStep, 'method'>, rows: number, samples: number): number {
  const { fixed = 0, million = 0, thousand = 0 } = costs[method] ?? usual;
  return fixed + (million * rows * samples) / 1e6 + (thousand * samples) / 1e3;
}
