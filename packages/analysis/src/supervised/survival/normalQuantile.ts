import { normalUpper } from '../../statistics/index.ts';

/**
 * The value that a standard normal variable stays below with probability `p` (0.5 < p < 1), by bisection to the last
 * bits.
 */
export function normalQuantile(p: number): number {
  let [low, high] = [0, 40];
  for (let step = 0; step < 200 && high - low > 1e-15; step += 1) {
    const middle = (low + high) / 2;
    if (normalUpper(middle) > 1 - p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
