import { incompleteBeta } from '../../statistics/index.ts';

/** Smaller tails cannot be represented. */
const least = 1e-300;

/** P(X ≥ k) of a binomial, at least 1e-300. */
export function binomialUpper(k: number, n: number, p: number): number {
  if (k <= 0) return 1;
  if (p <= 0) return least;
  if (p >= 1 || k > n) return k > n ? least : 1;
  return Math.max(least, incompleteBeta(p, 1 - p, k, n - k + 1));
}

/** P(X ≤ k) of a binomial, at least 1e-300. */
export function binomialLower(k: number, n: number, p: number): number {
  if (k >= n) return 1;
  if (p >= 1) return least;
  return p <= 0 ? 1 : Math.max(least, incompleteBeta(1 - p, p, n - k, k + 1));
}
