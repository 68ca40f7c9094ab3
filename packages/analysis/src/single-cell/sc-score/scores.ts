import { uniform } from '../../linear/index.ts';
import type { CellCounts } from '../../model/index.ts';
import { geneMoments } from '../../cells/index.ts';

/** Genes of each set by place in the table; one score a cell and set, `[set][cell]`. */
export type SetGenes = readonly (readonly number[] | Int32Array)[];

/**
 * Places of the genes in bins of equal numbers by their mean: the i-th smallest of n in bin ⌊i·bins/(n − 1)⌋, the
 * largest in the last one, as `ggplot2::cut_number` does with means that differ. Equal means stand in the order of the
 * table.
 *
 * @returns Bin of each gene; −1 for genes that no cell has.
 */
export function expressionBins(mean: Float64Array, bins: number): Int32Array {
  const present = Int32Array.from([...mean.keys()].filter((gene) => mean[gene]! > 0)).sort(
    (a, b) => mean[a]! - mean[b]! || a - b,
  );
  const of = new Int32Array(mean.length).fill(-1);
  const last = Math.max(1, present.length - 1);
  present.forEach((gene, i) => (of[gene] = Math.min(bins - 1, Math.floor((i * bins) / last))));
  return of;
}

/**
 * For every gene of a set up to `count` genes of its bin without repetition, the union over the set. The genes of the
 * set itself may be among them, as in Seurat.
 */
export function controlGenes(
  genes: ArrayLike<number>,
  binOf: Int32Array,
  members: readonly Int32Array[],
  count: number,
  random: () => number,
): Int32Array {
  const chosen = new Set<number>();
  for (let g = 0; g < genes.length; g += 1) {
    const bin = members[binOf[genes[g]!]!];
    if (!bin) continue;
    const pool = bin.slice();
    const take = Math.min(count, pool.length);
    for (let i = 0; i < take; i += 1) {
      const at = take === pool.length ? i : i + Math.floor(random() * (pool.length - i));
      [pool[i], pool[at]] = [pool[at]!, pool[i]!];
      chosen.add(pool[i]!);
    }
  }
  return Int32Array.from(chosen).sort();
}

/** Weights by gene, 0 where a gene has no part: the score of a cell is their product with its expression. */
function weighted({ cells, rows, starts, values }: CellCounts, weights: readonly Float64Array[]): Float64Array[] {
  return weights.map((weight) =>
    Float64Array.from(cells, (_, cell) => {
      let sum = 0;
      for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1) sum += weight[rows[at]!]! * values[at]!;
      return sum;
    }),
  );
}

/**
 * Mean of the genes of a set minus mean of control genes of like expression (Tirosh et al. 2016,
 * doi:10.1126/science.aad0501; Seurat's AddModuleScore).
 *
 * @param expression - ln(1 + counts per 10,000).
 */
export function moduleScores(
  expression: CellCounts,
  sets: SetGenes,
  { bins, controls }: { readonly bins: number; readonly controls: number },
  seed: number,
): Float64Array[] {
  const { mean } = geneMoments(expression);
  const binOf = expressionBins(mean, bins);
  const members: Int32Array[] = Array.from({ length: bins }, (_, bin) =>
    Int32Array.from([...binOf.keys()].filter((gene) => binOf[gene] === bin)),
  );
  const random = uniform(seed);
  return weighted(
    expression,
    sets.map((genes) => {
      const control = controlGenes(genes, binOf, members, controls, random);
      const weight = new Float64Array(expression.genes.length);
      for (const gene of Array.from(genes)) weight[gene]! += 1 / genes.length;
      for (const gene of control) weight[gene]! -= 1 / control.length;
      return weight;
    }),
  );
}

/**
 * Mean over the set of each gene's z among the cells (n − 1); genes that do not vary are left out. `NaN` where none is
 * left.
 */
export function meanZ(expression: CellCounts, sets: SetGenes): Float64Array[] {
  const { mean, variance } = geneMoments(expression);
  const used = sets.map((genes) => Array.from(genes).filter((gene) => variance[gene]! > 0));
  const shift = used.map(
    (genes) => genes.reduce((sum, gene) => sum + mean[gene]! / Math.sqrt(variance[gene]!), 0) / genes.length,
  );
  const weights = used.map((genes) => {
    const weight = new Float64Array(expression.genes.length);
    for (const gene of genes) weight[gene]! += 1 / (genes.length * Math.sqrt(variance[gene]!));
    return weight;
  });
  return weighted(expression, weights).map((scores, set) => scores.map((score) => score - shift[set]!));
}

/**
 * How far up the genes of a set stand in each cell's ranking: the area under the recovery curve over ranks below
 * `limit`, of the largest that is possible (AUCell, Aibar et al. 2017, doi:10.1038/nmeth.4463). A gene at rank r adds
 * max(0, limit − r). AUCell puts equal counts in a random order; here a gene takes the mean over all orders, so that
 * nothing is drawn.
 */
export function recoveryScores(counts: CellCounts, sets: SetGenes, limit: number): Float64Array[] {
  const { cells, genes, rows, starts, values } = counts;
  // Sum of max(0, limit − r) over the ranks up to r.
  const until = (rank: number): number => {
    const r = Math.min(rank, limit - 1);
    return r <= 0 ? 0 : r * limit - (r * (r + 1)) / 2;
  };
  const best = sets.map((set) => until(set.length));
  const setsOf: number[][] = genes.map(() => []);
  sets.forEach((set, s) => Array.from(set).forEach((gene) => setsOf[gene]!.push(s)));
  const scores = sets.map(() => new Float64Array(cells.length));
  for (let cell = 0; cell < cells.length; cell += 1) {
    const entries = Int32Array.from({ length: starts[cell + 1]! - starts[cell]! }, (_, i) => starts[cell]! + i)
      .filter((at) => values[at]! > 0)
      .sort((a, b) => values[b]! - values[a]!);
    const zero = (until(genes.length) - until(entries.length)) / Math.max(1, genes.length - entries.length);
    sets.forEach((set, s) => (scores[s]![cell] = set.length * zero));
    for (let from = 0; from < entries.length;) {
      let to = from + 1;
      while (to < entries.length && values[entries[to]!] === values[entries[from]!]) to += 1;
      const each = (until(to) - until(from)) / (to - from);
      for (let i = from; i < to; i += 1) for (const s of setsOf[rows[entries[i]!]!]!) scores[s]![cell]! += each - zero;
      from = to;
    }
    sets.forEach((_, s) => (scores[s]![cell]! /= best[s]!));
  }
  return scores;
}

export type Phase = 'G1' | 'S' | 'G2M' | '未定';

/** Both scores below 0 is G1, else the larger one (Seurat's CellCycleScoring). */
export const phaseOf = (s: number, g2m: number): Phase =>
  s < 0 && g2m < 0 ? 'G1' : s === g2m ? '未定' : s > g2m ? 'S' : 'G2M';
