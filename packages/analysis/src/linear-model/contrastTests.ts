import { chiSquaredUpper, fisherUpper, median, studentTwoSided, studentTwoSidedQuantile } from '../statistics/index.ts';
import type { RowFits } from './fitRows.ts';
import { moderated, variancePrior } from './moderate.ts';
import type { VariancePrior } from './moderate.ts';
import { isTold } from './partialSquares.ts';

/** A weighted sum of the group means: +1 for the test group, −1 for the reference. */
export type Contrast = { readonly name: string; readonly test: number; readonly reference: number };

/**
 * All pairs of groups as test − reference: the group `first` is the reference of every other one, and of the rest each
 * of those after it.
 */
export function allPairs(groups: number, first: number): Omit<Contrast, 'name'>[] {
  const order = [first, ...Array.from({ length: groups }, (_, group) => group).filter((group) => group !== first)];
  return order.flatMap((reference, at) => order.slice(at + 1).map((test) => ({ test, reference })));
}

/** Figures of one contrast, one a feature; `NaN` where undefined. */
export type ContrastTest = {
  readonly log2fc: Float64Array;
  readonly t: Float64Array;
  readonly p: Float64Array;
  readonly b: Float64Array;
};

export type ModeratedTests = {
  readonly prior: VariancePrior;
  readonly variance: Float64Array;
  readonly dfTotal: Float64Array;
  readonly contrasts: readonly ContrastTest[];
};

/** Assumed share of features that differ, limma's default. */
const proportion = 0.01;

/**
 * Moderated t and B of every contrast. Smyth 2004, doi:10.2202/1544-6115.1027. `trend`: the prior variance follows the
 * average level.
 */
export function moderatedTests(fits: RowFits, contrasts: readonly Contrast[], trend: boolean): ModeratedTests {
  const fitted = variancePrior(fits.sigma2, fits.df, trend ? fits.average : null);
  const prior = { ...fitted, s02: fitted.s02.map((value, row) => (fits.covarianceOf(row) ? value : Number.NaN)) };
  const { variance, dfTotal } = moderated(fits.sigma2, fits.df, prior);
  return {
    prior,
    variance,
    dfTotal,
    contrasts: contrasts.map((contrast) => tested(fits, contrast, variance, dfTotal, prior)),
  };
}

/** t of one contrast by given variances and degrees of freedom; `unscaled` is its standard error at a variance of 1. */
export function contrastT(
  fits: RowFits,
  { test, reference }: Contrast,
  variance: Float64Array,
  df: Float64Array,
): Omit<ContrastTest, 'b'> & { readonly unscaled: Float64Array } {
  const { rows, columns } = fits;
  const column = (): Float64Array => new Float64Array(rows).fill(Number.NaN);
  const found = { log2fc: column(), t: column(), p: column(), unscaled: column() };
  for (let row = 0; row < rows; row += 1) {
    const covariance = fits.covarianceOf(row);
    if (!covariance || !(df[row]! > 0) || !isTold(fits.unknownOf(row), test, reference)) continue;
    found.log2fc[row] = fits.coefficients[row * columns + test]! - fits.coefficients[row * columns + reference]!;
    found.unscaled[row] = Math.sqrt(
      covariance[test * columns + test]! +
        covariance[reference * columns + reference]! -
        2 * covariance[test * columns + reference]!,
    );
    const t = found.log2fc[row]! / (Math.sqrt(variance[row]!) * found.unscaled[row]!);
    if (Number.isNaN(t)) continue;
    found.t[row] = t;
    found.p[row] = studentTwoSided(t, df[row]!);
  }
  return found;
}

function tested(
  fits: RowFits,
  contrast: Contrast,
  variance: Float64Array,
  dfTotal: Float64Array,
  prior: VariancePrior,
): ContrastTest {
  const { unscaled, ...plain } = contrastT(fits, contrast, variance, dfTotal);
  const found = { ...plain, b: new Float64Array(fits.rows).fill(Number.NaN) };
  logOdds(found, unscaled, dfTotal, prior);
  return found;
}

/** B: the log odds that a feature differs, as limma's `lods`. */
function logOdds(
  { t, b }: ContrastTest,
  unscaled: Float64Array,
  dfTotal: Float64Array,
  { d0, s02 }: VariancePrior,
): void {
  const typical = median(s02);
  const priorVariance = contrastVariance(t, unscaled, dfTotal, [0.1 ** 2 / typical, 4 ** 2 / typical]) ?? 1 / typical;
  for (let row = 0; row < t.length; row += 1) {
    if (Number.isNaN(t[row]!)) continue;
    const r = (unscaled[row]! ** 2 + priorVariance) / unscaled[row]! ** 2;
    const square = t[row]! ** 2;
    const df = dfTotal[row]!;
    const kernel = d0 > 1e6 ? (square * (1 - 1 / r)) / 2 : ((1 + df) / 2) * Math.log((square + df) / (square / r + df));
    b[row] = Math.log(proportion / (1 - proportion)) - Math.log(r) / 2 + kernel;
  }
}

