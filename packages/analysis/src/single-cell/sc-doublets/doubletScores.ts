import type { CellCounts } from '../../model/index.ts';
import { sortedQuantile } from '../../statistics/index.ts';
import { librarySizes, selectCounts, sparsePca } from '../../cells/index.ts';
import { nearestNeighbours } from '../../neighbours/index.ts';
import { vScores } from './variability.ts';

/** Two cells for each simulated doublet, by place. */
export type Pairs = { readonly one: Int32Array; readonly other: Int32Array };
export type ScoreOptions = {
  /** Share of cells that are likely doublets, above 0; it changes the size of the scores, not their order. */
  readonly expected_rate: number;
  /** How unsure that share is, as a standard deviation; it enters the standard errors of the scores alone. */
  readonly rate_sd: number;
  /** Principal components in which neighbours are looked for. */
  readonly components: number;
  /** Normalised counts from which a gene is seen in a cell. */
  readonly min_counts: number;
  /** Genes seen in fewer cells are left out. */
  readonly min_cells: number;
  /** Share of the genes that is kept, those that vary most; above 0, at most 1. */
  readonly variable_share: number;
  /** Of the observed cells alone; 0 for ½√n. */
  readonly neighbors: number;
};
export type Scores = { readonly score: Float64Array; readonly error: Float64Array };
export type DoubletScores = {
  readonly observed: Scores;
  readonly simulated: Scores;
  /** Components of the observed cells, n × `dimensions`. */
  readonly points: Float64Array;
  readonly dimensions: number;
  readonly genes: readonly number[];
  readonly neighbors: number;
};

/** Counts of each cell over its total, times `scale`. */
function toTotal(counts: CellCounts, totals: Float64Array, scale: number): CellCounts {
  const values = new Float64Array(counts.values.length);
  for (let cell = 0; cell < counts.cells.length; cell += 1)
    for (let at = counts.starts[cell]!; at < counts.starts[cell + 1]!; at += 1)
      values[at] = (counts.values[at]! / totals[cell]!) * scale;
  return { ...counts, values };
}

/** Places of the genes that vary most: v-score not below its quantile, and in some cells not below the least count. */
export function chosenGenes(
  counts: CellCounts,
  { min_cells, min_counts, variable_share }: ScoreOptions,
): readonly number[] {
  const totals = librarySizes(counts);
  const normal = toTotal(counts, totals, totals.reduce((sum, total) => sum + total, 0) / totals.length);
  const { genes, score } = vScores(normal);
  const sorted = score.filter((value) => value > 0).sort();
  if (sorted.length === 0) return [];
  const least = sortedQuantile(sorted, 1 - variable_share);
  const often = new Float64Array(counts.genes.length);
  normal.rows.forEach((gene, at) => (often[gene]! += Number(normal.values[at]! >= min_counts)));
  return genes.filter((gene, i) => score[i]! > 0 && score[i]! >= least && often[gene]! >= min_cells);
}

/** The counts of two cells together, one row of entries for each pair. */
function joined(counts: CellCounts, { one, other }: Pairs): CellCounts {
  const starts = new Int32Array(one.length + 1);
  const size = (cell: number): number => counts.starts[cell + 1]! - counts.starts[cell]!;
  const room = one.reduce((sum, cell, i) => sum + size(cell) + size(other[i]!), 0);
  const [rows, values] = [new Int32Array(room), new Float64Array(room)];
  let next = 0;
  one.forEach((first, i) => {
    let [a, b] = [counts.starts[first]!, counts.starts[other[i]!]!];
    const [endA, endB] = [counts.starts[first + 1]!, counts.starts[other[i]! + 1]!];
    while (a < endA || b < endB) {
      const [left, right] = [a < endA ? counts.rows[a]! : Infinity, b < endB ? counts.rows[b]! : Infinity];
      rows[next] = Math.min(left, right);
      if (left <= right) values[next]! += counts.values[a++]!;
      if (right <= left) values[next]! += counts.values[b++]!;
      next += 1;
    }
    starts[i + 1] = next;
  });
  return {
    genes: counts.genes,
    cells: Array.from(one, () => ''),
    starts,
    rows: rows.slice(0, next),
    values: values.slice(0, next),
  };
}

/** Standard deviations (n) of the genes. */
function deviations({ cells, genes, rows, values }: CellCounts): Float64Array {
  const [mean, sum, present] = [
    new Float64Array(genes.length),
    new Float64Array(genes.length),
    new Float64Array(genes.length),
  ];
  rows.forEach((gene, at) => (mean[gene]! += values[at]! / cells.length));
  rows.forEach((gene, at) => {
    sum[gene]! += (values[at]! - mean[gene]!) ** 2;
    present[gene]! += 1;
  });
  return sum.map((squares, gene) =>
    Math.sqrt((squares + (cells.length - present[gene]!) * mean[gene]! ** 2) / cells.length),
  );
}

