import { maximum } from '../../extremes/index.ts';
/**
 * Solves a symmetric positive definite system and inverts its matrix by Cholesky; small orders only.
 *
 * @returns `null` when the matrix is not positive definite: a direction has no information.
 */
export function inverse(matrix: readonly Float64Array[]): Float64Array[] | null {
  const n = matrix.length;
  const lower = Array.from({ length: n }, () => new Float64Array(n));
  const largest = maximum(matrix.map((row, i) => row[i]!));
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i]![j]!;
      for (let k = 0; k < j; k += 1) sum -= lower[i]![k]! * lower[j]![k]!;
      if (i === j) {
        if (!(sum > 1e-12 * largest)) return null;
        lower[i]![i] = Math.sqrt(sum);
      } else lower[i]![j] = sum / lower[j]![j]!;
    }
  }
  const columns = Array.from({ length: n }, (_, c) => {
    const x = new Float64Array(n);
    for (let i = 0; i < n; i += 1) {
      let sum = i === c ? 1 : 0;
      for (let k = 0; k < i; k += 1) sum -= lower[i]![k]! * x[k]!;
      x[i] = sum / lower[i]![i]!;
    }
    for (let i = n - 1; i >= 0; i -= 1) {
      let sum = x[i]!;
      for (let k = i + 1; k < n; k += 1) sum -= lower[k]![i]! * x[k]!;
      x[i] = sum / lower[i]![i]!;
    }
    return x;
  });
  return columns;
}

/** Matrix times vector. */
export const times = (matrix: readonly Float64Array[], vector: Float64Array): Float64Array =>
  Float64Array.from(matrix, (row) => row.reduce((sum, value, k) => sum + value * vector[k]!, 0));
