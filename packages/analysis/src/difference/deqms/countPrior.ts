import { digamma, loess, trigamma } from '../../statistics/index.ts';

export type CountPrior = {
  /** Prior degrees of freedom. */
  readonly d0: number;
  /** Prior variance of every feature; `NaN` where its count is missing. */
  readonly s02: Float64Array;
  readonly posterior: Float64Array;
  readonly df: Float64Array;
};

/** The prior degrees of freedom are found to this. */
const grid = 0.1;

/**
 * Shrinks the variances of proteins to a prior that depends on how many peptides or spectra measured them.
 *
 * The prior is a `loess` of ln s² over log2 count; its degrees of freedom solve the mean of (ln s² − smooth)² − ψ′(df ÷
 * 2) = ψ′(d₀ ÷ 2) on a grid of 0.1, at most 1 a feature, as `DEqMS::spectraCounteBayes`.
 *
 * Zhu et al. 2020, doi:10.1074/mcp.TIR119.001646; Sartor et al. 2006, doi:10.1186/1471-2105-7-538
 *
 * @param sigma2 - Residual variances; `NaN` without residual degrees of freedom.
 * @param count - Above 0; `NaN` where missing.
 */
export function countPrior(sigma2: Float64Array, df: Float64Array, count: Float64Array): CountPrior {
  // A variance of 0 has no logarithm: it takes part in the shrinking, not in the smooth.
  const used = Array.from(sigma2.keys()).filter((row) => sigma2[row]! > 0 && df[row]! > 0 && count[row]! > 0);
  const x = Float64Array.from(used, (row) => Math.log2(count[row]!));
  const y = Float64Array.from(used, (row) => Math.log(sigma2[row]!));
  const smooth = loess(x, y);
  const known = new Map<number, number>();
  const expected = count.map((value) => {
    if (!(value > 0)) return Number.NaN;
    const at = Math.min(
      x.reduce((most, one) => Math.max(most, one), -Infinity),
      Math.max(
        x.reduce((least, one) => Math.min(least, one), Infinity),
        Math.log2(value),
      ),
    );
    if (!known.has(at)) known.set(at, smooth(at));
    return known.get(at)!;
  });
  const excess =
    used.reduce((sum, row, i) => sum + (y[i]! - expected[row]!) ** 2 - trigamma(df[row]! / 2), 0) / used.length;
  const d0 = priorFreedom(excess, used.length);
  // The expected ln s² of a feature carries its own degrees of freedom.
  const s02 = expected.map((value, row) =>
    Math.exp(value - digamma(df[row]! / 2) + Math.log(df[row]! / 2) + digamma(d0 / 2) - Math.log(d0 / 2)),
  );
  return {
    d0,
    s02: s02.map((value, row) => (df[row]! > 0 ? value : Number.NaN)),
    posterior: s02.map((value, row) =>
      df[row]! > 0 ? (d0 * value + df[row]! * sigma2[row]!) / (d0 + df[row]!) : Number.NaN,
    ),
    df: df.map((value, row) => (value > 0 && !Number.isNaN(expected[row]!) ? d0 + value : Number.NaN)),
  };
}

/**
 * The multiple of 0.1 whose ψ′(d₀ ÷ 2) lies nearest to the excess: as ψ′ falls, the first after which it gets no
 * nearer.
 */
function priorFreedom(excess: number, most: number): number {
  const distance = (step: number): number => Math.abs(excess - trigamma((step * grid) / 2));
  let step = 1;
  while (step < most / grid && distance(step + 1) <= distance(step)) step += 1;
  return step * grid;
}
