import { normalTwoSided } from '../statistics/index.ts';
import { tauB, type KendallCounts } from './kendall.ts';

/**
 * Two-sided p of Kendall's tau, as R's `cor.test`: exact under 50 pairs of values without ties, else by the normal
 * approximation with the variance corrected for ties, without continuity correction.
 */
export function kendallP(counts: KendallCounts): number {
  const { n, s, x, y } = counts;
  if (Number.isNaN(tauB(counts))) return Number.NaN;
  if (n < 50 && x.pairs === 0 && y.pairs === 0) return exactP(n, s);
  const { pairs: tx, variance: vx, cubes: cx } = x;
  const { pairs: ty, variance: vy, cubes: cy } = y;
  const variance =
    (n * (n - 1) * (2 * n + 5) - vx - vy) / 18 +
    (2 * tx * ty) / (n * (n - 1)) +
    (n > 2 ? (cx * cy) / (9 * n * (n - 1) * (n - 2)) : 0);
  return normalTwoSided(s / Math.sqrt(variance));
}

/** Cumulative distribution of the number of concordant pairs, by n. */
const distributions = new Map<number, Float64Array>();

function exactP(n: number, s: number): number {
  const all = (n * (n - 1)) / 2;
  const cumulative = distributionOf(n);
  const concordant = Math.round((all + s) / 2);
  // The distribution is symmetric: the upper tail is read from the lower end, where nothing cancels.
  return Math.min(1, 2 * cumulative[Math.min(concordant, all - concordant)]!);
}

/** Of the n! orders, the share with at most q inversions: the number of inversions is a sum of uniforms on 0…i. */
function distributionOf(n: number): Float64Array {
  const known = distributions.get(n);
  if (known) return known;
  let share = Float64Array.of(1);
  for (let i = 2; i <= n; i += 1) {
    const next = new Float64Array(share.length + i - 1);
    share.forEach((value, q) => {
      for (let k = 0; k < i; k += 1) next[q + k]! += value / i;
    });
    share = next;
  }
  let sum = 0;
  const cumulative = share.map((value) => (sum += value));
  distributions.set(n, cumulative);
  return cumulative;
}
