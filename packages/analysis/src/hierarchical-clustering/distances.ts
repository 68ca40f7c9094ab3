import { gram, mirror, rowsOf } from '../kernel/index.ts';
import { inParts, roomFor, type Job } from '../parallel/index.ts';
import { pairwisePearson } from '../correlation/index.ts';

export type Distance = 'euclidean' | 'manhattan' | 'pearson' | 'spearman';
export const isCorrelation = (distance: Distance): distance is 'pearson' | 'spearman' =>
  distance === 'pearson' || distance === 'spearman';

/**
 * Distances of all pairs; that of items i and j is at `values[i * stride + j]`, symmetric, 0 on the diagonal; `NaN`
 * where a pair has no value in common.
 */
export type Distances = { readonly size: number; readonly values: Float64Array; readonly stride: number };

/**
 * Above this many multiplications euclidean distances go through the matrix product; below, the plain loop keeps ties
 * exact.
 */
const gramFrom = 5e8;
/** Squared distances below this share of the squared lengths have lost digits in the product and are computed again. */
const cancelled = 1e-10;

/**
 * Distances between the rows of a table.
 *
 * Euclidean and manhattan follow R's `dist` at missing values: the sum over the columns present in both rows is scaled
 * up to all columns. `pearson` and `spearman` are 1 − r over the columns present in both rows (spearman ranks within
 * those).
 *
 * @param values - size × columns, row-major, `NaN` for missing. Not mutated.
 */
export function distances(values: Float64Array, size: number, columns: number, distance: Distance): Distances {
  if (distance === 'manhattan') return direct(values, size, columns, 'manhattan');
  if (distance === 'euclidean') {
    const large = (size * size * columns) / 2 > gramFrom && !values.some(Number.isNaN);
    return large ? euclideanByGram(values, size, columns) : direct(values, size, columns, 'euclidean');
  }
  return correlationDistances(values, size, columns, distance);
}

const measures = { euclidean, manhattan };

function direct(values: Float64Array, size: number, columns: number, measure: keyof typeof measures): Distances {
  const result = roomFor(size * size);
  inParts(distanceRows, { values, size, columns, measure, result }, Math.ceil(size / rowsAtOnce));
  return { size, values: result, stride: size };
}

const rowsAtOnce = 8;

type Rows = {
  readonly values: Float64Array;
  readonly size: number;
  readonly columns: number;
  readonly measure: keyof typeof measures;
  readonly result: Float64Array;
};

/**
 * The distances of some rows to all later rows.
 *
 * @public Threads import it by its name.
 */
export const distanceRows: Job<Rows, void> = {
  module: import.meta.url,
  name: 'distanceRows',
  open: ({ columns, measure, result, size, values }) => {
    const between = measures[measure];
    return (part) => {
      for (let i = part * rowsAtOnce; i < Math.min(size, (part + 1) * rowsAtOnce); i += 1) {
        for (let j = i + 1; j < size; j += 1)
          result[i * size + j] = result[j * size + i] = between(values, i * columns, j * columns, columns);
      }
    };
  },
};

function euclidean(values: Float64Array, a: number, b: number, columns: number): number {
  let sum = 0;
  let count = 0;
  for (let k = 0; k < columns; k += 1) {
    const difference = values[a + k]! - values[b + k]!;
    if (Number.isNaN(difference)) continue;
    sum += difference * difference;
    count += 1;
  }
  return count === columns ? Math.sqrt(sum) : Math.sqrt(sum / (count / columns));
}

function manhattan(values: Float64Array, a: number, b: number, columns: number): number {
  let sum = 0;
  let count = 0;
  for (let k = 0; k < columns; k += 1) {
    const difference = Math.abs(values[a + k]! - values[b + k]!);
    if (Number.isNaN(difference)) continue;
    sum += difference;
    count += 1;
  }
  return count === columns ? sum : sum / (count / columns);
}

/** Turns the products into distances in place, so that the largest table is in memory only once. */
function euclideanByGram(values: Float64Array, size: number, columns: number): Distances {
  const { values: products, stride } = gram(rowsOf(values, size, columns));
  const own = Float64Array.from({ length: size }, (_, i) => products[i * stride + i]!);
  for (let i = 0; i < size; i += 1) {
    products[i * stride + i] = 0;
    for (let j = i + 1; j < size; j += 1) {
      const lengths = own[i]! + own[j]!;
      const square = lengths - 2 * products[i * stride + j]!;
      products[i * stride + j] =
        square < cancelled * lengths ? euclidean(values, i * columns, j * columns, columns) : Math.sqrt(square);
    }
  }
  mirror(products, size, stride);
  return { size, values: products, stride };
}

function correlationDistances(
  values: Float64Array,
  size: number,
  columns: number,
  method: 'pearson' | 'spearman',
): Distances {
  const r = pairwisePearson(values, size, columns, method === 'spearman').values;
  for (let at = 0; at < r.length; at += 1) r[at] = 1 - r[at]!;
  return { size, values: r, stride: size };
}
