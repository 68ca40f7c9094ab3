import { powerAt } from './designs.ts';

type Wanted = { readonly alpha: number; readonly power: number; readonly most: number };

/**
 * The smallest whole number of samples a group with which a two-sided t test of two groups of this size finds a
 * difference of `effect` standard deviations (Cohen's d) with the power asked for; 2 at least.
 *
 * @returns `NaN` when not even `most` are enough.
 */
export function samplesNeeded(effect: number, { alpha, most, power }: Wanted): number {
  const reaches = (n: number) =>
    powerAt(n, effect, { design: 'two-sample', sides: 2, alpha, groups: 2 }).power >= power;
  if (!reaches(most)) return Number.NaN;
  if (reaches(2)) return 2;
  let [low, high] = [2, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  return high;
}
