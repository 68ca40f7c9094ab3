import { fisherUpper, studentTwoSidedQuantile } from '../statistics/index.ts';
import { noncentralFUpper, noncentralTUpper } from './noncentral.ts';
import { rootOf } from './rootOf.ts';

export type Design = 'two-sample' | 'paired' | 'anova';
export type Test = {
  readonly design: Design;
  readonly sides: 1 | 2;
  readonly alpha: number;
  /** Groups of the analysis of variance. */
  readonly groups: number;
};
/** Power at `n` samples in each group (or pairs), and the critical value of the statistic. */
export type PowerAt = { readonly power: number; readonly critical: number };

/** The f > 0 with P(F > f) = p, to about 1e-12. */
function fisherUpperQuantile(p: number, df1: number, df2: number): number {
  return Math.exp(rootOf((logF) => Math.log(p) - Math.log(fisherUpper(Math.exp(logF), df1, df2)), -40, 40, 1e-14));
}

/**
 * A t test with `df` degrees of freedom: its critical value, and its power by the noncentrality δ ≥ 0. Both tails count
 * in a two-sided test, as with `strict = TRUE` in R's `power.t.test`.
 */
export function tTest(
  df: number,
  { alpha, sides }: Pick<Test, 'alpha' | 'sides'>,
): { readonly critical: number; readonly power: (delta: number) => number } {
  const critical = studentTwoSidedQuantile(sides === 2 ? alpha : 2 * alpha, df);
  return {
    critical,
    power: (delta) =>
      sides === 2 ? noncentralFUpper(critical * critical, 1, df, delta * delta) : noncentralTUpper(critical, df, delta),
  };
}

/**
 * Power of one test at a given size. For t tests `effect` is Cohen's d (paired: of the differences), for the analysis
 * of variance Cohen's f.
 *
 * Cohen 1988, Statistical Power Analysis.
 *
 * @param n - Samples a group, or pairs; at least 2, need not be whole.
 */
export function powerAt(n: number, effect: number, { alpha, design, groups, sides }: Test): PowerAt {
  if (design === 'anova') {
    const [df1, df2] = [groups - 1, (n - 1) * groups];
    const critical = fisherUpperQuantile(alpha, df1, df2);
    return { critical, power: noncentralFUpper(critical, df1, df2, groups * n * effect * effect) };
  }
  const df = design === 'paired' ? n - 1 : 2 * (n - 1);
  const { critical, power } = tTest(df, { alpha, sides });
  return { critical, power: power(effect * Math.sqrt(design === 'paired' ? n : n / 2)) };
}
