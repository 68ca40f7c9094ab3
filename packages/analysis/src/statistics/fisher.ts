import { incompleteBeta } from './incompleteBeta.ts';

/** P(X > f) of the F distribution with `df1` and `df2` degrees of freedom. */
export function fisherUpper(f: number, df1: number, df2: number): number {
  if (f <= 0) return 1;
  if (f === Number.POSITIVE_INFINITY) return 0;
  const total = df2 + df1 * f;
  return incompleteBeta(df2 / total, (df1 * f) / total, df2 / 2, df1 / 2);
}
