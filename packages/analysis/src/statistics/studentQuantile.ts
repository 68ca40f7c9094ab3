import { studentTwoSided } from './student.ts';

/**
 * The t ≥ 0 with P(|T| > t) = p for `df` degrees of freedom; 0 for p ≥ 1, infinity for p ≤ 0. By bisection over t², to
 * about 1e-12.
 */
export function studentTwoSidedQuantile(p: number, df: number): number {
  if (Number.isNaN(p) || !(df > 0)) return Number.NaN;
  if (p >= 1) return 0;
  if (p <= 0) return Number.POSITIVE_INFINITY;
  let low = -60;
  let high = 8;
  while (high < 700 && studentTwoSided(Math.exp(high), df) > p) high += 8;
  for (let step = 0; step < 200 && high - low > 1e-13 * Math.max(1, Math.abs(low)); step += 1) {
    const middle = (low + high) / 2;
    if (studentTwoSided(Math.exp(middle), df) > p) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}
