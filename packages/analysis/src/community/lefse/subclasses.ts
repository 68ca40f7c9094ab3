import { median, normalTwoSided } from '../../statistics/index.ts';

/** Samples of one class that have one value of the subclass. */
export type Subclass = { readonly name: string; readonly samples: readonly number[] };

export type SubclassRule = {
  readonly alpha: number;
  readonly least: number;
  readonly strategy: 'one-against-all' | 'all-against-all';
};

/**
 * Two-sided p of the rank-sum test by the normal approximation, ties corrected, continuity not, as `coin::wilcox_test`;
 * `NaN` when all are equal.
 */
export function asymptoticRankSum(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, first: true })),
    ...other.map((value) => ({ value, first: false })),
  ].toSorted((a, b) => a.value - b.value);
  const n = all.length;
  let [ranks, ties] = [0, 0];
  for (let from = 0; from < n;) {
    let to = from;
    while (to < n && all[to]!.value === all[from]!.value) to += 1;
    for (let i = from; i < to; i += 1) if (all[i]!.first) ranks += (from + 1 + to) / 2;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const expected = (one.length * (n + 1)) / 2;
  const variance = ((one.length * other.length) / 12) * (n + 1 - ties / (n * (n - 1)));
  return variance > 0 ? normalTwoSided((ranks - expected) / Math.sqrt(variance)) : Number.NaN;
}

/**
 * Whether a feature differs the same way between all subclasses of two classes, for enough pairs of classes.
 *
 * Each pair of subclasses must differ at `2 * alpha` two-sided, in one direction throughout; with fewer samples than
 * `least` the medians decide alone. Segata et al. 2011, doi:10.1186/gb-2011-12-6-r60; unlike the original program the
 * first pair is held to the rule too.
 */
export function subclassesAgree(
  row: Float64Array,
  classes: readonly (readonly Subclass[])[],
  rule: SubclassRule,
): boolean {
  const differs = classes.map(() => 0);
  for (let a = 0; a < classes.length; a += 1) {
    for (let b = 0; b < a; b += 1) {
      if (!pairAgrees(row, classes[a]!, classes[b]!, rule)) continue;
      differs[a]! += 1;
      differs[b]! += 1;
    }
  }
  const all = classes.length - 1;
  return rule.strategy === 'all-against-all'
    ? differs.every((count) => count === all)
    : differs.some((count) => count === all);
}

function pairAgrees(
  row: Float64Array,
  one: readonly Subclass[],
  other: readonly Subclass[],
  { alpha, least }: SubclassRule,
): boolean {
  let direction = 0;
  for (const mine of one) {
    for (const theirs of other) {
      const [x, y] = [mine.samples.map((at) => row[at]!), theirs.samples.map((at) => row[at]!)];
      const way = Math.sign(median(x) - median(y));
      if (way === 0 || (direction !== 0 && way !== direction)) return false;
      if (x.length >= least && y.length >= least && !(asymptoticRankSum(x, y) < 2 * alpha)) return false;
      direction = way;
    }
  }
  return true;
}
