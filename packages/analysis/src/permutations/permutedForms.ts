import { product, rowsOf } from '../kernel/index.ts';
import type { Shuffles } from './shuffles.ts';

/** Values of the shuffled vectors that are in memory at a time. */
const chunkLength = 2e6;

/**
 * Quadratic forms qᵀ·M[p, p]·q of every vector under every order p: form c of order b is at `b * vectors.length + c`.
 *
 * The vectors are shuffled instead of the table, so that a whole test is a few matrix products.
 *
 * @param matrix - size × size, row-major, symmetric, finite.
 */
export function permutedForms(
  matrix: Float64Array,
  vectors: readonly Float64Array[],
  { count, size, values: orders }: Shuffles,
): Float64Array {
  const forms = new Float64Array(count * vectors.length);
  const most = Math.max(1, Math.floor(chunkLength / (size * vectors.length)));
  for (let from = 0; from < count; from += most) {
    const here = Math.min(most, count - from);
    const stacked = new Float64Array(here * vectors.length * size);
    for (let b = 0; b < here; b += 1) {
      vectors.forEach((vector, c) => {
        const start = (b * vectors.length + c) * size;
        for (let i = 0; i < size; i += 1) stacked[start + orders[(from + b) * size + i]!] = vector[i]!;
      });
    }
    const rows = here * vectors.length;
    const { stride, values } = product(rowsOf(stacked, rows, size), rowsOf(matrix, size, size));
    for (let row = 0; row < rows; row += 1) {
      let sum = 0;
      for (let i = 0; i < size; i += 1) sum += stacked[row * size + i]! * values[row * stride + i]!;
      forms[from * vectors.length + row] = sum;
    }
  }
  return forms;
}
