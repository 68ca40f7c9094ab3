import { normalTwoSided, pAdjust, studentizedRangeUpper } from '../statistics/index.ts';
import type { LevelMoments, LevelRanks } from './levelMoments.ts';

export type PostHoc = 'tukey' | 'games-howell' | 'dunn' | 'none';

/** Comparisons of group `a` with the later group `b`, feature after feature, pair after pair. */
export type Comparisons = {
  readonly row: Uint32Array;
  readonly a: Uint16Array;
  readonly b: Uint16Array;
  /** b − a: of the means, or of the mean ranks in Dunn's test. */
  readonly difference: Float64Array;
  /** Q of the studentised range, or z; `NaN` where groups without any spread differ, whose p is 0 as R's. */
  readonly statistic: Float64Array;
  readonly p: Float64Array;
};

type PairTest = (
  row: number,
  a: number,
  b: number,
) => { readonly difference: number; readonly statistic: number; readonly p: number };

/** The pairs of groups of each feature in `rows`, corrected within the feature. */
export function compareGroups(
  rows: readonly number[],
  groups: number,
  method: Exclude<PostHoc, 'none'>,
  moments: LevelMoments,
  ranks: LevelRanks | null,
): Comparisons {
  const pairs = (groups * (groups - 1)) / 2;
  const size = rows.length * pairs;
  const found: Comparisons = {
    row: new Uint32Array(size),
    a: new Uint16Array(size),
    b: new Uint16Array(size),
    difference: new Float64Array(size),
    statistic: new Float64Array(size),
    p: new Float64Array(size),
  };
  const test =
    method === 'dunn'
      ? dunn(moments, ranks!, groups)
      : method === 'tukey'
        ? tukey(moments, groups)
        : gamesHowell(moments, groups);
  rows.forEach((row, at) => {
    let i = at * pairs;
    for (let a = 0; a < groups; a += 1) {
      for (let b = a + 1; b < groups; b += 1, i += 1) {
        const { difference, statistic, p } = test(row, a, b);
        found.row[i] = row;
        found.a[i] = a;
        found.b[i] = b;
        found.difference[i] = difference;
        found.statistic[i] = Number.isFinite(statistic) ? statistic : Number.NaN;
        found.p[i] = p;
      }
    }
    // The studentised range holds for all pairs at once; z does not.
    if (method === 'dunn') found.p.set(pAdjust(found.p.slice(at * pairs, i), 'holm'), at * pairs);
  });
  return found;
}

/**
 * Tukey's honest difference with Kramer's standard error for unequal sizes (Tukey 1949, doi:10.2307/3001913; Kramer
 * 1956, doi:10.2307/3001469).
 */
function tukey({ n, mean, squares }: LevelMoments, groups: number): PairTest {
  const upper = studentizedRangeUpper(groups);
  return (row, a, b) => {
    const start = row * groups;
    let df = -groups;
    let within = 0;
    for (let i = start; i < start + groups; i += 1) {
      df += n[i]!;
      within += squares[i]!;
    }
    const difference = mean[start + b]! - mean[start + a]!;
    const statistic = Math.abs(difference) / Math.sqrt((within / df / 2) * (1 / n[start + a]! + 1 / n[start + b]!));
    return { difference, statistic, p: upper(statistic, df) };
  };
}

/**
 * Each pair with its own variances and Welch's degrees of freedom (Games & Howell 1976, doi:10.3102/10769986001002113).
 */
function gamesHowell({ n, mean, squares }: LevelMoments, groups: number): PairTest {
  const upper = studentizedRangeUpper(groups);
  return (row, a, b) => {
    const [i, j] = [row * groups + a, row * groups + b];
    const [left, right] = [squares[i]! / (n[i]! - 1) / n[i]!, squares[j]! / (n[j]! - 1) / n[j]!];
    const difference = mean[j]! - mean[i]!;
    const statistic = Math.abs(difference) / Math.sqrt((left + right) / 2);
    const df = (left + right) ** 2 / (left ** 2 / (n[i]! - 1) + right ** 2 / (n[j]! - 1));
    return { difference, statistic, p: upper(statistic, df) };
  };
}

/** z of the difference of mean ranks with the correction for ties (Dunn 1964, doi:10.1080/00401706.1964.10490181). */
function dunn({ n }: LevelMoments, { meanRank, ties }: LevelRanks, groups: number): PairTest {
  return (row, a, b) => {
    const [i, j] = [row * groups + a, row * groups + b];
    let total = 0;
    for (let k = row * groups; k < (row + 1) * groups; k += 1) total += n[k]!;
    const variance = (total * (total + 1)) / 12 - ties[row]! / (12 * (total - 1));
    const difference = meanRank[j]! - meanRank[i]!;
    const statistic = difference / Math.sqrt(variance * (1 / n[i]! + 1 / n[j]!));
    return { difference, statistic, p: normalTwoSided(statistic) };
  };
}
