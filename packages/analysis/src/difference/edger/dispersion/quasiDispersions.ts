import { moderated, variancePrior } from '../../../linear-model/index.ts';
import type { CountFits } from '../fit/countFits.ts';
import type { Counts } from '../fit/counts.ts';
import type { Model } from '../fit/model.ts';
import { informativeSamples } from '../fit/zeroFits.ts';

/** Quasi-dispersions: how much more the features vary than their negative binomial model. */
export type QuasiDispersions = {
  /** Deviance ÷ residual degrees of freedom; 0 where there are none. */
  readonly raw: Float64Array;
  readonly df: Float64Array;
  /** The prior of every feature, which follows its level. */
  readonly trend: Float64Array;
  readonly priorDf: number;
  /** Squeezed towards the trend. */
  readonly squeezed: Float64Array;
};

/** Lund et al. 2012, doi:10.1515/1544-6115.1826; the prior as `limma::squeezeVar` with a trend over the level. */
export function quasiDispersions(
  counts: Counts,
  model: Model,
  { deviance, fitted }: CountFits,
  level: Float64Array,
): QuasiDispersions {
  const n = counts.samples;
  const informative = informativeSamples(counts, model);
  const df = Float64Array.from({ length: counts.rows }, (_, row) =>
    Math.max(0, informative(row, fitted.subarray(row * n, (row + 1) * n))?.df ?? 0),
  );
  const raw = deviance.map((value, row) => (df[row]! > 0 ? Math.max(0, value / df[row]!) : 0));
  const prior = variancePrior(raw, df, level);
  return { raw, df, trend: prior.s02, priorDf: prior.d0, squeezed: moderated(raw, df, prior).variance };
}
