import type { WeightedProducts } from './weightedProducts.ts';
import type { Workspace } from './workspace.ts';

/**
 * Features whose Cholesky factor is in the workspace's `matrix`, reused by steps with the same features and the same
 * quadratic approximation.
 */
export type ActiveFactor = { readonly active: Int32Array };

/**
 * Change of the intercept; those of the active coefficients are in the workspace's `step`, from place 1. `whole` when
 * no coefficient reached 0 on the way.
 */
export type ActiveStep = { readonly intercept: number; readonly whole: boolean };

/**
 * The Newton step of the features in a model and of its intercept, with their signs held: (XᵀWX/n)·δ = Xᵀr/n −
 * λ·sign(β).
 *
 * Coordinate descent is slow for correlated features; this step is direct. The step ends where the first coefficient
 * reaches 0.
 *
 * @param count - Of the features in the model, whose factor is in the workspace.
 */
export function activeStep(
  { at, kernel, lists, numbers, samples }: Workspace,
  count: number,
  penalty: number,
): ActiveStep {
  const m = count + 1;
  const { beta, rest, step } = numbers;
  const { active } = lists;
  let total = 0;
  for (let i = 0; i < samples; i += 1) total += rest[i]!;
  step[0] = total / samples;
  kernel.rowDots(at.x, at.active, count, samples, at.rest, at.step + 8, samples);
  for (let a = 1; a < m; a += 1) step[a]! -= penalty * Math.sign(beta[active[a - 1]!]!);
  kernel.solveByFactor(at.matrix, at.step, m);
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
  for (let a = 0; a < m; a += 1) step[a]! *= share;
  // Exactly 0, so that the feature leaves the model.
  if (reached > 0) step[reached] = -beta[active[reached - 1]!]!;
  return { intercept: step[0]!, whole: reached < 0 };
}

/**
 * The factor for the first `count` features of the workspace's `active`; that of the last step when they are the same.
 *
 * @param products - Of the weights of this picture, of which `known` is.
 * @returns `null` when steps are not determined.
 */
export function activeFactor(
  { at, kernel, lists }: Workspace,
  products: WeightedProducts,
  count: number,
  known: ActiveFactor | null,
): ActiveFactor | null {
  const active = lists.active.subarray(0, count);
  if (known && known.active.length === count && known.active.every((feature, a) => feature === active[a])) return known;
  // A tiny ridge makes equal features solvable; the next step corrects for it.
  products.among(count, 1 + 1e-8);
  return kernel.factorize(at.matrix, count + 1) === 1 ? { active: active.slice() } : null;
}
