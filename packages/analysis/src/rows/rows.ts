import type { Matrix } from '../model/index.ts';

/** Moments of the observed values of a row; `variance` divides by n − 1 and is `NaN` for fewer than two values. */
export type RowMoments = {
  readonly count: number;
  readonly mean: number;
  readonly variance: number;
  readonly min: number;
  readonly max: number;
};

/** Mean and variance of one row in two passes, missing values left out. */
export function rowMoments(row: Float64Array): RowMoments {
  let count = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of row) {
    if (Number.isNaN(value)) continue;
    count += 1;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const mean = sum / count;
  let squares = 0;
  // Rounding of the mean of equal values must not look like variance.
  if (max > min) for (const value of row) if (!Number.isNaN(value)) squares += (value - mean) ** 2;
  return { count, mean, variance: count < 2 ? Number.NaN : squares / (count - 1), min, max };
}

/** Row `index` of a table with that many columns, without copying. */
export function rowAt(values: Float64Array, columns: number, index: number): Float64Array {
  return values.subarray(index * columns, (index + 1) * columns);
}

/** The `count` rows of largest variance, in their old order; of equal variances the earlier row is taken. */
export function mostVariableRows(values: Float64Array, rows: number, columns: number, count: number): Uint32Array {
  const variance = Float64Array.from({ length: rows }, (_, i) => rowMoments(rowAt(values, columns, i)).variance);
  const rank = (i: number): number => (Number.isNaN(variance[i]!) ? -1 : variance[i]!);
  const order = Uint32Array.from({ length: rows }, (_, i) => i).sort((a, b) => rank(b) - rank(a) || a - b);
  return order.slice(0, count).sort();
}

/** The matrix with only these rows, in this order. */
export function selectRows(matrix: Matrix, indices: ArrayLike<number>): Matrix {
  const columns = matrix.samples.length;
  const values = new Float64Array(indices.length * columns);
  const chosen = Array.from(indices);
  chosen.forEach((index, at) => values.set(rowAt(matrix.values, columns, index), at * columns));
  return {
    ...matrix,
    ids: chosen.map((index) => matrix.ids[index]!),
    values,
    annotations: matrix.annotations.map(({ name, values: texts }) => ({
      name,
      values: chosen.map((index) => texts[index]!),
    })),
  };
}

/** Rows become columns, in blocks that stay in the cache. */
export function transposed(values: Float64Array, rows: number, columns: number): Float64Array {
  const result = new Float64Array(values.length);
  const block = 32;
  for (let top = 0; top < rows; top += block) {
    for (let left = 0; left < columns; left += block) {
      const bottom = Math.min(rows, top + block);
      const right = Math.min(columns, left + block);
      for (let i = top; i < bottom; i += 1)
        for (let j = left; j < right; j += 1) result[j * rows + i] = values[i * columns + j]!;
    }
  }
  return result;
}
