import { chiSquaredUpper, fisherUpper } from '../../statistics/index.ts';
import { quasiDispersions } from './dispersion/quasiDispersions.ts';
import type { QuasiDispersions } from './dispersion/quasiDispersions.ts';
import type { Dispersions } from './dispersion/dispersions.ts';
import { countFits } from './fit/countFits.ts';
import type { CountFits } from './fit/countFits.ts';
import { countsOf, withPrior } from './fit/counts.ts';
import type { Counts } from './fit/counts.ts';
import { mergedModel } from './fit/model.ts';
import type { Model } from './fit/model.ts';

/** Figures of one comparison, one a feature. `df`: the denominator degrees of freedom of an F test, else `NaN`. */
export type ComparisonTest = {
  readonly log2fc: Float64Array;
  readonly statistic: Float64Array;
  readonly p: Float64Array;
  readonly df: Float64Array;
};
type Pair = { readonly test: number; readonly reference: number };

/** Prior count added for the changes only, so that they stay finite. */
export const changePrior = 0.125;

/** The log2 changes of the fitted levels. */
function changes(counts: Counts, model: Model, dispersion: Float64Array): (pair: Pair) => Float64Array {
  const p = model.columns;
  const { coefficients } = countFits(withPrior(counts, changePrior), model, (row) => dispersion[row]!);
  return ({ test, reference }) =>
    Float64Array.from(
      { length: counts.rows },
      (_, row) => (coefficients[row * p + test]! - coefficients[row * p + reference]!) / Math.LN2,
    );
}

/** How much the deviance grows when the two groups share their level. */
function growth(
  counts: Counts,
  model: Model,
  full: CountFits,
  dispersionOf: (row: number) => number,
  { test, reference }: Pair,
): Float64Array {
  const less = countFits(counts, mergedModel(model, test, reference), dispersionOf);
  return less.deviance.map((deviance, row) => deviance - full.deviance[row]!);
}

/**
 * Likelihood ratio tests with the features' own dispersions, as `edgeR::glmLRT`. McCarthy et al. 2012,
 * doi:10.1093/nar/gks042
 */
export function ratioTests(counts: Counts, model: Model, { tagwise }: Dispersions): (pair: Pair) => ComparisonTest {
  const full = countFits(counts, model, (row) => tagwise[row]!);
  const log2fc = changes(counts, model, tagwise);
  return (pair) => {
    const statistic = growth(counts, model, full, (row) => tagwise[row]!, pair);
    return {
      log2fc: log2fc(pair),
      statistic,
      p: statistic.map((value) => chiSquaredUpper(value, 1)),
      df: new Float64Array(counts.rows).fill(Number.NaN),
    };
  };
}

/**
 * Quasi-likelihood F tests with the trended dispersions, as `edgeR::glmQLFit` and `glmQLFTest`.
 *
 * Lund et al. 2012, doi:10.1515/1544-6115.1826; Lun, Chen & Smyth 2016, doi:10.1007/978-1-4939-3578-9_19
 */
export function quasiTests(
  counts: Counts,
  model: Model,
  { trended, level }: Dispersions,
): { readonly quasi: QuasiDispersions; readonly test: (pair: Pair) => ComparisonTest } {
  const n = counts.samples;
  const full = countFits(counts, model, (row) => trended[row]!);
  const quasi = quasiDispersions(counts, model, full, level);
  const log2fc = changes(counts, model, trended);
  const df = quasi.df.map((own) => Math.min(own + quasi.priorDf, counts.rows * (n - model.columns)));
  // Where the squeezed variance lies below that of a Poisson count, a Poisson test gives the lower bound of the
  // p-value.
  const below = Array.from({ length: counts.rows }, (_, row) => row).filter((row) =>
    full.fitted.subarray(row * n, (row + 1) * n).some((mean) => (mean * trended[row]! + 1) * quasi.squeezed[row]! < 1),
  );
  const belowCounts = countsOf(counts, below);
  const belowFull = countFits(belowCounts, model, () => 0);
  const test = (pair: Pair): ComparisonTest => {
    const statistic = growth(counts, model, full, (row) => trended[row]!, pair).map(
      (value, row) => value / quasi.squeezed[row]!,
    );
    const p = statistic.map((value, row) => fisherUpper(value, 1, df[row]!));
    const floor = growth(belowCounts, model, belowFull, () => 0, pair);
    below.forEach((row, at) => (p[row] = Math.max(p[row]!, chiSquaredUpper(floor[at]!, 1))));
    return { log2fc: log2fc(pair), statistic, p, df };
  };
  return { quasi, test };
}
