import { normalTwoSided, rankSumDistribution, signedRankDistribution } from '../statistics/index.ts';
import { eachFeature, emptyTests, outcomeOf } from './featureTests.ts';
import type { Compared, FeatureTests } from './featureTests.ts';
import { completePairs } from './tTest.ts';

/** Exact below this size when nothing is tied, as R's `wilcox.test`. */
const exactBelow = 50;

/**
 * Wilcoxon rank-sum test of every feature: W counts the pairs in which the test value is above the reference value.
 *
 * Exact when both groups have fewer than 50 values and nothing is tied, else the normal approximation with tie and
 * continuity correction. Wilcoxon 1945, doi:10.2307/3001968; Mann & Whitney 1947, doi:10.1214/aoms/1177730491.
 */
export function rankSumTest(compared: Compared): FeatureTests {
  const { values, width, referenceColumns, testColumns } = compared;
  const tests = emptyTests(compared.rows);
  const reference = new Float64Array(referenceColumns.length);
  const test = new Float64Array(testColumns.length);
  const below = rankSumDistribution();

  eachFeature(compared, (row) => {
    const m = gather(values, row * width, testColumns, test);
    const n = gather(values, row * width, referenceColumns, reference);
    tests.nReference[row] = n;
    tests.nTest[row] = m;
    tests.meanReference[row] = meanOf(reference, n);
    tests.meanTest[row] = meanOf(test, m);
    if (m < 2 || n < 2) {
      tests.outcome[row] = outcomeOf.tooFew;
      return;
    }
    const { rankSum, ties } = rankSumOf(test.subarray(0, m).sort(), reference.subarray(0, n).sort());
    const w = rankSum - (m * (m + 1)) / 2;
    tests.statistic[row] = w;
    if (m < exactBelow && n < exactBelow && ties === 0) {
      tests.outcome[row] = outcomeOf.exact;
      tests.p[row] = Math.min(1, 2 * below(w > (m * n) / 2 ? m * n - w : w, m, n));
      return;
    }
    const total = m + n;
    const sigma = Math.sqrt(((m * n) / 12) * (total + 1 - ties / (total * (total - 1))));
    normalOutcome(tests, row, w - (m * n) / 2, sigma);
  });
  return tests;
}

/**
 * Wilcoxon signed-rank test of every feature over complete pairs; V sums the ranks of the pairs whose test value is
 * above. Pairs without a difference are dropped, and the p-value is then approximate, as in R.
 */
export function signedRankTest(compared: Compared): FeatureTests {
  const tests = emptyTests(compared.rows);
  const differences = new Float64Array(compared.referenceColumns.length);
  const below = signedRankDistribution();

  eachFeature(compared, (row) => {
    const complete = completePairs(compared.values, row * compared.width, compared, tests, row, differences);
    const up = differences
      .subarray(0, complete)
      .filter((value) => value > 0)
      .sort();
    const down = differences
      .subarray(0, complete)
      .filter((value) => value < 0)
      .map(Math.abs)
      .sort();
    const n = up.length + down.length;
    if (complete < 2 || n === 0) {
      tests.outcome[row] = complete < 2 ? outcomeOf.tooFew : outcomeOf.constant;
      return;
    }
    const { rankSum: v, ties } = rankSumOf(up, down);
    tests.statistic[row] = v;
    const half = (n * (n + 1)) / 4;
    if (n < exactBelow && ties === 0 && n === complete) {
      tests.outcome[row] = outcomeOf.exact;
      tests.p[row] = Math.min(1, 2 * below(v > half ? 2 * half - v : v, n));
      return;
    }
    normalOutcome(tests, row, v - half, Math.sqrt((half * (2 * n + 1)) / 6 - ties / 48));
  });
  return tests;
}

function normalOutcome(tests: FeatureTests, row: number, deviation: number, sigma: number): void {
  if (!(sigma > 0)) {
    tests.outcome[row] = outcomeOf.constant;
    tests.statistic[row] = Number.NaN;
    return;
  }
  tests.outcome[row] = outcomeOf.normal;
  tests.p[row] = normalTwoSided((deviation - Math.sign(deviation) * 0.5) / sigma);
}

/** Rank sum of `a` among both, ties sharing their mean rank, and Σ(t³ − t) over the ties. Both are sorted. */
function rankSumOf(a: Float64Array, b: Float64Array): { rankSum: number; ties: number } {
  let rankSum = 0;
  let ties = 0;
  let i = 0;
  let j = 0;
  while (i < a.length) {
    const value = j < b.length && b[j]! < a[i]! ? b[j]! : a[i]!;
    const before = i + j;
    const fromA = i;
    while (i < a.length && a[i] === value) i += 1;
    while (j < b.length && b[j] === value) j += 1;
    const tied = i + j - before;
    rankSum += (i - fromA) * (before + (tied + 1) / 2);
    if (tied > 1) ties += tied * tied * tied - tied;
  }
  // Ties among the rest of `b` do not change the rank sum but reduce its variance.
  while (j < b.length) {
    const from = j;
    while (j < b.length && b[j] === b[from]) j += 1;
    const tied = j - from;
    if (tied > 1) ties += tied * tied * tied - tied;
  }
  return { rankSum, ties };
}

function gather(values: Float64Array, start: number, columns: Int32Array, into: Float64Array): number {
  let n = 0;
  for (let i = 0; i < columns.length; i += 1) {
    const value = values[start + columns[i]!]!;
    if (value === value) into[n++] = value;
  }
  return n;
}

function meanOf(values: Float64Array, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i += 1) sum += values[i]!;
  return sum / n;
}
