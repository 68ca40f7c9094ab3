import { studentTwoSided } from '../statistics/index.ts';
import { eachFeature, emptyTests, outcomeOf } from './featureTests.ts';
import type { Compared, FeatureTests } from './featureTests.ts';

/** As R's `t.test`: a standard error below this share of the mean counts as no variation at all. */
const constantShare = 10 * Number.EPSILON;

/** Whether two means of constant groups differ by more than rounding. */
export const isApart = (one: number, other: number): boolean =>
  Math.abs(one - other) > constantShare * Math.max(Math.abs(one), Math.abs(other));

/**
 * Two-sample t-test of every feature, test − reference.
 *
 * Missing values are left out of their feature; fewer than 2 values in a group, or no variation, gives no p-value.
 * Student 1908, doi:10.1093/biomet/6.1.1 (`student`, pooled variance); Welch 1947, doi:10.1093/biomet/34.1-2.28
 * (`welch`).
 */
export function tTest(compared: Compared, variance: 'welch' | 'student'): FeatureTests {
  const { values, width, referenceColumns, testColumns } = compared;
  const tests = emptyTests(compared.rows);
  const reference = { n: 0, mean: 0, squares: 0 };
  const test = { n: 0, mean: 0, squares: 0 };

  eachFeature(compared, (row) => {
    moments(values, row * width, referenceColumns, reference);
    moments(values, row * width, testColumns, test);
    tests.nReference[row] = reference.n;
    tests.nTest[row] = test.n;
    tests.meanReference[row] = reference.mean;
    tests.meanTest[row] = test.mean;
    if (reference.n < 2 || test.n < 2) {
      tests.outcome[row] = outcomeOf.tooFew;
      return;
    }
    const pooled = (reference.squares + test.squares) / (reference.n + test.n - 2);
    const errorReference = (variance === 'student' ? pooled : reference.squares / (reference.n - 1)) / reference.n;
    const errorTest = (variance === 'student' ? pooled : test.squares / (test.n - 1)) / test.n;
    const error = errorReference + errorTest;
    if (Math.sqrt(error) < constantShare * Math.max(Math.abs(reference.mean), Math.abs(test.mean)) || error === 0) {
      // All values of a group equal: the groups are alike, or as far apart as can be, and only the first is no change.
      tests.outcome[row] = isApart(reference.mean, test.mean) ? outcomeOf.separated : outcomeOf.constant;
      return;
    }
    const df =
      variance === 'student'
        ? reference.n + test.n - 2
        : (error * error) /
          ((errorReference * errorReference) / (reference.n - 1) + (errorTest * errorTest) / (test.n - 1));
    const t = (test.mean - reference.mean) / Math.sqrt(error);
    tests.statistic[row] = t;
    tests.df[row] = df;
    tests.p[row] = studentTwoSided(t, df);
  });
  return tests;
}

/**
 * Paired t-test of every feature; column i of one group belongs to column i of the other. Means are those of the
 * complete pairs.
 */
export function pairedTTest(compared: Compared): FeatureTests {
  const { values, width, referenceColumns } = compared;
  const tests = emptyTests(compared.rows);
  const differences = new Float64Array(referenceColumns.length);

  eachFeature(compared, (row) => {
    const start = row * width;
    const n = completePairs(values, start, compared, tests, row, differences);
    if (n < 2) {
      tests.outcome[row] = outcomeOf.tooFew;
      return;
    }
    const mean = sumOf(differences, n) / n;
    let squares = 0;
    for (let i = 0; i < n; i += 1) squares += (differences[i]! - mean) ** 2;
    const error = Math.sqrt(squares / (n - 1) / n);
    if (error < constantShare * Math.abs(mean) || error === 0) {
      tests.outcome[row] = mean === 0 ? outcomeOf.constant : outcomeOf.sameChange;
      return;
    }
    tests.statistic[row] = mean / error;
    tests.df[row] = n - 1;
    tests.p[row] = studentTwoSided(mean / error, n - 1);
  });
  return tests;
}

/**
 * Fills the means and counts of the pairs that are complete and puts their differences (test − reference) first in
 * `differences`.
 */
export function completePairs(
  values: Float64Array,
  start: number,
  { referenceColumns, testColumns }: Compared,
  tests: FeatureTests,
  row: number,
  differences: Float64Array,
): number {
  let n = 0;
  let sumReference = 0;
  let sumTest = 0;
  for (let pair = 0; pair < referenceColumns.length; pair += 1) {
    const before = values[start + referenceColumns[pair]!]!;
    const after = values[start + testColumns[pair]!]!;
    if (Number.isNaN(before) || Number.isNaN(after)) continue;
    sumReference += before;
    sumTest += after;
    differences[n++] = after - before;
  }
  tests.nReference[row] = n;
  tests.nTest[row] = n;
  tests.meanReference[row] = sumReference / n;
  tests.meanTest[row] = sumTest / n;
  return n;
}

/**
 * Count, mean and sum of squared deviations of the values that are there.
 *
 * One pass over deviations from the group's first value, so that a large mean costs no accuracy.
 */
function moments(
  values: Float64Array,
  start: number,
  columns: Int32Array,
  into: { n: number; mean: number; squares: number },
): void {
  let first = 0;
  while (first < columns.length && Number.isNaN(values[start + columns[first]!]!)) first += 1;
  const shift = first < columns.length ? values[start + columns[first]!]! : Number.NaN;
  let n = 0;
  let sum = 0;
  let squares = 0;
  for (let i = first; i < columns.length; i += 1) {
    const value = values[start + columns[i]!]! - shift;
    if (value === value) {
      n += 1;
      sum += value;
      squares += value * value;
    }
  }
  into.n = n;
  into.mean = shift + sum / n;
  into.squares = Math.max(0, squares - (sum * sum) / n);
}

function sumOf(values: Float64Array, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i += 1) sum += values[i]!;
  return sum;
}
