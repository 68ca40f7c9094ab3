import type { DispersionPosterior } from './dispersionPosterior.ts';

/** Where a search along ln α ended. `iterations` 100: it did not settle. */
export type DispersionSearch = {
  readonly logAlpha: number;
  readonly iterations: number;
  readonly first: number;
  readonly last: number;
};

export const smallestDispersion = 1e-8;
export const largestDispersion = (samples: number): number => Math.max(10, samples);
export const mostIterations = 100;

const [lowest, highest] = [-30, 10];
const smallestChange = 1e-6;
const armijo = 1e-4;

/**
 * Climbs the posterior along its slope with the step lengths of DESeq2: halved until Armijo's rule holds, then grown by
 * a tenth.
 *
 * Love, Huber & Anders 2014, doi:10.1186/s13059-014-0550-8.
 */
export function searchDispersion({ value, slope }: DispersionPosterior, start: number): DispersionSearch {
  const giveUp = Math.log(smallestDispersion / 10);
  let at = start;
  let here = value(at);
  let rise = slope(at);
  const first = here;
  let step = 1;
  let iterations = 0;
  let accepted = 0;
  while (iterations < mostIterations) {
    iterations += 1;
    const proposed = at + step * rise;
    if (proposed < lowest) step = (lowest - at) / rise;
    if (proposed > highest) step = (highest - at) / rise;
    const there = value(at + step * rise);
    if (!(-there <= -here - step * armijo * rise * rise)) {
      step /= 2;
      continue;
    }
    accepted += 1;
    at += step * rise;
    const change = there - here;
    if (change < smallestChange) {
      here = there;
      break;
    }
    if (at < giveUp) break;
    here = there;
    rise = slope(at);
    step = Math.min(step * 1.1, 1);
    if (accepted % 5 === 0) step /= 2;
  }
  return { logAlpha: at, iterations, first, last: here };
}

/** The best of a grid over all dispersions, then of a finer grid around it: for what the climb did not settle. */
export function gridDispersion({ value }: DispersionPosterior, samples: number): number {
  const points = 20;
  const best = (from: number, to: number): number => {
    let found = from;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < points; i += 1) {
      const at = from + ((to - from) * i) / (points - 1);
      const here = value(at);
      if (here > most) [found, most] = [at, here];
    }
    return found;
  };
  const [low, high] = [Math.log(smallestDispersion), Math.log(largestDispersion(samples))];
  const coarse = best(low, high);
  const width = (high - low) / (points - 1);
  return best(coarse - width, coarse + width);
}
