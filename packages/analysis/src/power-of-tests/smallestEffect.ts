import { tTest } from './designs.ts';
import { rootOf } from './rootOf.ts';

/**
 * The smallest difference of two means that a two-sided t test of groups of these sizes finds with the given power, in
 * standard deviations within the groups (Cohen's d = |μ₁ − μ₂| ÷ σ). For equal sizes it is `delta` of R's
 * `power.t.test(strict = TRUE)` with `sd = 1`; otherwise δ = d √(n₁n₂ ÷ (n₁ + n₂)) with n₁ + n₂ − 2 degrees of freedom.
 *
 * Cohen 1988, Statistical Power Analysis.
 *
 * @returns `NaN` when the sizes leave no degree of freedom, or a group is empty.
 */
export function smallestEffect(
  [first, second]: readonly [number, number],
  { alpha, power }: { readonly alpha: number; readonly power: number },
): number {
  const df = first + second - 2;
  if (!(first >= 1 && second >= 1 && df >= 1)) return Number.NaN;
  const test = tTest(df, { alpha, sides: 2 });
  let high = 4;
  while (test.power(high) < power) high *= 2;
  return rootOf((delta) => test.power(delta) - power, 0, high, 1e-12) / Math.sqrt((first * second) / (first + second));
}
