/**
 * The unit eigenvector of the largest eigenvalue of a small symmetric matrix, by cyclic Jacobi rotations.
 *
 * For the few columns of a response this is far quicker than the general decomposition, which a permutation test would
 * call thousands of times.
 *
 * @param matrix - k × k, row-major; overwritten.
 */
export function leadingVector(matrix: Float64Array, k: number): Float64Array {
  const vectors = new Float64Array(k * k);
  for (let i = 0; i < k; i += 1) vectors[i * k + i] = 1;
  for (let sweep = 0; sweep < 60; sweep += 1) {
    let off = 0;
    let size = 0;
    for (let i = 0; i < k; i += 1)
      for (let j = 0; j < k; j += 1)
        if (i === j) size += matrix[i * k + j]! ** 2;
        else off += matrix[i * k + j]! ** 2;
    if (off <= 1e-30 * size) break;
    for (let p = 0; p < k - 1; p += 1) for (let q = p + 1; q < k; q += 1) rotate(matrix, vectors, k, p, q);
  }
  let best = 0;
  for (let i = 1; i < k; i += 1) if (matrix[i * k + i]! > matrix[best * k + best]!) best = i;
  return Float64Array.from({ length: k }, (_, i) => vectors[i * k + best]!);
}

/** Turns the plane of p and q so that their element becomes 0. */
function rotate(matrix: Float64Array, vectors: Float64Array, k: number, p: number, q: number): void {
  const element = matrix[p * k + q]!;
  if (element === 0) return;
  const theta = (matrix[q * k + q]! - matrix[p * k + p]!) / (2 * element);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const c = 1 / Math.hypot(t, 1);
  const s = t * c;
  for (let i = 0; i < k; i += 1) {
    const [a, b] = [matrix[i * k + p]!, matrix[i * k + q]!];
    matrix[i * k + p] = c * a - s * b;
    matrix[i * k + q] = s * a + c * b;
  }
  for (let i = 0; i < k; i += 1) {
    const [a, b] = [matrix[p * k + i]!, matrix[q * k + i]!];
    matrix[p * k + i] = c * a - s * b;
    matrix[q * k + i] = s * a + c * b;
    const [x, y] = [vectors[i * k + p]!, vectors[i * k + q]!];
    vectors[i * k + p] = c * x - s * y;
    vectors[i * k + q] = s * x + c * y;
  }
}
