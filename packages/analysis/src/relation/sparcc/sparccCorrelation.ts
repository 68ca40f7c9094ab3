import { sortedQuantile } from '../../statistics/index.ts';
import { basisCorrelation } from './basisCorrelation.ts';
import { logGammaDraws } from './logGammaDraws.ts';

/**
 * The median over sets of fractions, pair by pair, kept within ±1.
 * @param sets - Logarithms, each `size` × `samples`.
 */
export function medianCorrelation(sets: readonly Float64Array[], size: number, samples: number): Float64Array {
  const all = sets.map((logs) => basisCorrelation(logs, size, samples));
  const found = new Float64Array(size * size);
  const values = new Float64Array(all.length);
  for (let at = 0; at < found.length; at += 1) {
    for (let set = 0; set < all.length; set += 1) values[set] = all[set]![at]!;
    found[at] = Math.max(-1, Math.min(1, sortedQuantile(values.sort(), 0.5)));
  }
  return found;
}

/**
 * SparCC of counts: the median over fractions drawn from their posterior.
 * @param counts - `size` × `samples`, row-major.
 */
export const sparccCorrelation = (
  counts: Float64Array,
  size: number,
  samples: number,
  iterations: number,
  random: () => number,
): Float64Array =>
  medianCorrelation(
    Array.from({ length: iterations }, () => logGammaDraws(counts, random)),
    size,
    samples,
  );

/**
 * Bootstrap: every feature's counts are drawn with replacement independently of the others, so that no features are
 * correlated.
 */
export function unrelated(counts: Float64Array, size: number, samples: number, random: () => number): Float64Array {
  const drawn = new Float64Array(counts.length);
  for (let i = 0; i < size; i += 1)
    for (let s = 0; s < samples; s += 1) drawn[i * samples + s] = counts[i * samples + Math.floor(random() * samples)]!;
  return drawn;
}
