import { arithmeticMean, chiSquaredUpper, fisherUpper, sampleVariance } from '../statistics/index.ts';

/** A test of several groups at once; `NaN` where nothing varies. */
export type OverallTest = {
  readonly statistic: number;
  readonly df1: number;
  readonly df2: number;
  readonly p: number;
};

const undefinedTest: OverallTest = { statistic: Number.NaN, df1: Number.NaN, df2: Number.NaN, p: Number.NaN };

/**
 * Kruskal–Wallis rank test with tie correction, chi-squared p (Kruskal & Wallis 1952,
 * doi:10.1080/01621459.1952.10483441). Every group holds a value.
 */
export function kruskalTest(groups: readonly Float64Array[]): OverallTest {
  const values = groups
    .flatMap((group, level) => Array.from(group, (value) => ({ value, level })))
    .sort((a, b) => a.value - b.value);
  const n = values.length;
  const sums = new Float64Array(groups.length);
  let ties = 0;
  for (let from = 0; from < n;) {
    let to = from;
    while (to < n && values[to]!.value === values[from]!.value) to += 1;
    for (let i = from; i < to; i += 1) sums[values[i]!.level]! += (from + 1 + to) / 2;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const spread = 1 - ties / (n ** 3 - n);
  if (!(spread > 0)) return undefinedTest;
  const between = groups.reduce((sum, group, level) => sum + sums[level]! ** 2 / group.length, 0);
  const statistic = ((12 * between) / (n * (n + 1)) - 3 * (n + 1)) / spread;
  const df1 = groups.length - 1;
  return { statistic, df1, df2: Number.NaN, p: chiSquaredUpper(statistic, df1) };
}

/**
 * Welch's analysis of variance, as `oneway.test` (Welch 1951, doi:10.1093/biomet/38.3-4.330). Every group holds two
 * values.
 */
export function welchAnova(groups: readonly Float64Array[]): OverallTest {
  const k = groups.length;
  const means = groups.map(arithmeticMean);
  const weights = groups.map((group) => group.length / sampleVariance(group));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!Number.isFinite(total)) return undefinedTest;
  const mean = weights.reduce((sum, weight, i) => sum + weight * means[i]!, 0) / total;
  const imbalance =
    weights.reduce((sum, weight, i) => sum + (1 - weight / total) ** 2 / (groups[i]!.length - 1), 0) / (k ** 2 - 1);
  const between = weights.reduce((sum, weight, i) => sum + weight * (means[i]! - mean) ** 2, 0);
  const statistic = between / ((k - 1) * (1 + 2 * (k - 2) * imbalance));
  const df2 = 1 / (3 * imbalance);
  return { statistic, df1: k - 1, df2, p: fisherUpper(statistic, k - 1, df2) };
}
