import { uniform } from '../linear/index.ts';

/** Random orders of 0…size − 1, one after another: order b is `values[b * size]…`. */
export type Shuffles = { readonly count: number; readonly size: number; readonly values: Int32Array };

/**
 * Orders drawn by Fisher & Yates; the same seed gives the same orders.
 *
 * @param blocks - Only members of one block change places, such as samples of one plot; all of them when absent.
 */
export function shuffles(size: number, count: number, seed: number, blocks?: readonly string[]): Shuffles {
  const next = uniform(seed);
  const members = blocks
    ? [...Map.groupBy(blocks.keys(), (i) => blocks[i]!).values()]
    : [Array.from({ length: size }, (_, i) => i)];
  const values = new Int32Array(count * size);
  for (let b = 0; b < count; b += 1) {
    for (const block of members) {
      const order = block.slice();
      for (let i = order.length - 1; i > 0; i -= 1) {
        const j = Math.floor(next() * (i + 1));
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      block.forEach((place, i) => (values[b * size + place] = order[i]!));
    }
  }
  return { count, size, values };
}

/** How many of these orders tell groups of these sizes apart, at most; many orders give the same groups. */
export function distinctGroupings(sizes: readonly number[]): number {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let [count, placed] = [1, 0];
  for (const size of sizes) for (let i = 1; i <= size; i += 1) count = (count * ++placed) / i;
  return Math.round(Math.min(count, 1e15)) || total;
}

/** As R's vegan: what differs by rounding only counts as equal. */
const tolerance = Math.sqrt(Number.EPSILON);

/** Permutation p: (those at least as large + 1) ÷ (all + 1). `NaN` when the observed one is. */
export function permutationP(observed: number, permuted: ArrayLike<number>): number {
  if (Number.isNaN(observed)) return Number.NaN;
  let hits = 0;
  for (let b = 0; b < permuted.length; b += 1) if (permuted[b]! >= observed - tolerance) hits += 1;
  return (hits + 1) / (permuted.length + 1);
}
