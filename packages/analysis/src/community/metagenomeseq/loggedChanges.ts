import { leastSquares, moderated, variancePrior } from '../../linear-model/index.ts';

/** Change of one taxon on the natural log scale, and its error. */
type LoggedChange = { readonly lfc: number; readonly se: number };

/**
 * Differences of ln(abundance + 1) between two groups beside the samples' depth, with errors moderated over these taxa:
 * what `fitFeatureModel` tests where its two parts cannot be fitted.
 *
 * @param rows - Scaled abundances of each taxon.
 * @param code - 1 of the samples of the test group.
 * @param depth - Logarithm of the samples' scaling factors over their median.
 */
export function loggedChanges(
  rows: readonly Float64Array[],
  code: Uint8Array,
  depth: Float64Array,
): readonly LoggedChange[] {
  const n = code.length;
  const design = (columns: 2 | 3): Float64Array =>
    Float64Array.from(Array.from(code.keys()).flatMap((i) => [1, code[i]!, depth[i]!].slice(0, columns)));
  // Samples of one depth say nothing about it.
  const full = leastSquares(design(3), n, 3);
  const [p, { covariance, solve }] = full ? [3, full] : [2, leastSquares(design(2), n, 2)!];
  const x = design(p === 3 ? 3 : 2);
  const fits = rows.map((row) => {
    const y = row.map((value) => Math.log(value + 1));
    const beta = Array.from({ length: p }, (_, a) => y.reduce((sum, value, i) => sum + solve[a * n + i]! * value, 0));
    const squares = y.reduce(
      (sum, value, i) => sum + (value - beta.reduce((fitted, b, a) => fitted + b * x[i * p + a]!, 0)) ** 2,
      0,
    );
    return { slope: beta[1]!, variance: squares / (n - p) };
  });
  const variances = Float64Array.from(fits, ({ variance }) => variance);
  const df = new Float64Array(rows.length).fill(n - p);
  const shrunk = moderated(variances, df, variancePrior(variances, df, null)).variance;
  return fits.map(({ slope }, at) => ({ lfc: slope, se: Math.sqrt(shrunk[at]! * covariance[p + 1]!) }));
}
