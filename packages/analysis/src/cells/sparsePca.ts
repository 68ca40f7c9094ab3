import { blockKrylov, symmetricEigen, type Eigen } from '../linear/index.ts';
import type { CellCounts } from '../model/index.ts';
import { principalComponents } from '../principal-components/index.ts';
import { geneMoments } from './libraries.ts';

/** `scores` is cell-major, cells × `components`. */
type CellComponents = {
  readonly scores: Float64Array;
  readonly components: number;
  readonly sdev: Float64Array;
  readonly total: number;
  readonly converged: boolean;
};

/** Up to this many values the centred table is held whole and decomposed exactly. */
const denseLimit = 4_000_000;
/** Up to this many genes their covariance is decomposed whole. */
const wholeLimit = 2_500;

/**
 * Principal components of the cells. Every gene is centred, and with `scaled` divided by its standard deviation (n −
 * 1), values above 10 deviations set to 10, as Seurat's ScaleData. Genes that do not vary take no part. The loading of
 * largest size of every component is positive.
 *
 * Large tables stay sparse. Of up to 2,500 genes the covariance is made and decomposed whole, which takes the same time
 * whatever is in it; of more it is known only by what it does to vectors (block Krylov, which in noise, where the
 * components are all alike, would go on for long).
 */
export function sparsePca(expression: CellCounts, wanted: number, scaled: boolean, seed: number): CellComponents {
  const table = standardized(expression, scaled);
  const cells = expression.cells.length;
  const count = Math.min(wanted, table.genes - 1 || 1, cells - 1);
  if (Math.min(table.genes, cells) <= 1_000 && table.genes * cells <= denseLimit) {
    const { converged, scores, sdev } = principalComponents(denseOf(table, cells), table.genes, cells, count, seed);
    return { scores: interleaved(scores, cells), components: scores.length, sdev, total: table.total, converged };
  }
  const { converged, vectors } =
    table.genes <= wholeLimit
      ? { vectors: varying(symmetricEigen(productOf(table, cells), table.genes, count)), converged: true }
      : blockKrylov((block) => block.map((vector) => apply(table, cells, vector).back), table.genes, count, seed);
  const scores = vectors.map((vector) => {
    const most = vector.reduce((best, value) => (Math.abs(value) > Math.abs(best) * (1 + 1e-9) ? value : best), 0);
    return apply(table, cells, most < 0 ? vector.map((value) => -value) : vector).scores;
  });
  const sdev = Float64Array.from(scores, (score) =>
    Math.sqrt(score.reduce((sum, value) => sum + value ** 2, 0) / (cells - 1)),
  );
  return { scores: interleaved(scores, cells), components: scores.length, sdev, total: table.total, converged };
}

/** Entry (cell, gene) of the standardised table is `values[at] − centre[gene]`, 0 where there is no entry. */
type Standardized = {
  readonly genes: number;
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  readonly values: Float64Array;
  readonly centre: Float64Array;
  readonly total: number;
};

function standardized(expression: CellCounts, scaled: boolean): Standardized {
  const { mean, variance } = geneMoments(expression);
  const to = new Int32Array(mean.length).fill(-1);
  const used = [...mean.keys()].filter((gene) => variance[gene]! > 0);
  used.forEach((gene, i) => (to[gene] = i));
  const sd = Float64Array.from(used, (gene) => (scaled ? Math.sqrt(variance[gene]!) : 1));
  const rows = expression.rows.map((gene) => to[gene]!);
  const values = expression.values.map((value, at) => {
    const i = rows[at]!;
    return i < 0 ? 0 : (scaled ? Math.min(value, mean[used[i]!]! + 10 * sd[i]!) : value) / sd[i]!;
  });
  const centre = new Float64Array(used.length);
  const squares = new Float64Array(used.length);
  rows.forEach((i, at) => i >= 0 && (centre[i]! += values[at]!));
  const n = expression.cells.length;
  for (let i = 0; i < centre.length; i += 1) centre[i]! /= n;
  rows.forEach((i, at) => i >= 0 && (squares[i]! += values[at]! ** 2));
  return {
    genes: used.length,
    starts: expression.starts,
    rows,
    values,
    centre,
    total: squares.reduce((sum, value, i) => sum + value - n * centre[i]! ** 2, 0) / (n - 1),
  };
}

function denseOf({ centre, genes, rows, starts, values }: Standardized, cells: number): Float64Array {
  const dense = new Float64Array(genes * cells);
  for (let gene = 0; gene < genes; gene += 1) dense.fill(-centre[gene]!, gene * cells, (gene + 1) * cells);
  for (let cell = 0; cell < cells; cell += 1)
    for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1)
      if (rows[at]! >= 0) dense[rows[at]! * cells + cell]! += values[at]!;
  return dense;
}

/** Without the directions in which nothing varies but by rounding. */
const varying = ({ values, vectors }: Eigen): readonly Float64Array[] =>
  vectors.filter((_, k) => values[k]! > 1e-14 * values[0]!);

/** The transpose of the table times the table, genes × genes. */
function productOf({ centre, genes, rows, starts, values }: Standardized, cells: number): Float64Array {
  const product = new Float64Array(genes * genes);
  for (let cell = 0; cell < cells; cell += 1) {
    for (let one = starts[cell]!; one < starts[cell + 1]!; one += 1) {
      if (rows[one]! < 0) continue;
      const [row, value] = [rows[one]! * genes, values[one]!];
      for (let other = one; other < starts[cell + 1]!; other += 1)
        if (rows[other]! >= 0) product[row + rows[other]!]! += value * values[other]!;
    }
  }
  for (let i = 0; i < genes; i += 1)
    for (let j = i; j < genes; j += 1)
      product[j * genes + i] = product[i * genes + j]! -= cells * centre[i]! * centre[j]!;
  return product;
}

/** The table times a vector of genes, and its transpose times that. */
function apply(
  { centre, genes, rows, starts, values }: Standardized,
  cells: number,
  vector: Float64Array,
): { readonly scores: Float64Array; readonly back: Float64Array } {
  let shift = 0;
  for (let gene = 0; gene < genes; gene += 1) shift += centre[gene]! * vector[gene]!;
  const scores = new Float64Array(cells);
  const back = new Float64Array(genes);
  let sum = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    let score = -shift;
    for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1)
      if (rows[at]! >= 0) score += values[at]! * vector[rows[at]!]!;
    scores[cell] = score;
    sum += score;
    for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1)
      if (rows[at]! >= 0) back[rows[at]!]! += values[at]! * score;
  }
  for (let gene = 0; gene < genes; gene += 1) back[gene]! -= centre[gene]! * sum;
  return { scores, back };
}

function interleaved(vectors: readonly Float64Array[], length: number): Float64Array {
  const table = new Float64Array(vectors.length * length);
  vectors.forEach((vector, k) => {
    for (let i = 0; i < length; i += 1) table[i * vectors.length + k] = vector[i]!;
  });
  return table;
}
