import { oplsComponents, overSamples, sumOfSquares } from '../../pls/index.ts';

/** One array for each orthogonal component; the predictive score is positive on the side of the second class. */
export type OplsModel = {
  readonly score: Float64Array;
  readonly orthogonal: readonly Float64Array[];
  readonly loading: Float64Array;
  readonly correlation: Float64Array;
  readonly vip: Float64Array;
  /** `NaN` without an orthogonal component. */
  readonly vipOrthogonal: Float64Array;
  readonly r2xPredictive: number;
  readonly r2xOrthogonal: number;
  readonly r2y: number;
};

/**
 * OPLS of a scaled table on one scaled response.
 *
 * `vip` and `vipOrthogonal` are VIP₄ of the predictive and the orthogonal part (Galindo-Prieto et al. 2014,
 * doi:10.1002/cem.2627) with the normalisation of ropls: their squares average 1. With one predictive component it is
 * √m · |p| / ‖p‖.
 *
 * @param scaled - Features × samples, every row centred.
 * @param products - Inner products of its columns.
 */
export function oplsModel(
  scaled: Float64Array,
  features: number,
  products: Float64Array,
  y: Float64Array,
  count: number,
): OplsModel {
  const { length, orthogonal, response, score } = oplsComponents(products, y, count);
  const totalX = sumOfSquares(scaled);
  // The predictive score lies across the orthogonal ones, so that the table as it was gives the loading of the filtered
  // one.
  const loading = overSamples(scaled, features, score).map((value) => value / length);
  const loadingLength = Math.sqrt(sumOfSquares(loading));
  const samples = y.length;
  const correlation = loading.map((value, i) => {
    const spread = sumOfSquares(scaled.subarray(i * samples, (i + 1) * samples));
    return Math.max(-1, Math.min(1, (value * Math.sqrt(length)) / Math.sqrt(spread)));
  });
  const parts = orthogonal.map(({ length: size, response: weight, score: off }) => {
    const offLoading = overSamples(scaled, features, off).map((value) => value / size);
    return { loading: offLoading, squares: size * sumOfSquares(offLoading), explained: weight * weight * size };
  });
  const predictive = length * sumOfSquares(loading);
  const orthogonalX = parts.reduce((sum, { squares }) => sum + squares, 0);
  const sy = {
    predictive: response * response * length,
    orthogonal: parts.reduce((sum, { explained }) => sum + explained, 0),
  };
  const [totalModelX, totalModelY] = [predictive + orthogonalX, sy.predictive + sy.orthogonal];
  const off2 = new Float64Array(features);
  for (const { explained, loading: offLoading, squares } of parts) {
    const unit = sumOfSquares(offLoading);
    offLoading.forEach(
      (value, i) => (off2[i]! += (value * value * (squares / totalModelX + explained / totalModelY)) / unit),
    );
  }
  const offShare = orthogonalX / totalModelX + sy.orthogonal / totalModelY;
  return {
    score,
    orthogonal: orthogonal.map((one) => one.score),
    loading,
    correlation,
    vip: loading.map((value) => (Math.sqrt(features) * Math.abs(value)) / loadingLength),
    vipOrthogonal:
      parts.length > 0
        ? off2.map((value) => Math.sqrt((features * value) / offShare))
        : new Float64Array(features).fill(Number.NaN),
    r2xPredictive: predictive / totalX,
    r2xOrthogonal: orthogonalX / totalX,
    r2y: sy.predictive / sumOfSquares(y),
  };
}
