import type { Neighbours } from '../../neighbours/index.ts';
import type { Batches } from './harmony.ts';

/** Stricter than the package (1e-5, 50), so that the number follows the definition. */
const [tolerance, steps] = [1e-11, 100];

/**
 * Of each cell the local inverse Simpson's index of each labelling: how many labels its neighbourhood effectively has,
 * 1 … the number of labels. The 3 × perplexity − 1 nearest others count, the nearer the more, by exp(−β·distance) with
 * the β that gives the perplexity.
 *
 * Korsunsky et al. 2019, doi:10.1038/s41592-019-0619-0; compute_lisi of the R package lisi.
 *
 * @param neighbours - As many as `neighboursOf` says.
 */
export function localDiversity(
  { distance, index, k }: Neighbours,
  labellings: readonly Batches[],
  perplexity: number,
): Float64Array[] {
  const n = index.length / k;
  const share = new Float64Array(k);
  const found = labellings.map(() => new Float64Array(n));
  for (let i = 0; i < n; i += 1) {
    weigh(distance.subarray(i * k, (i + 1) * k), Math.log(Math.min(perplexity, k)), share);
    labellings.forEach(({ count, of }, at) => {
      const sums = new Float64Array(count);
      for (let near = 0; near < k; near += 1) sums[of[index[i * k + near]!]!]! += share[near]!;
      found[at]![i] = 1 / sums.reduce((sum, value) => sum + value * value, 0);
    });
  }
  return found;
}

/** How many neighbours the perplexity asks for. */
export const neighboursOf = (perplexity: number, n: number): number =>
  Math.max(1, Math.min(n - 1, Math.round(3 * perplexity) - 1));

/** Weights that sum to 1 and whose entropy is the wanted one, by bisection of β. */
function weigh(distance: Float64Array, wanted: number, share: Float64Array): void {
  let [beta, low, high] = [1, Number.NEGATIVE_INFINITY, Infinity];
  for (let step = 0; ; step += 1) {
    const difference = entropyOf(distance, beta, share) - wanted;
    if (Math.abs(difference) < tolerance || step >= steps) return;
    if (difference > 0) {
      low = beta;
      beta = high === Infinity ? beta * 2 : (beta + high) / 2;
    } else {
      high = beta;
      beta = low === Number.NEGATIVE_INFINITY ? beta / 2 : (beta + low) / 2;
    }
  }
}

function entropyOf(distance: Float64Array, beta: number, share: Float64Array): number {
  // Relative to the nearest, so that the weights of far cells do not all vanish.
  const nearest = distance[0]!;
  let [sum, weighted] = [0, 0];
  distance.forEach((far, at) => {
    const value = Math.exp(-beta * (far - nearest));
    share[at] = value;
    sum += value;
    weighted += value * (far - nearest);
  });
  for (let at = 0; at < share.length; at += 1) share[at]! /= sum;
  return Math.log(sum) + (beta * weighted) / sum;
}
