import { uniform } from '../../linear/index.ts';
import { enrichmentScore } from './enrichmentScore.ts';

/** What random sets of one size score. */
export type NullScores = {
  /** Ascending. */
  readonly scores: Float64Array;
};

/**
 * Scores of random sets, for every size asked. A draw is one random order; its first k features are the random set of size k,
 * so that sizes share their draws and a set grows instead of being drawn anew.
 *
 * Korotkevich et al. 2021, bioRxiv (fgsea, simple). doi:10.1101/060012
 *
 * @param sizes - Ascending, each once.
 */
export function nullScores(strength: Float64Array, sizes: readonly number[], permutations: number, seed: number, progress: (fraction: number) => void): ReadonlyMap<number, NullScores> {
  const total = strength.length;
  const random = uniform(seed);
  const order = Int32Array.from({ length: total }, (_, place) => place);
  const sorted = new Int32Array(sizes.at(-1) ?? 0);
  const found = sizes.map(() => new Float64Array(permutations));
  for (let round = 0; round < permutations; round += 1) {
    let count = 0;
    sizes.forEach((size, at) => {
      for (; count < size; count += 1) {
        const pick = count + Math.floor(random() * (total - count));
        const place = order[pick]!;
        order[pick] = order[count]!;
        order[count] = place;
        insert(sorted, count, place);
      }
      found[at]![round] = enrichmentScore(sorted, count, strength, total).es;
    });
    if (round % 50 === 49) progress((round + 1) / permutations);
  }
  return new Map(sizes.map((size, at) => [size, { scores: found[at]!.sort() }]));
}

/** Puts `place` among the first `count` of ascending places. */
function insert(sorted: Int32Array, count: number, place: number): void {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < place) low = middle + 1;
    else high = middle;
  }
  sorted.copyWithin(low + 1, low, count);
  sorted[low] = place;
}

/** The p-value and the normalised score of an observed score, among random scores of the same sign. */
export function compareWithNull(es: number, { scores }: NullScores): { readonly nes: number; readonly p: number } {
  let same = 0;
  let sum = 0;
  let extreme = 0;
  for (const score of scores) {
    if (es >= 0 ? score < 0 : score > 0) continue;
    same += 1;
    sum += Math.abs(score);
    if (es >= 0 ? score >= es : score <= es) extreme += 1;
  }
  return { nes: sum > 0 ? es / (sum / same) : Number.NaN, p: (extreme + 1) / (same + 1) };
}
