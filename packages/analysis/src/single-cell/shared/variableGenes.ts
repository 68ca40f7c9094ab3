import type { CellCounts } from '../../model/index.ts';
import { geneMoments, librarySizes, logNormalized } from './libraries.ts';
import { loess } from './loess.ts';

/** How genes are told to vary more than their mean explains. */
export type HvgMethod = 'vst' | 'dispersion';
/** `score` orders the genes: the standardised variance, or the dispersion standardised within bins of the mean. `expected` is in the units of `spread`. */
export type GeneVariability = { readonly mean: Float64Array; readonly spread: Float64Array; readonly expected: Float64Array; readonly score: Float64Array };

/**
 * vst: log10 of the variance of counts is fitted on log10 of the mean by loess (span 0.3); counts are standardised by the fit, clipped at √n,
 * and their variance is the score (Stuart et al. 2019, doi:10.1016/j.cell.2019.05.031; Seurat 3).
 */
export function vst(counts: CellCounts, span = 0.3): GeneVariability {
  const { mean, variance, cells: present } = geneMoments(counts);
  const n = counts.cells.length;
  const used = [...mean.keys()].filter((gene) => variance[gene]! > 0);
  const fit = loess(Float64Array.from(used, (gene) => Math.log10(mean[gene]!)), Float64Array.from(used, (gene) => Math.log10(variance[gene]!)), span);
  const expected = new Float64Array(mean.length).fill(Number.NaN);
  used.forEach((gene, i) => (expected[gene] = 10 ** fit[i]!));

  const most = Math.sqrt(n);
  const squares = new Float64Array(mean.length);
  counts.rows.forEach((gene, at) => {
    if (expected[gene]! > 0) squares[gene]! += Math.min(most, (counts.values[at]! - mean[gene]!) / Math.sqrt(expected[gene]!)) ** 2;
  });
  const score = squares.map((sum, gene) => (expected[gene]! > 0 ? (sum + (n - present[gene]!) * (mean[gene]! ** 2 / expected[gene]!)) / (n - 1) : 0));
  return { mean, spread: variance, expected, score };
}

/**
 * Dispersion (variance / mean of normalised expression, not logged), as a logarithm, standardised among the genes of similar mean: 20 bins of equal width
 * of ln(1 + mean) (Satija et al. 2015, doi:10.1038/nbt.3192; Seurat 1, scanpy's `seurat`). In a bin with a single gene the score is 0.
 */
export function binnedDispersion(counts: CellCounts, bins = 20): GeneVariability {
  const scaled = logNormalized(counts, librarySizes(counts));
  const { mean, variance } = geneMoments({ ...scaled, values: scaled.values.map(Math.expm1) });
  const dispersion = variance.map((value, gene) => (mean[gene]! > 0 && value > 0 ? Math.log(value / mean[gene]!) : Number.NaN));
  const x = mean.map(Math.log1p);
  const used = [...mean.keys()].filter((gene) => !Number.isNaN(dispersion[gene]!));
  const [low, high] = used.reduce(([least, most], gene) => [Math.min(least, x[gene]!), Math.max(most, x[gene]!)], [Infinity, -Infinity]);
  const binOf = (gene: number): number => (high > low ? Math.min(bins - 1, Math.floor(((x[gene]! - low) / (high - low)) * bins)) : 0);
  const members: number[][] = Array.from({ length: bins }, () => []);
  for (const gene of used) members[binOf(gene)]!.push(gene);

  const [expected, score] = [new Float64Array(mean.length).fill(Number.NaN), new Float64Array(mean.length)];
  for (const genes of members) {
    const centre = genes.reduce((sum, gene) => sum + dispersion[gene]!, 0) / genes.length;
    const sd = Math.sqrt(genes.reduce((sum, gene) => sum + (dispersion[gene]! - centre) ** 2, 0) / (genes.length - 1));
    for (const gene of genes) {
      expected[gene] = Math.exp(centre);
      score[gene] = genes.length > 1 && sd > 0 ? (dispersion[gene]! - centre) / sd : 0;
    }
  }
  return { mean, spread: dispersion.map(Math.exp), expected, score };
}

/** The genes of highest score, ascending by place; of equal scores the earlier gene. Genes that do not vary are never taken. */
export function topGenes({ expected, score }: GeneVariability, count: number): Int32Array {
  const order = [...score.keys()].filter((gene) => !Number.isNaN(expected[gene]!)).toSorted((a, b) => score[b]! - score[a]! || a - b);
  return Int32Array.from(order.slice(0, count)).sort();
}
