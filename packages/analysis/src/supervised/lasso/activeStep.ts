/**
 * The Newton step of the features in a model and of its intercept, with their signs held: (XᵀWX/n)·δ = Xᵀr/n − λ·sign(β).
 *
 * Coordinate descent creeps where features are correlated; this gets there at once. The step ends where the first coefficient reaches 0.
 *
 * @param x - Standardised features × samples.
 * @param active - Features in the model.
 * @returns Changes of the intercept and of the active coefficients, or `null` when they are not determined.
 */
export function activeStep(x: Float64Array, weight: Float64Array, rest: Float64Array, beta: Float64Array, active: readonly number[], penalty: number): { readonly intercept: number; readonly beta: Float64Array } | null {
  const n = weight.length;
  const m = active.length + 1;
  const value = (a: number, i: number): number => (a === 0 ? 1 : x[active[a - 1]! * n + i]!);
  const hessian = new Float64Array(m * m);
  const step = new Float64Array(m);
  for (let a = 0; a < m; a += 1) {
    for (let i = 0; i < n; i += 1) step[a]! += (value(a, i) * rest[i]!) / n;
    if (a > 0) step[a]! -= penalty * Math.sign(beta[active[a - 1]!]!);
    for (let b = 0; b <= a; b += 1) {
      let sum = 0;
      for (let i = 0; i < n; i += 1) sum += weight[i]! * value(a, i) * value(b, i);
      // A trace of ridge keeps equal features apart; the next step makes up for it.
      hessian[a * m + b] = (a === b ? 1 + 1e-8 : 1) * (sum / n);
    }
  }
  if (!solve(hessian, step, m)) return null;
  let share = 1;
  let reached = -1;
  for (let a = 1; a < m; a += 1) {
    const from = beta[active[a - 1]!]!;
    if (Math.sign(from + step[a]!) === Math.sign(from)) continue;
    const until = -from / step[a]!;
    if (until < share) [share, reached] = [until, a];
  }
  const moved = step.map((change) => share * change);
  // Exactly 0, so that the feature leaves the model.
  if (reached > 0) moved[reached] = -beta[active[reached - 1]!]!;
  return { intercept: moved[0]!, beta: moved.subarray(1) };
}

/** Solves by Cholesky's factor of the lower triangle, in place; false when the matrix is not clearly positive definite. */
function solve(matrix: Float64Array, right: Float64Array, m: number): boolean {
  for (let i = 0; i < m; i += 1) {
    const size = matrix[i * m + i]!;
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i * m + j]!;
      for (let k = 0; k < j; k += 1) sum -= matrix[i * m + k]! * matrix[j * m + k]!;
      if (j < i) matrix[i * m + j] = sum / matrix[j * m + j]!;
      else if (sum > 1e-12 * size) matrix[i * m + i] = Math.sqrt(sum);
      else return false;
    }
  }
  for (let i = 0; i < m; i += 1) {
    for (let k = 0; k < i; k += 1) right[i]! -= matrix[i * m + k]! * right[k]!;
    right[i]! /= matrix[i * m + i]!;
  }
  for (let i = m - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < m; k += 1) right[i]! -= matrix[k * m + i]! * right[k]!;
    right[i]! /= matrix[i * m + i]!;
  }
  return true;
}