/** Scores of cells on the components of others: each component is the product of the centred table with its scores. */
function projected(observed: CellCounts, scores: Float64Array, k: number, simulated: CellCounts): Float64Array {
  const size = observed.genes.length;
  const [loading, mean] = [new Float64Array(size * k), new Float64Array(size)];
  const lengths = new Float64Array(k);
  scores.forEach((score, at) => (lengths[at % k]! += score * score));
  const n = observed.cells.length;
  for (let cell = 0; cell < n; cell += 1) {
    for (let at = observed.starts[cell]!; at < observed.starts[cell + 1]!; at += 1) {
      const gene = observed.rows[at]!;
      mean[gene]! += observed.values[at]! / n;
      for (let c = 0; c < k; c += 1)
        loading[gene * k + c]! += (observed.values[at]! * scores[cell * k + c]!) / lengths[c]!;
    }
  }
  const shift = new Float64Array(k);
  for (let gene = 0; gene < size; gene += 1)
    for (let c = 0; c < k; c += 1) shift[c]! += mean[gene]! * loading[gene * k + c]!;
  const result = new Float64Array(simulated.cells.length * k);
  for (let cell = 0; cell < simulated.cells.length; cell += 1) {
    for (let c = 0; c < k; c += 1) result[cell * k + c] = -shift[c]!;
    for (let at = simulated.starts[cell]!; at < simulated.starts[cell + 1]!; at += 1)
      for (let c = 0; c < k; c += 1)
        result[cell * k + c]! += simulated.values[at]! * loading[simulated.rows[at]! * k + c]!;
  }
  return result;
}

/** Halves to the even number, as Python's `round`. */
const toEven = (value: number): number => (value % 1 === 0.5 ? 2 * Math.round(value / 2) : Math.round(value));

/**
 * How much each cell looks like two cells in one: the share of simulated doublets among its neighbours, as the
 * likelihood of being one (Scrublet; Wolock, Lopez & Klein 2019, doi:10.1016/j.cels.2018.11.005, with the defaults of
 * its `scrub_doublets`).
 *
 * @param genes - From `chosenGenes`, at least 3.
 * @param pairs - The cells that each simulated doublet is made of.
 */
export function doubletScores(
  counts: CellCounts,
  genes: readonly number[],
  pairs: Pairs,
  options: ScoreOptions,
  seed: number,
  progress: (fraction: number) => void = () => undefined,
): DoubletScores {
  const n = counts.cells.length;
  const totals = librarySizes(counts);
  const chosen = selectCounts(
    counts,
    counts.cells.map((_, i) => i),
    genes,
  );
  const observed = toTotal(chosen, totals, 1e6);
  const simulated = toTotal(
    joined(chosen, pairs),
    Float64Array.from(pairs.one, (one, i) => totals[one]! + totals[pairs.other[i]!]!),
    1e6,
  );
  const sd = deviations(observed);
  const divided = (table: CellCounts): CellCounts => ({
    ...table,
    values: table.values.map((value, at) => value / sd[table.rows[at]!]!),
  });
  const standard = divided(observed);
  const { components, scores } = sparsePca(standard, options.components, false, seed);
  progress(0.2);
  const more = pairs.one.length;
  const everyone = new Float64Array((n + more) * components);
  everyone.set(scores);
  everyone.set(projected(standard, scores, components, divided(simulated)), n * components);

  const ratio = more / n;
  const wanted = Math.min(
    n + more - 1,
    toEven((options.neighbors > 0 ? options.neighbors : toEven(0.5 * Math.sqrt(n))) * (1 + ratio)),
  );
  const { index, k } = nearestNeighbours(everyone, n + more, components, wanted, (fraction) =>
    progress(0.2 + 0.8 * fraction),
  );
  const all = likelihoods(index, k, n, ratio, options);
  const part = (from: number, to: number): Scores => ({
    score: all.score.subarray(from, to),
    error: all.error.subarray(from, to),
  });
  return {
    observed: part(0, n),
    simulated: part(n, n + more),
    points: scores,
    dimensions: components,
    genes,
    neighbors: k,
  };
}

/**
 * Bayes: the posterior of being a doublet by the share q of simulated ones among k neighbours, and its standard error.
 */
function likelihoods(
  index: Int32Array,
  k: number,
  n: number,
  ratio: number,
  { expected_rate: rho, rate_sd }: ScoreOptions,
): Scores {
  const total = index.length / k;
  const [score, error] = [new Float64Array(total), new Float64Array(total)];
  for (let i = 0; i < total; i += 1) {
    let near = 0;
    for (let at = i * k; at < (i + 1) * k; at += 1) near += Number(index[at]! >= n);
    const q = (near + 1) / (k + 2);
    const below = 1 - rho - q * (1 - rho - rho / ratio);
    score[i] = (q * rho) / ratio / below;
    const spread = Math.sqrt((q * (1 - q)) / (k + 3));
    error[i] =
      ((q * rho) / ratio / below ** 2) * Math.sqrt(((spread / q) * (1 - rho)) ** 2 + ((rate_sd / rho) * (1 - q)) ** 2);
  }
  return { score, error };
}
