import { upperIncompleteGamma } from './incompleteGamma.ts';

/** P(X > x) of the chi-squared distribution with `df` degrees of freedom. */
export function chiSquaredUpper(x: number, df: number): number {
  return upperIncompleteGamma(df / 2, x / 2);
}
