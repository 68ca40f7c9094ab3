import { logGamma } from '../../statistics/index.ts';

/**
 * Expected number of features in `depth` counts drawn from a sample without replacement (Hurlbert 1971,
 * doi:10.2307/1934145; as `rarefy` of vegan): Σ 1 − C(N − x, depth) ÷ C(N, depth).
 *
 * Features with equal counts are summed once. `NaN` when the sample holds fewer counts than `depth`.
 *
 * @param counts - Whole numbers of at least 0.
 */
export function expectedRichness(counts: Float64Array, depths: ArrayLike<number>): Float64Array {
  const times = new Map<number, number>();
  let total = 0;
  for (const count of counts) {
    if (!(count > 0)) continue;
    times.set(count, (times.get(count) ?? 0) + 1);
    total += count;
  }
  const frequencies = [...times];
  return Float64Array.from(depths, (depth) => {
    if (depth > total) return Number.NaN;
    const all = logChoose(total, depth);
    return frequencies.reduce(
      (sum, [count, features]) =>
        sum + features * (total - count < depth ? 1 : -Math.expm1(logChoose(total - count, depth) - all)),
      0,
    );
  });
}

const logChoose = (n: number, k: number): number => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

/** `steps` depths from 1 to the sample's total, evenly spaced and whole, with the common depth among them. */
export function depthsOf(total: number, steps: number, common: number): number[] {
  const even = Array.from({ length: steps }, (_, i) =>
    Math.max(1, Math.round(1 + (i * (total - 1)) / Math.max(1, steps - 1))),
  );
  return [...new Set([...even, ...(common <= total ? [common] : [])])].sort((a, b) => a - b);
}
