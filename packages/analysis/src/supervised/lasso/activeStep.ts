import type { WeightedProducts } from './weightedProducts.ts';

/** Changes of the intercept and of the active coefficients; `whole` when no coefficient reached 0 on the way. */
export type ActiveStep = { readonly intercept: number; readonly beta: Float64Array; readonly whole: boolean };

/**
 * The Newton step of the features in a model and of its intercept, with their signs held: (XᵀWX/n)·δ = Xᵀr/n − λ·sign(β).
 *
 * Coordinate descent creeps where features are correlated; this gets there at once. The step ends where the first coefficient reaches 0.
 *
 * @param products - Of the weights of this Newton iteration.
 * @param gradient - Xᵀr/n: of the intercept, then of the active features. Overwritten.
 * @param active - Features in the model.
 * @returns `null` when the changes are not determined.
 */
export function activeStep(products: WeightedProducts, gradient: Float64Array, beta: Float64Array, active: readonly number[], penalty: number): ActiveStep | null {
  const m = active.length + 1;
  const step = gradient;
  for (let a = 1; a < m; a += 1) step[a]! -= penalty * Math.sign(beta[active[a - 1]!]!);
  // A trace of ridge keeps equal features apart; the next step makes up for it.
  if (!solve(products.among(active, 1 + 1e-8), step, m)) return null;
  let share = 1;
  let reached = -1;
  for (let a = 1; a < m; a += 1) {
    const from = beta[active[a - 1]!]!;
    if (Math.sign(from + step[a]!) === Math.sign(from)) continue;
    const until = -from / step[a]!;
    if (until >= share) continue;
    share = until;
    reached = a;
  }
  const moved = step.map((change) => share * change);
  // Exactly 0, so that the feature leaves the model.
  if (reached > 0) moved[reached] = -beta[active[reached - 1]!]!;
  return { intercept: moved[0]!, beta: moved.subarray(1), whole: reached < 0 };
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
