import { rootOf } from '../../power-of-tests/index.ts';

export const mostSamples = 5000;

/** The smallest whole number of samples that reaches the power, and where between whole numbers it is reached. */
export type Needed = { readonly n: number; readonly exact: number };

/** @returns `NaN` when not even `mostSamples` are enough. `exact` is 2 when two samples are. */
export function samplesFor(target: number, power: (n: number) => number): Needed {
  let [low, high] = [2, 2];
  while (power(high) < target) {
    if (high === mostSamples) return { n: Number.NaN, exact: Number.NaN };
    low = high;
    high = Math.min(mostSamples, high * 2);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (power(middle) < target) low = middle;
    else high = middle;
  }
  if (high === 2) return { n: 2, exact: 2 };
  return { n: high, exact: rootOf((n) => power(n) - target, high - 1, high, 1e-11) };
}
