import { shuffles } from '../../permutations/index.ts';
import { sortedQuantile } from '../../statistics/index.ts';
import { type Compared, type FeatureTests, outcomeOf, tTest } from '../../group-tests/index.ts';
import { tunedS0 } from './tunedS0.ts';

export type Sam = {
  /** Means, counts and p of Student's t-test; the statistic is d. */
  readonly tests: FeatureTests;
  readonly s0: number;
  /** Estimated share of features without a difference. */
  readonly pi0: number;
  readonly q: Float64Array;
  /** Number of relabellings, and whether these are all possible ones. */
  readonly relabellings: number;
  readonly all: boolean;
  /**
   * d of the tested features, ascending, their rows, and what is expected by chance at each place: the mean of the
   * relabelled d in order.
   */
  readonly ordered: { readonly rows: readonly number[]; readonly d: Float64Array; readonly expected: Float64Array };
  /** |d| of the tested features, descending, with what is expected by chance at least as far out. */
  readonly cuts: {
    readonly d: Float64Array;
    readonly falseMedian: Float64Array;
    readonly falseHigh: Float64Array;
    readonly fdr: Float64Array;
  };
};

/** Permuted scores that are kept for π₀ at most. */
const pooled = 1e7;

/**
 * Significance analysis of microarrays: d = difference of means ÷ (pooled standard error + s₀), and its false discovery
 * rate from relabelled samples.
 *
 * q of a feature is the smallest FDR at which it is called: π₀ × median over the relabellings of the number of |d*| at
 * least as large, over the number of |d| at least as large. π₀ is the share of d within the middle half of all d*,
 * doubled, at most 1. All relabellings are taken when there are no more of them than asked for. A relabelling that
 * leaves a feature without values in a group counts as d* = 0.
 *
 * Tusher, Tibshirani & Chu 2001, doi:10.1073/pnas.091062498
 */
export function samTest(
  compared: Compared,
  {
    permutations,
    s0: wanted,
    seed,
  }: { readonly s0: number | 'auto'; readonly permutations: number; readonly seed: number },
): Sam {
  const tests = tTest({ ...compared, progress: () => undefined }, 'student');
  const { referenceColumns, testColumns, values, width } = compared;
  const columns = Int32Array.of(...referenceColumns, ...testColumns);
  const n = columns.length;
  const rows = Array.from(tests.outcome.keys()).filter((row) => tests.outcome[row] === outcomeOf.t);
  const table = new Float64Array(rows.length * n);
  rows.forEach((row, at) => {
    // Values relative to the row's mean, so that a large level costs no digits.
    for (let i = 0; i < n; i += 1) table[at * n + i] = values[row * width + columns[i]!]! - tests.meanReference[row]!;
  });
  const labels = Uint8Array.from({ length: n }, (_, i) => (i < referenceColumns.length ? 0 : 1));
  const spread = new Float64Array(rows.length);
  const change = new Float64Array(rows.length);
  separate(table, labels, change, spread);
  const s0 = wanted === 'auto' ? tunedS0(change, spread) : wanted;
  const d = change.map((value, at) => value / (spread[at]! + s0));

  const relabelled = relabellings(labels, permutations, seed);
  const order = Array.from(d.keys()).toSorted((one, other) => Math.abs(d[other]!) - Math.abs(d[one]!) || one - other);
  const heights = Float64Array.from(order, (at) => Math.abs(d[at]!));
  const counts = Array.from({ length: rows.length }, () => new Uint32Array(relabelled.length));
  const kept: Float64Array[] = [];
  const expected = new Float64Array(rows.length);
  const [permutedChange, permutedSpread] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  relabelled.forEach((permuted, b) => {
    compared.progress?.(0.1 + (0.85 * b) / relabelled.length);
    separate(table, permuted, permutedChange, permutedSpread);
    const scores = permutedChange.map((value, at) =>
      Number.isNaN(value) || permutedSpread[at]! + s0 === 0 ? 0 : value / (permutedSpread[at]! + s0),
    );
    if ((kept.length + 1) * rows.length <= pooled || kept.length === 0) kept.push(scores);
    scores
      .slice()
      .sort()
      .forEach((score, at) => (expected[at]! += score / relabelled.length));
    const sizes = scores.map(Math.abs).sort();
    let above = 0;
    for (let at = 0; at < heights.length; at += 1) {
      while (above < sizes.length && sizes[sizes.length - 1 - above]! >= heights[at]! * (1 - 1e-12)) above += 1;
      counts[at]![b] = above;
    }
  });
  const pi0 = shareUnchanged(d, kept);
  const ascending = Array.from(d.keys()).toSorted((one, other) => d[one]! - d[other]! || one - other);
  const ordered = { rows: ascending.map((at) => rows[at]!), d: Float64Array.from(ascending, (at) => d[at]!), expected };
  return {
    tests: withScores(tests, rows, d),
    s0,
    pi0,
    ordered,
    relabellings: relabelled.length,
    all: relabelled.all,
    ...rates(tests.p.length, { counts, heights, order, pi0, rows }),
  };
}

