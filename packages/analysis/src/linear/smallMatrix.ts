/**
 * The lower Cholesky factor of a symmetric matrix, in place; what stands above the diagonal is left as it was.
 *
 * @param a - Row-major, p × p.
 * @returns The logarithm of the determinant; `NaN` when the matrix is not positive definite.
 */
export function choleskyInPlace(a: Float64Array, p: number): number {
  let logDeterminant = 0;
  for (let i = 0; i < p; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let value = a[i * p + j]!;
      for (let k = 0; k < j; k += 1) value -= a[i * p + k]! * a[j * p + k]!;
      if (i !== j) a[i * p + j] = value / a[j * p + j]!;
      else if (value > 0) {
        a[i * p + i] = Math.sqrt(value);
        logDeterminant += Math.log(value);
      } else return Number.NaN;
    }
  }
  return logDeterminant;
}

/** Solves L Lᵀ x = b in place of `b`. */
export function choleskySolve(factor: Float64Array, p: number, b: Float64Array): void {
  for (let i = 0; i < p; i += 1) {
    let value = b[i]!;
    for (let k = 0; k < i; k += 1) value -= factor[i * p + k]! * b[k]!;
    b[i] = value / factor[i * p + i]!;
  }
  for (let i = p - 1; i >= 0; i -= 1) {
    let value = b[i]!;
    for (let k = i + 1; k < p; k += 1) value -= factor[k * p + i]! * b[k]!;
    b[i] = value / factor[i * p + i]!;
  }
}

/** (L Lᵀ)⁻¹ into `inverse`, p × p. */
export function choleskyInverse(factor: Float64Array, p: number, inverse: Float64Array): void {
  const column = new Float64Array(p);
  for (let j = 0; j < p; j += 1) {
    column.fill(0);
    column[j] = 1;
    choleskySolve(factor, p, column);
    for (let i = 0; i < p; i += 1) inverse[i * p + j] = column[i]!;
  }
}

/** Xᵀ diag(w) X into `into`, p × p. @param x - Row-major, n × p. */
export function weightedCross(x: Float64Array, n: number, p: number, weights: Float64Array, into: Float64Array): void {
  into.fill(0);
  for (let i = 0; i < n; i += 1) {
    const w = weights[i]!;
    for (let a = 0; a < p; a += 1) {
      const share = w * x[i * p + a]!;
      if (share === 0) continue;
      for (let b = 0; b <= a; b += 1) into[a * p + b]! += share * x[i * p + b]!;
    }
  }
  for (let a = 0; a < p; a += 1) for (let b = 0; b < a; b += 1) into[b * p + a] = into[a * p + b]!;
}
