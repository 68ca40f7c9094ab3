/**
 * `depth` counts drawn from a sample at random without replacement.
 *
 * @param counts - Whole numbers whose sum is at least `depth`. Not mutated.
 */
export function rarefied(counts: Float64Array, depth: number, random: () => number): Float64Array {
  let left = counts.reduce((sum, count) => sum + count, 0);
  let wanted = depth;
  // Each count is drawn with the probability that makes all draws of this size equally likely.
  return counts.map((count) => {
    let taken = 0;
    for (let one = 0; one < count; one += 1, left -= 1) {
      if (wanted === 0 || random() * left >= wanted) continue;
      taken += 1;
      wanted -= 1;
    }
    return taken;
  });
}
