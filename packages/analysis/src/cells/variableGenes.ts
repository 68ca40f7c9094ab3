import type { CellCounts } from '../model/index.ts';
import { arithmeticMean, medianAndMad, sampleSd, sortedQuantile } from '../statistics/index.ts';
import { geneMoments, librarySizes, logNormalized } from './libraries.ts';
import { loess } from './loess.ts';

/**
 * `score` orders the genes: the standardised variance, or the dispersion standardised within bins of the mean. `spread`
 * is the variance, or the dispersion; `expected`, in its units, is `NaN` where a gene does not vary.
 */
export type GeneVariability = {
  readonly mean: Float64Array;
  readonly spread: Float64Array;
  readonly expected: Float64Array;
  readonly score: Float64Array;
};

/**
 * vst: log10 of the variance of counts is fitted on log10 of the mean by loess (span 0.3); counts are standardised by
 * the fit, clipped at √n, and their variance is the score (Stuart et al. 2019, doi:10.1016/j.cell.2019.05.031; Seurat
 * 3).
 */
export function vst(counts: CellCounts, span = 0.3): GeneVariability {
  const { mean, variance, cells: present } = geneMoments(counts);
  const n = counts.cells.length;
  const used = [...mean.keys()].filter((gene) => variance[gene]! > 0);
  const fit = loess(
    Float64Array.from(used, (gene) => Math.log10(mean[gene]!)),
    Float64Array.from(used, (gene) => Math.log10(variance[gene]!)),
    span,
  );
  const expected = new Float64Array(mean.length).fill(Number.NaN);
  used.forEach((gene, i) => (expected[gene] = 10 ** fit[i]!));

  const most = Math.sqrt(n);
  const squares = new Float64Array(mean.length);
  counts.rows.forEach((gene, at) => {
    if (expected[gene]! > 0)
      squares[gene]! += Math.min(most, (counts.values[at]! - mean[gene]!) / Math.sqrt(expected[gene]!)) ** 2;
  });
  const score = squares.map((sum, gene) =>
    expected[gene]! > 0 ? (sum + (n - present[gene]!) * (mean[gene]! ** 2 / expected[gene]!)) / (n - 1) : 0,
  );
  return { mean, spread: variance, expected, score };
}

/**
 * Dispersion (variance / mean of normalised expression, not logged) standardised among genes of similar mean. In a bin
 * without spread the score is 0.
 *
 * `seurat`: its logarithm, by mean and standard deviation in 20 bins of equal width of ln(1 + mean) (Satija et al.
 * 2015, doi:10.1038/nbt.3192; Seurat 1, scanpy's `seurat`). `cell_ranger`: by median and MAD in bins between the 10, 15
 * … 100 % quantiles of the mean (Zheng et al. 2017, doi:10.1038/ncomms14049; its sign is kept).
 */
export function binnedDispersion(counts: CellCounts, flavor: 'seurat' | 'cell_ranger' = 'seurat'): GeneVariability {
  const scaled = logNormalized(counts, librarySizes(counts));
  const { mean, variance } = geneMoments({ ...scaled, values: scaled.values.map(Math.expm1) });
  const spread = variance.map((value, gene) => (mean[gene]! > 0 && value > 0 ? value / mean[gene]! : Number.NaN));
  const used = [...mean.keys()].filter((gene) => !Number.isNaN(spread[gene]!));
  const logged = flavor === 'seurat';
  const values = logged ? spread.map(Math.log) : spread;

  const [expected, score] = [new Float64Array(mean.length).fill(Number.NaN), new Float64Array(mean.length)];
  for (const genes of (logged ? equalWidths : betweenQuantiles)(used, mean)) {
    const own = Float64Array.from(genes, (gene) => values[gene]!);
    const { mad, median: middle } = medianAndMad(own);
    const [centre, deviation] = logged ? [arithmeticMean(own), sampleSd(own)] : [middle, mad];
    for (const gene of genes) {
      expected[gene] = logged ? Math.exp(centre) : centre;
      score[gene] = genes.length > 1 && deviation > 0 ? (values[gene]! - centre) / deviation : 0;
    }
  }
  return { mean, spread, expected, score };
}

type Bins = readonly (readonly number[])[];

function equalWidths(used: readonly number[], mean: Float64Array, bins = 20): Bins {
  const x = mean.map(Math.log1p);
  const [low, high] = used.reduce(
    ([least, most], gene) => [Math.min(least, x[gene]!), Math.max(most, x[gene]!)],
    [Infinity, -Infinity],
  );
  const members: number[][] = Array.from({ length: bins }, () => []);
  for (const gene of used)
    members[high > low ? Math.min(bins - 1, Math.floor(((x[gene]! - low) / (high - low)) * bins)) : 0]!.push(gene);
  return members.filter((genes) => genes.length > 0);
}

/** Each bin holds its upper limit. */
function betweenQuantiles(used: readonly number[], mean: Float64Array): Bins {
  const sorted = Float64Array.from(used, (gene) => mean[gene]!).sort();
  const limits = Array.from({ length: 19 }, (_, i) => sortedQuantile(sorted, (10 + 5 * i) / 100));
  const members: number[][] = Array.from({ length: limits.length + 1 }, () => []);
  for (const gene of used) members[limits.filter((limit) => limit < mean[gene]!).length]!.push(gene);
  return members.filter((genes) => genes.length > 0);
}

/** The genes that vary, by falling score; of equal scores the earlier gene. */
export const byScore = ({ expected, score }: GeneVariability): number[] =>
  [...score.keys()].filter((gene) => !Number.isNaN(expected[gene]!)).toSorted((a, b) => score[b]! - score[a]! || a - b);

/** The genes of highest score, ascending by place. Genes that do not vary are never taken. */
export const topGenes = (variability: GeneVariability, count: number): Int32Array =>
  Int32Array.from(byScore(variability).slice(0, count)).sort();
