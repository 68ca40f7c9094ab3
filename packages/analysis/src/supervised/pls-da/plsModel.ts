import { overSamples, plsComponents, signOf, sumOfSquares } from '../../pls/index.ts';

/** One array for each component; scores, weights and loadings of one component have one sign. */
export type PlsModel = {
  readonly scores: readonly Float64Array[];
  readonly weights: readonly Float64Array[];
  readonly loadings: readonly Float64Array[];
  readonly r2x: Float64Array;
  readonly r2yCumulative: Float64Array;
  readonly vip: Float64Array;
};

/**
 * PLS2 of a scaled table on a scaled response.
 *
 * VIP² of feature j is m · Σₕ SSYₕ wⱼₕ² / Σₕ SSYₕ, with SSYₕ the sum of squares of **all** response columns that
 * component h explains (Chong & Jun 2005, doi:10.1016/j.chemolab.2004.12.011); its mean over the features is 1.
 *
 * @param scaled - Features × samples, every row centred.
 * @param products - Inner products of its columns.
 */
export function plsModel(
  scaled: Float64Array,
  features: number,
  products: Float64Array,
  response: readonly Float64Array[],
  count: number,
): PlsModel {
  const { duals, lengths, responses, scores } = plsComponents(products, response, count);
  const explained = lengths.map((length, h) => sumOfSquares(responses[h]!) * length);
  const total = explained.reduce((sum, value) => sum + value, 0);
  const totalX = sumOfSquares(scaled);
  const totalY = response.reduce((sum, column) => sum + sumOfSquares(column), 0);

  const vip2 = new Float64Array(features);
  const model = { scores: [] as Float64Array[], weights: [] as Float64Array[], loadings: [] as Float64Array[] };
  const r2x = new Float64Array(lengths.length);
  let sum = 0;
  const r2yCumulative = Float64Array.from(explained, (value) => (sum += value / totalY));
  scores.forEach((score, h) => {
    const loading = overSamples(scaled, features, score).map((value) => value / lengths[h]!);
    // The dual of the weight already lies across the earlier scores, so that the table as it was gives the weight of
    // the deflated one.
    const weight = overSamples(scaled, features, duals[h]!);
    const sign = signOf(loading);
    weight.forEach((value, i) => (vip2[i]! += (explained[h]! * value * value) / total));
    r2x[h] = (lengths[h]! * sumOfSquares(loading)) / totalX;
    model.scores.push(score.map((value) => sign * value));
    model.weights.push(weight.map((value) => sign * value));
    model.loadings.push(loading.map((value) => sign * value));
  });
  return { ...model, r2x, r2yCumulative, vip: vip2.map((value) => Math.sqrt(features * value)) };
}