type Ranked = {
  readonly counts: readonly Uint32Array[];
  readonly heights: Float64Array;
  readonly order: readonly number[];
  readonly pi0: number;
  readonly rows: readonly number[];
};

function rates(features: number, { counts, heights, order, pi0, rows }: Ranked): Pick<Sam, 'q' | 'cuts'> {
  const sorted = counts.map((own) => Float64Array.from(own).sort());
  const falseMedian = Float64Array.from(sorted, (own) => pi0 * sortedQuantile(own, 0.5));
  const falseHigh = Float64Array.from(sorted, (own) => pi0 * sortedQuantile(own, 0.9));
  const fdr = new Float64Array(heights.length);
  // Equal |d| are called together.
  for (let at = heights.length - 1, called = heights.length; at >= 0; at -= 1) {
    if (at + 1 < heights.length && heights[at] !== heights[at + 1]) called = at + 1;
    fdr[at] = Math.min(1, falseMedian[at]! / called);
  }
  const q = new Float64Array(features).fill(Number.NaN);
  let least = 1;
  for (let at = heights.length - 1; at >= 0; at -= 1) {
    least = Math.min(least, fdr[at]!);
    q[rows[order[at]!]!] = least;
  }
  return { q, cuts: { d: heights, falseMedian, falseHigh, fdr } };
}

function withScores(tests: FeatureTests, rows: readonly number[], d: Float64Array): FeatureTests {
  const statistic = new Float64Array(tests.p.length).fill(Number.NaN);
  rows.forEach((row, at) => (statistic[row] = d[at]!));
  return { ...tests, statistic };
}

/**
 * Difference of the means (label 1 − label 0) and its pooled standard error of every row; `NaN` without values in both.
 */
function separate(table: Float64Array, labels: Uint8Array, change: Float64Array, spread: Float64Array): void {
  const n = labels.length;
  for (let row = 0; row < change.length; row += 1) {
    let [n0, n1, sum0, sum1, squares0, squares1] = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < n; i += 1) {
      const value = table[row * n + i]!;
      if (value !== value) continue;
      if (labels[i] === 0) {
        n0 += 1;
        sum0 += value;
        squares0 += value * value;
      } else {
        n1 += 1;
        sum1 += value;
        squares1 += value * value;
      }
    }
    const df = n0 + n1 - 2;
    const within = Math.max(0, squares0 - (sum0 * sum0) / n0) + Math.max(0, squares1 - (sum1 * sum1) / n1);
    change[row] = df > 0 && n0 > 0 && n1 > 0 ? sum1 / n1 - sum0 / n0 : Number.NaN;
    spread[row] = Math.sqrt((within / df) * (1 / n0 + 1 / n1));
  }
}

/** Which samples carry which label: all ways, the given one among them, or that many drawn. */
function relabellings(labels: Uint8Array, most: number, seed: number): Uint8Array[] & { all: boolean } {
  const n = labels.length;
  const ones = labels.reduce((sum, label) => sum + label, 0);
  let ways = 1;
  for (let i = 1; i <= ones; i += 1) ways = (ways * (n - ones + i)) / i;
  if (Math.round(ways) <= most) return Object.assign(combinations(n, ones), { all: true });
  const drawn = shuffles(n, most, seed);
  return Object.assign(
    Array.from({ length: most }, (_, b) =>
      Uint8Array.from({ length: n }, (__, i) => labels[drawn.values[b * n + i]!]!),
    ),
    { all: false },
  );
}

function combinations(n: number, ones: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  const walk = (from: number, chosen: readonly number[]): void => {
    if (chosen.length === ones) {
      const labels = new Uint8Array(n);
      for (const at of chosen) labels[at] = 1;
      found.push(labels);
      return;
    }
    for (let i = from; i <= n - (ones - chosen.length); i += 1) walk(i + 1, [...chosen, i]);
  };
  walk(0, []);
  return found;
}

function shareUnchanged(d: Float64Array, kept: readonly Float64Array[]): number {
  const all = new Float64Array(kept.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const scores of kept) {
    all.set(scores, from);
    from += scores.length;
  }
  all.sort();
  const [low, high] = [sortedQuantile(all, 0.25), sortedQuantile(all, 0.75)];
  const inside = d.reduce((sum, value) => sum + (value > low && value < high ? 1 : 0), 0);
  return Math.min(1, inside / (0.5 * d.length));
}
