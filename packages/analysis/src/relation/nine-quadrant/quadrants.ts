import { changeOf, sideOf } from '../../changes/index.ts';

/**
 * −1, 0 or 1 of every feature; a missing p changes nothing. Without `p` the fold alone decides.
 *
 * @param fc - Least fold change, as a ratio.
 */
export function directionsOf(log2fc: Float64Array, p: Float64Array | null, fc: number, limit: number): Int8Array {
  const limits = { least: Math.log2(fc), p: p ? limit : 1 };
  return Int8Array.from(log2fc, (change, i) => sideOf(changeOf(change, p ? p[i]! : 0, limits)));
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
