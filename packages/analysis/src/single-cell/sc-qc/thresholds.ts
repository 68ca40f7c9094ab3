import { medianAndMad } from '../../statistics/index.ts';
import type { CellFigures } from './qcFigures.ts';

/** Limits of a figure, both kept themselves; `NaN` for none. */
type Limits = { readonly lower: number; readonly upper: number };
export type Thresholds = { readonly counts: Limits; readonly genes: Limits; readonly mito: Limits };

const open: Limits = { lower: Number.NaN, upper: Number.NaN };

/**
 * Limits `nmads` deviations from the median: counts and genes from below on the log scale, the mitochondrial share from
 * above (scuttle's `isOutlier`; McCarthy et al. 2017, doi:10.1093/bioinformatics/btw777). Cells without a count take no
 * part.
 */
export function madThresholds({ counts, genes, mito }: CellFigures, nmads: number): Thresholds {
  const logged = (values: Float64Array): Limits => {
    const { mad, median: centre } = medianAndMad(values.filter((value) => value > 0).map(Math.log2));
    return { lower: 2 ** (centre - nmads * mad), upper: Number.NaN };
  };
  const { mad, median: centre } = medianAndMad(mito);
  return { counts: logged(counts), genes: logged(genes), mito: { lower: Number.NaN, upper: centre + nmads * mad } };
}

/** Limits as given; 0 for no upper limit of genes. */
export function fixedThresholds(fixed: {
  readonly minCounts: number;
  readonly minGenes: number;
  readonly maxGenes: number;
  readonly maxMito: number;
}): Thresholds {
  return {
    counts: fixed.minCounts > 0 ? { ...open, lower: fixed.minCounts } : open,
    genes: { lower: fixed.minGenes, upper: fixed.maxGenes > 0 ? fixed.maxGenes : Number.NaN },
    mito: { ...open, upper: fixed.maxMito / 100 },
  };
}

/** Why each cell is left out, the first of the reasons; `''` for those kept. */
export function verdicts({ counts, genes, mito }: CellFigures, limits: Thresholds): readonly string[] {
  return Array.from(counts, (count, cell) => {
    if (count === 0) return 'empty';
    if (count < limits.counts.lower) return 'low_counts';
    if (genes[cell]! < limits.genes.lower) return 'low_genes';
    if (genes[cell]! > limits.genes.upper) return 'high_genes';
    return mito[cell]! > limits.mito.upper ? 'high_mito' : '';
  });
}
