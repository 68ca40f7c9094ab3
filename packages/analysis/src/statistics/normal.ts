import { upperIncompleteGamma } from './incompleteGamma.ts';

/** P(Z > z) of the standard normal distribution; exact into the far tail (no underflow above 1e-300). */
export function normalUpper(z: number): number {
  const half = 0.5 * upperIncompleteGamma(0.5, 0.5 * z * z);
  return z < 0 ? 1 - half : half;
}

/** P(|Z| > |z|) of the standard normal distribution. */
export function normalTwoSided(z: number): number {
  return upperIncompleteGamma(0.5, 0.5 * z * z);
}

/**
 * The value that a standard normal variable exceeds with probability `p`, by bisection to the last bits; a `p` of 0
 * counts as 1e-300.
 */
export function normalUpperQuantile(p: number): number {
  if (p > 0.5) return p >= 1 ? Number.NEGATIVE_INFINITY : -normalUpperQuantile(1 - p);
  const wanted = Math.max(p, 1e-300);
  let [low, high] = [0, 40];
  for (let step = 0; step < 200 && high - low > 1e-15; step += 1) {
    const middle = (low + high) / 2;
    if (normalUpper(middle) > wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
