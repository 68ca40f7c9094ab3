import { normalUpper, studentTwoSided } from '../statistics/index.ts';

/** Largest n for which R keeps to the exact or series distribution. */
const seriesLimit = 1_290;
const enumerateLimit = 9;

/**
 * Two-sided p of Spearman's rho, as R's `cor.test`.
 *
 * Without ties: exact for n ≤ 9, an Edgeworth series up to n = 1,290 (algorithm AS 89, Best & Roberts 1975,
 * doi:10.2307/2347111), the t distribution beyond. With ties: the t distribution with n − 2 degrees of freedom.
 * As in R, the series gives 0 where it falls below its own error.
 */
export function spearmanP(rho: number, n: number, ties: boolean): number {
  if (Number.isNaN(rho) || n < 2) return Number.NaN;
  if (ties || n > seriesLimit) return studentTwoSided(rho / Math.sqrt((1 - rho * rho) / (n - 2)), n - 2);
  const middle = (n ** 3 - n) / 6;
  const s = Math.round(middle * (1 - rho));
  // S takes even values only, so that P(S ≤ s) = 1 − P(S ≥ s + 2).
  const tail = s > middle ? atLeast(s, n) : below(s + 2, n);
  return Math.min(1, 2 * tail);
}

/** P(S ≥ s) for the sum of squared rank differences. */
function atLeast(s: number, n: number): number {
  return n <= enumerateLimit ? share(n, (value) => value >= s) : series(s, n, 1);
}

/** P(S < s). */
function below(s: number, n: number): number {
  return n <= enumerateLimit ? share(n, (value) => value < s) : series(s, n, -1);
}

function series(s: number, n: number, side: 1 | -1): number {
  const largest = (n ** 3 - n) / 3;
  if (s > largest) return side === 1 ? 0 : 1;
  const b = 1 / n;
  const x = ((6 * (s - 1) * b) / (n * n - 1) - 1) * Math.sqrt(n - 1);
  const y = x * x;
  const inner = 0.0879 + 0.0151 * b - y * (0.0072 - 0.0831 * b + y * b * (0.0131 - 4.6e-4 * y));
  const u = x * b * (0.2274 + b * (0.2531 + 0.1745 * b) + y * (-0.0758 + b * (0.1033 + 0.3932 * b) - y * b * inner));
  return Math.max(0, Math.min(1, (side * u) / Math.exp(y / 2) + normalUpper(side * x)));
}

/** How many of the n! orders give each sum S; by n. */
const counts = new Map<number, Float64Array>();

function share(n: number, wanted: (s: number) => boolean): number {
  let hits = 0;
  let all = 0;
  countsOf(n).forEach((count, s) => {
    all += count;
    if (wanted(s)) hits += count;
  });
  return hits / all;
}

/** Places rank after rank; what is left to place depends only on the set of the places taken. */
function countsOf(n: number): Float64Array {
  const known = counts.get(n);
  if (known) return known;
  const length = (n ** 3 - n) / 3 + 1;
  const bySet = Array.from({ length: 2 ** n }, () => new Float64Array(length));
  bySet[0]![0] = 1;
  for (let set = 0; set < bySet.length; set += 1) {
    const rank = set.toString(2).replaceAll('0', '').length;
    for (let place = 0; place < n; place += 1) {
      if ((set & (1 << place)) !== 0) continue;
      const target = bySet[set | (1 << place)]!;
      const square = (rank - place) ** 2;
      for (let s = 0; s + square < length; s += 1) target[s + square]! += bySet[set]![s]!;
    }
  }
  const result = bySet.at(-1)!;
  counts.set(n, result);
  return result;
}
