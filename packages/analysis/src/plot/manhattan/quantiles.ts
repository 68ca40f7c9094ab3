import { chiSquaredUpper, incompleteBeta } from '../../statistics/index.ts';

/** The expected value of the i-th smallest of n p-values without association, as R's `ppoints`. */
export const expectedP = (rank: number, n: number): number =>
  n <= 10 ? (rank - 0.375) / (n + 0.25) : (rank - 0.5) / n;

/**
 * The p below which the i-th smallest of n lies with this chance: the quantile of Beta(i, n − i + 1), by halving on the
 * logarithm.
 */
export function orderStatistic(chance: number, rank: number, n: number): number {
  const b = n - rank + 1;
  let [low, high] = [-700, 0];
  while (high - low > 1e-13) {
    const middle = (low + high) / 2;
    const x = Math.exp(middle);
    if (incompleteBeta(x, -Math.expm1(middle), rank, b) < chance) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}

/** The chi-squared with one degree of freedom whose upper tail is p, by halving. */
function chiSquared(p: number): number {
  let [low, high] = [0, 1_500];
  for (let step = 0; step < 200 && high - low > 1e-15 * high; step += 1) {
    const middle = (low + high) / 2;
    if (chiSquaredUpper(middle, 1) > p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Genomic control: the median of the chi-squared values over the median where nothing is associated. Devlin & Roeder
 * 1999, doi:10.1111/j.0006-341X.1999.00997.x.
 * @param sorted - p, ascending, not empty.
 */
export function genomicControl(sorted: Float64Array): number {
  const n = sorted.length;
  const middle = (chiSquared(sorted[Math.floor((n - 1) / 2)]!) + chiSquared(sorted[Math.ceil((n - 1) / 2)]!)) / 2;
  return middle / chiSquared(0.5);
}

/**
 * Ranks that a QQ plot shows: the smallest p-values all, then ever fewer, about 200 a power of ten; the last always.
 */
export function shownRanks(n: number): Int32Array {
  const all = 1_000;
  const ranks: number[] = [];
  let step = -1;
  for (let rank = 1; rank <= n; rank += 1) {
    const own = Math.floor(200 * Math.log10(rank));
    if (rank > all && own === step && rank < n) continue;
    step = own;
    ranks.push(rank);
  }
  return Int32Array.from(ranks);
}
