/** (XᵀX)⁻¹ and the map from observations to coefficients of one design, weighted or not. */
export type Solver = {
  /** columns × observations. */
  readonly solve: Float64Array;
  /** columns × columns. */
  readonly covariance: Float64Array;
};

/**
 * Least squares by QR (Gram–Schmidt done twice).
 *
 * @param design - Row-major, n × p; not mutated.
 * @param weights - Of the observations, positive; all 1 when absent.
 * @returns `null` when the columns are not independent over these observations.
 */
export function leastSquares(design: Float64Array, n: number, p: number, weights?: Float64Array): Solver | null {
  if (n < p) return null;
  const root = weights?.map(Math.sqrt);
  const r = new Float64Array(n * p);
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j < p; j += 1) r[i * p + j] = design[i * p + j]! * (root ? root[i]! : 1);
  const q = new Float64Array(n * p);
  // Gram–Schmidt done twice keeps Q orthogonal to rounding; p is small.
  const upper = new Float64Array(p * p);
  for (let j = 0; j < p; j += 1) {
    let before = 0;
    for (let i = 0; i < n; i += 1) before += r[i * p + j]! ** 2;
    for (let round = 0; round < 2; round += 1) {
      for (let k = 0; k < j; k += 1) {
        let share = 0;
        for (let i = 0; i < n; i += 1) share += q[i * p + k]! * r[i * p + j]!;
        upper[k * p + j]! += share;
        for (let i = 0; i < n; i += 1) r[i * p + j]! -= share * q[i * p + k]!;
      }
    }
    let after = 0;
    for (let i = 0; i < n; i += 1) after += r[i * p + j]! ** 2;
    if (after <= 1e-14 * before) return null;
    const norm = Math.sqrt(after);
    upper[j * p + j] = norm;
    for (let i = 0; i < n; i += 1) q[i * p + j] = r[i * p + j]! / norm;
  }
  const inverse = upperInverse(upper, p);
  const covariance = new Float64Array(p * p);
  for (let a = 0; a < p; a += 1)
    for (let b = 0; b < p; b += 1)
      for (let k = Math.max(a, b); k < p; k += 1) covariance[a * p + b]! += inverse[a * p + k]! * inverse[b * p + k]!;
  const solve = new Float64Array(p * n);
  for (let a = 0; a < p; a += 1) {
    for (let i = 0; i < n; i += 1) {
      let sum = 0;
      for (let k = a; k < p; k += 1) sum += inverse[a * p + k]! * q[i * p + k]!;
      solve[a * n + i] = sum * (root ? root[i]! : 1);
    }
  }
  return { solve, covariance };
}

function upperInverse(upper: Float64Array, p: number): Float64Array {
  const inverse = new Float64Array(p * p);
  for (let j = 0; j < p; j += 1) {
    inverse[j * p + j] = 1 / upper[j * p + j]!;
    for (let i = j - 1; i >= 0; i -= 1) {
      let sum = 0;
      for (let k = i + 1; k <= j; k += 1) sum += upper[i * p + k]! * inverse[k * p + j]!;
      inverse[i * p + j] = -sum / upper[i * p + i]!;
    }
  }
  return inverse;
}
