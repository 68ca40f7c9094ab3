/** xᵀ S⁻¹ x of a symmetric positive definite S (row-major), by Cholesky; `NaN` when S is not. Nothing is mutated. */
export function quadratic(s: Float64Array, x: Float64Array): number {
  const n = x.length;
  const lower = new Float64Array(n * n);
  const solved = new Float64Array(n);
  let sum = 0;
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let value = s[i * n + j]!;
      for (let k = 0; k < j; k += 1) value -= lower[i * n + k]! * lower[j * n + k]!;
      if (i === j && !(value > 1e-14 * s[i * n + i]!)) return Number.NaN;
      lower[i * n + j] = i === j ? Math.sqrt(value) : value / lower[j * n + j]!;
    }
    let rest = x[i]!;
    for (let k = 0; k < i; k += 1) rest -= lower[i * n + k]! * solved[k]!;
    solved[i] = rest / lower[i * n + i]!;
    sum += solved[i]! ** 2;
  }
  return sum;
}
