import type { WeightedProducts } from './weightedProducts.ts';

/** Cholesky's factor of the products of the active features, kept for the steps that have the same ones in the same picture. */
export type ActiveFactor = { readonly active: readonly number[]; readonly matrix: Float64Array };

/** Changes of the intercept and of the active coefficients; `whole` when no coefficient reached 0 on the way. */
export type ActiveStep = { readonly intercept: number; readonly beta: Float64Array; readonly whole: boolean };

/**
 * The Newton step of the features in a model and of its intercept, with their signs held: (XᵀWX/n)·δ = Xᵀr/n − λ·sign(β).
 *
 * Coordinate descent creeps where features are correlated; this gets there at once. The step ends where the first coefficient reaches 0.
 *
 * @param factor - Of `activeFactor`, for `active`.
 * @param gradient - Xᵀr/n: of the intercept, then of the active features. Overwritten.
 * @param active - Features in the model.
 */
export function activeStep({ active, matrix }: ActiveFactor, gradient: Float64Array, beta: Float64Array, penalty: number): ActiveStep {
  const m = active.length + 1;
  const step = gradient;
  for (let a = 1; a < m; a += 1) step[a]! -= penalty * Math.sign(beta[active[a - 1]!]!);
  solve(matrix, step, m);
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

/**
 * The factor of the active features: that of the step before when they are the same.
 *
 * @param products - Of the weights of this picture, of which `known` is.
 * @returns `null` when steps are not determined.
 */
export function activeFactor(products: WeightedProducts, active: readonly number[], known: ActiveFactor | null): ActiveFactor | null {
  if (known && known.active.length === active.length && active.every((feature, a) => feature === known.active[a])) return known;
  // A trace of ridge keeps equal features apart; the next step makes up for it.
  const matrix = products.among(active, 1 + 1e-8);
  return factorize(matrix, active.length + 1) ? { active, matrix } : null;
}

/** Cholesky's factor of the lower triangle, in place; false when the matrix is not clearly positive definite. */
function factorize(matrix: Float64Array, m: number): boolean {
  for (let i = 0; i < m; i += 1) {
    const own = i * m;
    const size = matrix[own + i]!;
    for (let j = 0; j <= i; j += 1) {
      const other = j * m;
      let sum = matrix[own + j]!;
      for (let k = 0; k < j; k += 1) sum -= matrix[own + k]! * matrix[other + k]!;
      if (j < i) matrix[own + j] = sum / matrix[other + j]!;
      else if (sum > 1e-12 * size) matrix[own + i] = Math.sqrt(sum);
      else return false;
    }
  }
  return true;
}

/** Solves by the factor, in place. */
function solve(matrix: Float64Array, right: Float64Array, m: number): void {
  for (let i = 0; i < m; i += 1) {
    let sum = right[i]!;
    for (let k = 0; k < i; k += 1) sum -= matrix[i * m + k]! * right[k]!;
    right[i] = sum / matrix[i * m + i]!;
  }
  for (let i = m - 1; i >= 0; i -= 1) {
    const value = right[i]! / matrix[i * m + i]!;
    right[i] = value;
    // By rows of the factor, which lie together.
    for (let k = 0; k < i; k += 1) right[k]! -= matrix[i * m + k]! * value;
  }
}
