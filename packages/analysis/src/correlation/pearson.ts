import { halfGram, mirror, product, ranksOf, rowsOf } from '../kernel/index.ts';
import { hasTeam, inParts, roomFor, type Job } from '../parallel/index.ts';
import { rowAt } from '../rows/index.ts';

/** Correlations of all pairs of rows, size × size; `counts` are the columns that each pair has in common. */
export type Correlations = { readonly size: number; readonly values: Float64Array; readonly counts: Uint32Array };

/**
 * Pearson correlations of all pairs of rows, over the columns present in both (R: `use = "pairwise.complete.obs"`).
 *
 * A pair with under two common columns, or with a row that is constant over them, gets `NaN`.
 *
 * @param ranked - Of the ranks instead, as Spearman; of an incomplete pair, of those within its common columns.
 */
export function pairwisePearson(values: Float64Array, size: number, columns: number, ranked = false): Correlations {
  const { unit, complete, constant } = unitRows(values, size, columns, ranked ? ranksOf : undefined);
  const { values: products, stride } = halfGram(rowsOf(unit, size, columns));
  const gaps = complete.includes(0);
  // Where the products lie without gaps, the correlations take their place; threads need common room.
  const result = stride === size && !(gaps && hasTeam()) ? products : roomFor(size * size);
  const counts = new Uint32Array(roomFor(Math.ceil((size * size) / 2)).buffer, 0, size * size).fill(columns);
  for (let i = 0; i < size; i += 1) {
    for (let j = i; j < size; j += 1)
      result[i * size + j] = constant[i] === 1 || constant[j] === 1 ? Number.NaN : bounded(products[i * stride + j]!);
  }
  if (gaps) inParts(gappedRows, { values, size, columns, ranked, complete, result, counts }, size);
  for (let at = 0; at < result.length; at += size + 1) if (!Number.isNaN(result[at]!)) result[at] = 1;
  mirror(result, size, size);
  return { size, values: result, counts };
}

const bounded = (r: number): number => (r > 1 ? 1 : r < -1 ? -1 : r);

type Gapped = {
  readonly values: Float64Array;
  readonly size: number;
  readonly columns: number;
  readonly ranked: boolean;
  readonly complete: Uint8Array;
  readonly result: Float64Array;
  readonly counts: Uint32Array;
};

/**
 * The pairs of one row with itself and those that come later of which one is incomplete.
 *
 * @public Threads import it by its name.
 */
export const gappedRows: Job<Gapped, void> = {
  module: import.meta.url,
  name: 'gappedRows',
  open:
    ({ columns, complete, counts, ranked, result, size, values }) =>
    (i) => {
      for (let j = i; j < size; j += 1) {
        if (complete[i] === 1 && complete[j] === 1) continue;
        const [x, y] = commonPair(rowAt(values, columns, i), rowAt(values, columns, j));
        counts[i * size + j] = counts[j * size + i] = x.length;
        result[i * size + j] = bounded(ranked ? pearson(ranksOf(x), ranksOf(y)) : pearson(x, y));
      }
    },
};

/**
 * A table of correlations of the rows of one table with those of another, `rows` × `columns`; `counts` as in
 * `Correlations`.
 */
export type CrossCorrelations = { readonly values: Float64Array; readonly counts: Uint32Array };

/** Rows of two tables over the same columns. */
export type TwoTables = {
  readonly first: Float64Array;
  readonly rows: number;
  readonly second: Float64Array;
  readonly others: number;
  readonly columns: number;
};

/**
 * Pearson correlations of every row of the first table with every row of the second, over the columns present in both;
 * see `pairwisePearson`.
 */
export function crossPearson({ first, rows, second, others, columns }: TwoTables, ranked = false): CrossCorrelations {
  const convert = ranked ? ranksOf : undefined;
  const one = unitRows(first, rows, columns, convert);
  const other = unitRows(second, others, columns, convert);
  const { values: products, stride } = product(rowsOf(one.unit, rows, columns), rowsOf(other.unit, others, columns));
  const result = roomFor(rows * others);
  const counts = new Uint32Array(roomFor(Math.ceil((rows * others) / 2)).buffer, 0, rows * others).fill(columns);
  for (let i = 0; i < rows; i += 1) {
    for (let j = 0; j < others; j += 1)
      result[i * others + j] =
        one.constant[i] === 1 || other.constant[j] === 1 ? Number.NaN : bounded(products[i * stride + j]!);
  }
  if (one.complete.includes(0) || other.complete.includes(0)) {
    inParts(
      gappedCross,
      {
        tables: { first, rows, second, others, columns },
        ranked,
        complete: one.complete,
        otherComplete: other.complete,
        result,
        counts,
      },
      rows,
    );
  }
  return { values: result, counts };
}

