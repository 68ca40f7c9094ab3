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