/**
 * The variance of the true changes, from the largest |t|, as `limma::tmixture.vector`; `null` when there is no feature.
 */
function contrastVariance(
  t: Float64Array,
  unscaled: Float64Array,
  dfTotal: Float64Array,
  limits: readonly [number, number],
): number | null {
  const rows = Array.from(t.keys()).filter((row) => !Number.isNaN(t[row]!));
  const targets = Math.ceil((proportion / 2) * rows.length);
  if (targets < 1) return null;
  const share = Math.max(targets / rows.length, proportion);
  const largest = rows.reduce((most, row) => Math.max(most, dfTotal[row]!), 0);
  const sizes = new Map(
    rows.map((row) => [
      row,
      dfTotal[row]! < largest
        ? studentTwoSidedQuantile(studentTwoSided(t[row]!, dfTotal[row]!), largest)
        : Math.abs(t[row]!),
    ]),
  );
  const top = rows.toSorted((a, b) => sizes.get(b)! - sizes.get(a)! || a - b).slice(0, targets);
  const sum = top.reduce((total, row, rank) => {
    const chance = studentTwoSided(sizes.get(row)!, largest);
    const target = ((rank + 0.5) / rows.length - (1 - share) * chance) / share;
    const v0 =
      target > chance
        ? unscaled[row]! ** 2 * ((sizes.get(row)! / studentTwoSidedQuantile(target, largest)) ** 2 - 1)
        : 0;
    return total + Math.min(limits[1], Math.max(limits[0], v0));
  }, 0);
  return sum / targets;
}

/** Beyond these degrees of freedom F is a chi-squared divided by its own, as in limma. */
const mostDf = 1e6;

/**
 * Figures of a moderated F, one a feature; `NaN` where undefined. `df` are the denominator degrees of freedom, `NaN`
 * where they are infinite.
 */
export type ModeratedF = { readonly f: Float64Array; readonly df: Float64Array; readonly p: Float64Array };

/**
 * Moderated F of every feature: whether any of the groups differs. Unlike t, whose total degrees of freedom are capped
 * by those of all features together, it uses all of the prior's, as limma's `classifyTestsF`.
 */
export function moderatedF(fits: RowFits, groups: number, variance: Float64Array, { d0 }: VariancePrior): ModeratedF {
  const { rows, columns } = fits;
  const column = (): Float64Array => new Float64Array(rows).fill(Number.NaN);
  const found = { f: column(), df: column(), p: column() };
  const rank = groups - 1;
  for (let row = 0; row < rows; row += 1) {
    const covariance = fits.covarianceOf(row);
    const df = fits.df[row]! + d0;
    if (!covariance || !(df > 0) || fits.unknownOf(row).length > 0) continue;
    // The differences from the first group, and their covariance.
    const difference = Float64Array.from(
      { length: rank },
      (_, i) => fits.coefficients[row * columns + i + 1]! - fits.coefficients[row * columns]!,
    );
    const spread = new Float64Array(rank * rank);
    const at = (a: number, b: number): number => covariance[a * columns + b]!;
    for (let a = 0; a < rank; a += 1)
      for (let b = 0; b < rank; b += 1)
        spread[a * rank + b] = at(a + 1, b + 1) - at(a + 1, 0) - at(0, b + 1) + at(0, 0);
    const value = quadratic(spread, difference) / rank / variance[row]!;
    if (Number.isNaN(value)) continue;
    found.f[row] = value;
    found.df[row] = df > mostDf ? Number.NaN : df;
    found.p[row] = df > mostDf ? chiSquaredUpper(rank * value, rank) : fisherUpper(value, rank, df);
  }
  return found;
}

/** xᵀ S⁻¹ x of a positive definite S, by Cholesky; S is overwritten. */
function quadratic(s: Float64Array, x: Float64Array): number {
  const n = x.length;
  let sum = 0;
  const solved = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let value = s[i * n + j]!;
      for (let k = 0; k < j; k += 1) value -= s[i * n + k]! * s[j * n + k]!;
      s[i * n + j] = i === j ? Math.sqrt(value) : value / s[j * n + j]!;
    }
    let rest = x[i]!;
    for (let k = 0; k < i; k += 1) rest -= s[i * n + k]! * solved[k]!;
    solved[i] = rest / s[i * n + i]!;
    sum += solved[i]! ** 2;
  }
  return sum;
}
