import { arithmeticMean } from '../statistics/index.ts';
import { permutationP, type Shuffles } from './shuffles.ts';

export type MantelTest = { readonly r: number; readonly p: number };

/** The pairs below the diagonal, column by column: (1, 0), (2, 0) … as R's `dist`. */
export function pairsOf(values: Float64Array, size: number): Float64Array {
  const pairs = new Float64Array((size * (size - 1)) / 2);
  for (let j = 0, at = 0; j < size; j += 1) for (let i = j + 1; i < size; i += 1) pairs[at++] = values[i * size + j]!;
  return pairs;
}

/** Mean ranks of values; ties share theirs. */
export function ranked(values: Float64Array): Float64Array {
  const order = Int32Array.from(values.keys()).sort((a, b) => values[a]! - values[b]! || a - b);
  const ranks = new Float64Array(values.length);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && values[order[to]!] === values[order[from]!]) to += 1;
    for (let at = from; at < to; at += 1) ranks[order[at]!] = (from + 1 + to) / 2;
    from = to;
  }
  return ranks;
}

/** Centred and of unit length; `null` when all are equal. */
function standardized(values: Float64Array): Float64Array | null {
  const mean = arithmeticMean(values);
  const centred = values.map((value) => value - mean);
  const length = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0));
  return length > 1e-12 * Math.abs(mean) * Math.sqrt(values.length) && length > 0
    ? centred.map((value) => value / length)
    : null;
}

/**
 * Correlation of two tables of distances over all pairs, p by permuting the samples of the first; one-sided, large
 * positive r (Mantel 1967, Cancer Res. 27, 209; as `mantel` of vegan). `NaN` when either table is constant.
 *
 * @param x - size², symmetric. @param y - Likewise, of the same samples in the same order.
 */
export function mantelTest(
  x: Float64Array,
  y: Float64Array,
  size: number,
  method: 'pearson' | 'spearman',
  orders: Shuffles,
): MantelTest {
  const prepared = [x, y].map((values) => {
    const pairs = pairsOf(values, size);
    return standardized(method === 'spearman' ? ranked(pairs) : pairs);
  });
  const [a, b] = prepared;
  if (!a || !b) return { r: Number.NaN, p: Number.NaN };
  const square = new Float64Array(size * size);
  for (let j = 0, at = 0; j < size; j += 1)
    for (let i = j + 1; i < size; i += 1, at += 1) square[i * size + j] = square[j * size + i] = a[at]!;
  const r = a.reduce((sum, value, at) => sum + value * b[at]!, 0);
  const permuted = Float64Array.from({ length: orders.count }, (_, order) => {
    let sum = 0;
    for (let j = 0, at = 0; j < size; j += 1) {
      const row = orders.values[order * size + j]! * size;
      for (let i = j + 1; i < size; i += 1, at += 1) sum += square[row + orders.values[order * size + i]!]! * b[at]!;
    }
    return sum;
  });
  return { r, p: permutationP(r, permuted) };
}
