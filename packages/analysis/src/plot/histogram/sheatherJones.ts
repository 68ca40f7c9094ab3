import { rowMoments } from '../../rows/index.ts';
import { sortedQuantile } from '../../statistics/index.ts';

const bins = 1_000;

/**
 * The bandwidth that solves the equation of Sheather & Jones (1991, doi:10.1111/j.2517-6161.1991.tb01857.x), as R's
 * `bw.SJ` with a small tolerance; `NaN` when the values are too few or too much alike for it.
 *
 * @param sorted - Ascending, without `NaN`.
 */
export function sheatherJones(sorted: Float64Array): number {
  const n = sorted.length;
  if (n < 3 || sorted.at(-1)! === sorted[0]!) return Number.NaN;
  const step = ((sorted.at(-1)! - sorted[0]!) * 1.01) / bins;
  const pairs = pairCounts(sorted, step);
  const iqr = (sortedQuantile(sorted, 0.75) - sortedQuantile(sorted, 0.25)) / 1.349;
  const scale = Math.min(Math.sqrt(rowMoments(sorted).variance), iqr);
  if (!(scale > 0)) return Number.NaN;
  const fourth = (h: number) => functional(pairs, step, n, h, 4);
  const sixth = -functional(pairs, step, n, 1.23 * scale * n ** (-1 / 9), 6);
  if (!(sixth > 0) || !Number.isFinite(sixth)) return Number.NaN;
  const ratio = 1.357 * (fourth(1.24 * scale * n ** (-1 / 7)) / sixth) ** (1 / 7);
  const target = 1 / (2 * Math.sqrt(Math.PI) * n);
  const excess = (h: number) => (target / fourth(ratio * h ** (5 / 7))) ** (1 / 5) - h;
  return root(excess, 1.144 * scale * n ** (-1 / 5));
}

/** How many pairs of values are 0, 1, 2… steps apart. */
function pairCounts(sorted: Float64Array, step: number): Float64Array {
  const first = Math.trunc(sorted[0]! / step);
  const held = new Float64Array(bins + 2);
  for (const value of sorted) held[Math.trunc(value / step) - first]! += 1;
  const pairs = new Float64Array(held.length);
  for (let i = 0; i < held.length; i += 1) {
    if (held[i] === 0) continue;
    pairs[0]! += (held[i]! * (held[i]! - 1)) / 2;
    for (let j = 0; j < i; j += 1) pairs[i - j]! += held[i]! * held[j]!;
  }
  return pairs;
}

/** The mean of a derivative of the normal density over all pairs. */
function functional(pairs: Float64Array, step: number, n: number, h: number, order: 4 | 6): number {
  let sum = 0;
  for (let i = 0; i < pairs.length; i += 1) {
    const delta = ((i * step) / h) ** 2;
    if (delta >= 1_000) break;
    sum +=
      Math.exp(-delta / 2) *
      (order === 4 ? delta * delta - 6 * delta + 3 : delta ** 3 - 15 * delta * delta + 45 * delta - 15) *
      pairs[i]!;
  }
  return (2 * sum + n * (order === 4 ? 3 : -15)) / (n * (n - 1) * h ** (order + 1) * Math.sqrt(2 * Math.PI));
}

function root(of: (h: number) => number, greatest: number): number {
  let [low, high] = [0.1 * greatest, greatest];
  for (let tries = 0; of(low) * of(high) > 0 && tries < 99; tries += 1) {
    if (tries % 2 === 0) high *= 1.2;
    else low *= 0.8;
  }
  if (!(of(low) * of(high) <= 0)) return Number.NaN;
  const below = of(low) > 0;
  for (let i = 0; i < 80; i += 1) {
    const middle = (low + high) / 2;
    if (of(middle) > 0 === below) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
