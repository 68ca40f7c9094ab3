import { fisherUpper } from '../../statistics/index.ts';

/** The value that F exceeds with this chance, by halving on the logarithm. */
export function fisherQuantileUpper(chance: number, df1: number, df2: number): number {
  let [low, high] = [-60, 60];
  while (high - low > 1e-14 * 60) {
    const middle = (low + high) / 2;
    if (fisherUpper(Math.exp(middle), df1, df2) > chance) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}

/**
 * What Hotelling's T² of a further sample exceeds with this chance: A(n² − 1) ÷ (n(n − A)) · F(A, n − A); held against
 * the samples of the model too, as is usual. Jackson 1991, doi:10.1002/0471725331.
 */
export const hotellingLimit = (chance: number, components: number, samples: number): number =>
  ((components * (samples * samples - 1)) / (samples * (samples - components))) *
  fisherQuantileUpper(chance, components, samples - components);