type GappedCross = Pick<Gapped, 'complete' | 'counts' | 'ranked' | 'result'> & {
  readonly tables: TwoTables;
  readonly otherComplete: Uint8Array;
};

/**
 * The pairs of one row of the first table with all of the second of which one is incomplete.
 *
 * @public Threads import it by its name.
 */
export const gappedCross: Job<GappedCross, void> = {
  module: import.meta.url,
  name: 'gappedCross',
  open:
    ({ complete, counts, otherComplete, ranked, result, tables: { columns, first, others, second } }) =>
    (i) => {
      for (let j = 0; j < others; j += 1) {
        if (complete[i] === 1 && otherComplete[j] === 1) continue;
        const [x, y] = commonPair(rowAt(first, columns, i), rowAt(second, columns, j));
        counts[i * others + j] = x.length;
        result[i * others + j] = ranked ? pearson(ranksOf(x), ranksOf(y)) : pearson(x, y);
      }
    },
};

/** Every complete row converted, centred and of length 1; zeros for constant and for incomplete rows. */
function unitRows(
  values: Float64Array,
  size: number,
  columns: number,
  convert?: (row: Float64Array) => Float64Array,
): { readonly unit: Float64Array; readonly complete: Uint8Array; readonly constant: Uint8Array } {
  const complete = Uint8Array.from({ length: size }, (_, i) => Number(isComplete(rowAt(values, columns, i))));
  const unit = new Float64Array(size * columns);
  for (let i = 0; i < size; i += 1) {
    if (complete[i] === 0) continue;
    const row = rowAt(values, columns, i);
    unit.set(standardized(convert ? convert(row) : row), i * columns);
  }
  return {
    unit,
    complete,
    constant: complete.map((whole, i) => whole && Number(rowAt(unit, columns, i).every((value) => value === 0))),
  };
}

function isComplete(row: Float64Array): boolean {
  for (let k = 0; k < row.length; k += 1) if (Number.isNaN(row[k]!)) return false;
  return true;
}

/** Pearson correlation of two complete rows; `NaN` when one is constant or under two long. */
function pearson(a: Float64Array, b: Float64Array): number {
  const x = standardized(a);
  const y = standardized(b);
  let sum = 0;
  let lengthX = 0;
  let lengthY = 0;
  for (let k = 0; k < x.length; k += 1) {
    sum += x[k]! * y[k]!;
    lengthX += x[k]! ** 2;
    lengthY += y[k]! ** 2;
  }
  return lengthX === 0 || lengthY === 0 ? Number.NaN : Math.max(-1, Math.min(1, sum));
}

/** The values of two rows where neither is missing. */
export function commonPair(a: Float64Array, b: Float64Array): readonly [Float64Array, Float64Array] {
  const x = new Float64Array(a.length);
  const y = new Float64Array(a.length);
  let count = 0;
  for (let k = 0; k < a.length; k += 1) {
    if (Number.isNaN(a[k]!) || Number.isNaN(b[k]!)) continue;
    x[count] = a[k]!;
    y[count] = b[k]!;
    count += 1;
  }
  return [x.subarray(0, count), y.subarray(0, count)];
}

/** The row centred and of length 1; zeros for a constant one. */
function standardized(row: Float64Array): Float64Array {
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of row) {
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const result = new Float64Array(row.length);
  if (!(max > min)) return result;
  const mean = sum / row.length;
  let squares = 0;
  for (let k = 0; k < row.length; k += 1) {
    result[k] = row[k]! - mean;
    squares += result[k]! ** 2;
  }
  const length = Math.sqrt(squares);
  for (let k = 0; k < row.length; k += 1) result[k]! /= length;
  return result;
}
