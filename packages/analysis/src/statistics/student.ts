import { incompleteBeta } from './incompleteBeta.ts';
import { normalTwoSided } from './normal.ts';

/** Beyond this the tail of t is taken from the normal with Wallace's correction, as R's `pt` does. */
const largeDf = 4e5;

/**
 * P(|T| > |t|) of Student's t with `df` degrees of freedom (any positive number, infinity included).
 *
 * Relative error below 1e-10 above 1e-300. `NaN` when `t` or `df` is `NaN` or `df` ≤ 0; 0 for an infinite `t`.
 */
export function studentTwoSided(t: number, df: number): number {
  if (Number.isNaN(t) || !(df > 0)) return Number.NaN;
  if (!Number.isFinite(t)) return 0;
  if (df > largeDf) {
    const correction = df === Number.POSITIVE_INFINITY ? 0 : 1 / (4 * df);
    return normalTwoSided((t * (1 - correction)) / Math.sqrt(1 + t * t * 2 * correction));
  }
  const square = t * t;
  return incompleteBeta(df / (df + square), square / (df + square), df / 2, 0.5);
}

/** P(T > t) of Student's t with `df` degrees of freedom. */
export function studentUpper(t: number, df: number): number {
  const half = 0.5 * studentTwoSided(t, df);
  return t < 0 ? 1 - half : half;
}
