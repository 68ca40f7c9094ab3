import type { CellCounts } from '../model/index.ts';
import { roomFor } from '../parallel/index.ts';

/** Of each cell the sum of its counts. */
export function librarySizes({ cells, starts, values }: CellCounts): Float64Array {
  return Float64Array.from(cells, (_, cell) => {
    let sum = 0;
    for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1) sum += values[at]!;
    return sum;
  });
}

const isAll = (places: ArrayLike<number>, length: number): boolean => {
  for (let at = 0; at < places.length; at += 1) if (places[at] !== at) return false;
  return places.length === length;
};

/**
 * The counts with only these cells and genes, in ascending order of their old places; the same object when these are
 * all.
 */
export function selectCounts(counts: CellCounts, cells: ArrayLike<number>, genes: ArrayLike<number>): CellCounts {
  // Of a hundred million entries a second copy would not fit.
  if (isAll(cells, counts.cells.length) && isAll(genes, counts.genes.length)) return counts;
  const to = new Int32Array(counts.genes.length).fill(-1);
  for (let g = 0; g < genes.length; g += 1) to[genes[g]!] = g;
  const starts = new Int32Array(cells.length + 1);
  let entries = 0;
  for (let c = 0; c < cells.length; c += 1) {
    for (let at = counts.starts[cells[c]!]!; at < counts.starts[cells[c]! + 1]!; at += 1)
      if (to[counts.rows[at]!]! >= 0) entries += 1;
    starts[c + 1] = entries;
  }
  const [rows, values] = [new Int32Array(entries), new Float64Array(entries)];
  let next = 0;
  for (let c = 0; c < cells.length; c += 1) {
    for (let at = counts.starts[cells[c]!]!; at < counts.starts[cells[c]! + 1]!; at += 1) {
      const gene = to[counts.rows[at]!]!;
      if (gene < 0) continue;
      rows[next] = gene;
      values[next++] = counts.values[at]!;
    }
  }
  return {
    genes: Array.from(genes, (gene) => counts.genes[gene]!),
    cells: Array.from(cells, (cell) => counts.cells[cell]!),
    starts,
    rows,
    values,
  };
}

/**
 * Every entry becomes ln(1 + count / total × scale); 0 stays 0, so the table stays sparse (Seurat's LogNormalize).
 * Cells without counts stay empty.
 */
export function logNormalized(counts: CellCounts, totals: Float64Array, scale = 1e4): CellCounts {
  const values = new Float64Array(counts.values.length);
  for (let cell = 0; cell < counts.cells.length; cell += 1) {
    for (let at = counts.starts[cell]!; at < counts.starts[cell + 1]!; at += 1)
      values[at] = Math.log1p((counts.values[at]! / totals[cell]!) * scale);
  }
  return { ...counts, values };
}

/** Entries gene by gene, cells ascending: `cells[starts[g]…starts[g+1]]` with their `values`. */
export type ByGene = { readonly starts: Int32Array; readonly cells: Int32Array; readonly values: Float64Array };

export function byGene({ cells, genes, rows, starts, values }: CellCounts): ByGene {
  const geneStarts = new Int32Array(genes.length + 1);
  for (const row of rows) geneStarts[row + 1]! += 1;
  for (let g = 0; g < genes.length; g += 1) geneStarts[g + 1]! += geneStarts[g]!;
  const next = geneStarts.slice();
  // Where threads share a run they read the values where they lie: of a hundred million a copy would not fit.
  const [of, sorted] = [new Int32Array(rows.length), roomFor(rows.length)];
  for (let cell = 0; cell < cells.length; cell += 1) {
    for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1) {
      const to = next[rows[at]!]!++;
      of[to] = cell;
      sorted[to] = values[at]!;
    }
  }
  return { starts: geneStarts, cells: of, values: sorted };
}

/** Mean and variance (n − 1) of each gene over all cells, zeros counted; two passes. */
export function geneMoments(counts: CellCounts): {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  readonly cells: Int32Array;
} {
  const n = counts.cells.length;
  const size = counts.genes.length;
  const [mean, variance, present] = [new Float64Array(size), new Float64Array(size), new Int32Array(size)];
  counts.rows.forEach((gene, at) => {
    mean[gene]! += counts.values[at]!;
    present[gene]! += 1;
  });
  for (let gene = 0; gene < size; gene += 1) mean[gene]! /= n;
  counts.rows.forEach((gene, at) => (variance[gene]! += (counts.values[at]! - mean[gene]!) ** 2));
  for (let gene = 0; gene < size; gene += 1)
    variance[gene] = n < 2 ? Number.NaN : (variance[gene]! + (n - present[gene]!) * mean[gene]! ** 2) / (n - 1);
  return { mean, variance, cells: present };
}
