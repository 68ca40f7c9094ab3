import { uniform } from '../../linear/index.ts';
import { inParts, type Job } from '../../parallel/index.ts';
import { enrichmentScore } from './enrichmentScore.ts';

/** What random sets of one size score. */
export type NullScores = {
  /** Ascending. */
  readonly scores: Float64Array;
};

/**
 * Scores of random sets, for every size asked. A draw is one random order; its first k features are the random set of
 * size k, so that sizes share their draws and a set grows instead of being drawn anew.
 *
 * Korotkevich et al. 2021, bioRxiv (fgsea, simple). doi:10.1101/060012
 *
 * @param sizes - Ascending, each once.
 */
export function nullScores(
  strength: Float64Array,
  sizes: readonly number[],
  permutations: number,
  seed: number,
  progress: (fraction: number) => void,
): ReadonlyMap<number, NullScores> {
  const parts = inParts(
    nullRounds,
    { strength, sizes, permutations, seed },
    Math.ceil(permutations / roundsAtOnce),
    progress,
  );
  return new Map(
    sizes.map((size, at) => {
      const scores = new Float64Array(permutations);
      parts.forEach((part, first) => {
        const rounds = part.length / sizes.length;
        scores.set(part.subarray(at * rounds, (at + 1) * rounds), first * roundsAtOnce);
      });
      return [size, { scores: scores.sort() }];
    }),
  );
}

const roundsAtOnce = 20;

type Draws = {
  readonly strength: Float64Array;
  readonly sizes: readonly number[];
  readonly permutations: number;
  readonly seed: number;
};

/**
 * The scores of some draws: of one size after the other. Each draw continues from the order that the last one left;
 * draws scored by other threads are only replayed.
 *
 * @public Threads import it by its name.
 */
export const nullRounds: Job<Draws, Float64Array> = {
  module: import.meta.url,
  name: 'nullRounds',
  open: ({ permutations, seed, sizes, strength }) => {
    const total = strength.length;
    const largest = sizes.at(-1) ?? 0;
    const sorted = new Int32Array(largest);
    const draw = drawFrom(total, uniform(seed));
    let round = 0;
    return (part) => {
      const first = part * roundsAtOnce;
      const rounds = Math.min(roundsAtOnce, permutations - first);
      const found = new Float64Array(rounds * sizes.length);
      for (; round < first; round += 1) for (let count = 0; count < largest; count += 1) draw(count);
      for (; round < first + rounds; round += 1) {
        let count = 0;
        sizes.forEach((size, at) => {
          for (; count < size; count += 1) insert(sorted, count, draw(count));
          found[at * rounds + round - first] = enrichmentScore(sorted, count, strength, total).es;
        });
      }
      return found;
    };
  },
};

/** Draws the next place of an order, from those that it does not hold yet. */
function drawFrom(total: number, random: () => number): (count: number) => number {
  const order = Int32Array.from({ length: total }, (_, place) => place);
  return (count) => {
    const pick = count + Math.floor(random() * (total - count));
    const place = order[pick]!;
    order[pick] = order[count]!;
    order[count] = place;
    return place;
  };
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
