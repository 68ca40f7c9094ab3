import { maximum } from '../../extremes/index.ts';
import { chiSquaredUpper, fisherUpper } from '../../statistics/index.ts';
import { isApart, type LevelMoments, type LevelRanks } from '../../group-tests/index.ts';

/** One figure per feature for each; `NaN` where it is undefined. */
export type Omnibus = {
  readonly statistic: Float64Array;
  readonly df1: Float64Array;
  readonly df2: Float64Array;
  readonly p: Float64Array;
  /** Share of the variation that the groups explain: η² of the values, ε² of the ranks in Kruskal–Wallis. */
  readonly effect: Float64Array;
  /** An index into `reasons`. */
  readonly outcome: Uint8Array;
};

/** Why there is no p-value; the words of the column `reason`. */
export const reasons = [
  '',
  '有的组有效值不足 2 个',
  '数值没有变化',
  '组内没有变化而组间不同，检验没有定义',
  '有的组内没有变化，检验没有定义',
] as const;
export const outcomeOf = { tested: 0, tooFew: 1, constant: 2, separated: 3, flatGroup: 4 } as const;

/** As in `t.test`: a standard error below this share of the mean counts as no variation at all. */
const constantShare = 10 * Number.EPSILON;

/** Empty figures for all features. */
export function emptyOmnibus(rows: number): Omnibus {
  const column = (): Float64Array => new Float64Array(rows).fill(Number.NaN);
  return {
    statistic: column(),
    df1: column(),
    df2: column(),
    p: column(),
    effect: column(),
    outcome: new Uint8Array(rows),
  };
}

type Row = { readonly n: Float64Array; readonly mean: Float64Array; readonly squares: Float64Array };
/** The figures of one feature. */
export const rowOf = ({ n, mean, squares }: LevelMoments, groups: number, row: number): Row => {
  const part = (all: Float64Array): Float64Array => all.subarray(row * groups, (row + 1) * groups);
  return { n: part(n), mean: part(mean), squares: part(squares) };
};
const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

/** Why a feature whose test has no spread to measure by is not tested; there are values in every group. */
export function flatOutcome({ mean, n, squares }: Row): number {
  const scale = scaleOf(mean);
  if (squares.some((own, i) => !isFlat(own / (n[i]! - 1), n[i]!, scale))) return outcomeOf.flatGroup;
  return mean.some((own) => isApart(own, mean[0]!)) ? outcomeOf.separated : outcomeOf.constant;
}

/** Between and within sums of squares of one feature. */
export function sumsOfSquares({ n, mean, squares }: Row): {
  readonly total: number;
  readonly between: number;
  readonly within: number;
} {
  const total = sumOf(n);
  const centre = mean.reduce((sum, value, i) => sum + n[i]! * value, 0) / total;
  return {
    total,
    between: mean.reduce((sum, value, i) => sum + n[i]! * (value - centre) ** 2, 0),
    within: sumOf(squares),
  };
}

/**
 * One-way analysis of variance of every feature: `anova` with one variance for all groups (Fisher 1925), `welch` with
 * one for each (Welch 1951, doi:10.1093/biomet/38.3-4.330). A group with fewer than 2 values gives no p-value.
 */
export function varianceAnalysis(moments: LevelMoments, groups: number, variance: 'anova' | 'welch'): Omnibus {
  const found = emptyOmnibus(moments.n.length / groups);
  for (let row = 0; row < found.p.length; row += 1) {
    const one = rowOf(moments, groups, row);
    if (one.n.some((count) => count < 2)) {
      found.outcome[row] = outcomeOf.tooFew;
      continue;
    }
    const { total, between, within } = sumsOfSquares(one);
    const scale = scaleOf(one.mean);
    const flat =
      variance === 'anova'
        ? isFlat(within / (total - groups), total, scale)
        : one.squares.some((squares, i) => isFlat(squares / (one.n[i]! - 1), one.n[i]!, scale));
    if (flat) {
      found.outcome[row] = flatOutcome(one);
      continue;
    }
    const { f, df2 } =
      variance === 'anova'
        ? { f: between / (groups - 1) / (within / (total - groups)), df2: total - groups }
        : welch(one, groups);
    found.statistic[row] = f;
    found.df1[row] = groups - 1;
    found.df2[row] = df2;
    found.p[row] = fisherUpper(f, groups - 1, df2);
    found.effect[row] = between / (between + within);
  }
  return found;
}

const scaleOf = (means: Float64Array): number => constantShare * maximum(means.map(Math.abs));
const isFlat = (variance: number, n: number, scale: number): boolean =>
  variance === 0 || Math.sqrt(variance / n) < scale;

function welch({ n, mean, squares }: Row, groups: number): { readonly f: number; readonly df2: number } {
  const weights = n.map((count, i) => (count * (count - 1)) / squares[i]!);
  const total = sumOf(weights);
  const centre = mean.reduce((sum, value, i) => sum + weights[i]! * value, 0) / total;
  const spread =
    weights.reduce((sum, weight, i) => sum + (1 - weight / total) ** 2 / (n[i]! - 1), 0) / (groups * groups - 1);
  const between = mean.reduce((sum, value, i) => sum + weights[i]! * (value - centre) ** 2, 0) / (groups - 1);
  return { f: between / (1 + 2 * (groups - 2) * spread), df2: 1 / (3 * spread) };
}

/**
 * Kruskal–Wallis H of every feature with the correction for ties, against χ². Kruskal & Wallis 1952,
 * doi:10.1080/01621459.1952.10483441
 */
export function kruskalWallis({ n }: LevelMoments, { meanRank, ties }: LevelRanks, groups: number): Omnibus {
  const found = emptyOmnibus(ties.length);
  for (let row = 0; row < ties.length; row += 1) {
    const counts = n.subarray(row * groups, (row + 1) * groups);
    if (counts.some((count) => count < 2)) {
      found.outcome[row] = outcomeOf.tooFew;
      continue;
    }
    const total = sumOf(counts);
    const correction = 1 - ties[row]! / (total ** 3 - total);
    if (correction <= 0) {
      found.outcome[row] = outcomeOf.constant;
      continue;
    }
    const between = counts.reduce(
      (sum, count, i) => sum + count * (meanRank[row * groups + i]! - (total + 1) / 2) ** 2,
      0,
    );
    const h = ((12 / (total * (total + 1))) * between) / correction;
    found.statistic[row] = h;
    found.df1[row] = groups - 1;
    found.p[row] = chiSquaredUpper(h, groups - 1);
    found.effect[row] = h / (total - 1);
  }
  return found;
}
