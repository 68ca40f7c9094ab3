/**
 * Up or down when |log2 FC| ≥ log2(fc) and p is below the limit; a missing p changes nothing. Without `p` the fold
 * alone decides.
 */
export function directionsOf(log2fc: Float64Array, p: Float64Array | null, fc: number, limit: number): Int8Array {
  const least = Math.log2(fc);
  return Int8Array.from(log2fc, (change, i) =>
    Math.abs(change) >= least && change !== 0 && (!p || p[i]! < limit) ? Math.sign(change) : 0,
  );
}

/**
 * 1 to 9 row by row from the upper left: the first table goes down, none, up from left to right, the second up, none,
 * down from the top.
 */
export const quadrantOf = (x: number, y: number): number => (1 - y) * 3 + x + 2;

/** What each of the nine says, in the order of their numbers. */
export const patterns = [
  '反向（一降二升）',
  '只在第二个表上调',
  '同向上调',
  '只在第一个表下调',
  '都不变',
  '只在第一个表上调',
  '同向下调',
  '只在第二个表下调',
  '反向（一升二降）',
] as const;
