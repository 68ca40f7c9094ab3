import { arithmeticMean } from '../../statistics/index.ts';
import { Nearby } from './nearby.ts';
import { WeightedProducts } from './weightedProducts.ts';
import { workspace } from './workspace.ts';
import { none, standardized } from './standardized.ts';
import { devianceOf, fitOne, type State } from './descent.ts';

/** The models along a sequence of penalties; coefficients are of the features as they came. */
export type LogisticPath = {
  readonly lambda: Float64Array;
  readonly intercept: Float64Array;
  /** One array of coefficients a penalty. */
  readonly coefficients: readonly Float64Array[];
  /** Share of the null deviance that each model explains. */
  readonly deviance: Float64Array;
};

/**
 * Penalties from the smallest that leaves no feature in, falling evenly in logarithms: 100 of them, to 1/100 of it, or
 * 1/10,000 with more samples than features.
 */
export function penalties(values: Float64Array, features: number, y: Float64Array): Float64Array {
  const samples = y.length;
  const { x } = standardized(values, features, samples);
  const mean = arithmeticMean(y);
  let most = 0;
  for (let f = 0; f < features; f += 1) {
    let product = 0;
    for (let i = 0; i < samples; i += 1) product += x[f * samples + i]! * (y[i]! - mean);
    most = Math.max(most, Math.abs(product) / samples);
  }
  const least = samples < features ? 0.01 : 1e-4;
  return Float64Array.from({ length: 100 }, (_, k) => most * least ** (k / 99));
}

/**
 * Logistic regression with the lasso penalty: minimises −loglik/n + λ·Σ|βⱼ| over standardised features, by Newton steps
 * solved by coordinate descent.
 *
 * Friedman, Hastie & Tibshirani 2010, J. Stat. Softw. 33(1). doi:10.18637/jss.v033.i01
 *
 * @param values - Features × samples, complete.
 * @param y - 0 or 1, both present.
 * @param lambda - Falling.
 * @param tolerance - Largest weighted squared change of a standardised coefficient that counts as none.
 * @param stop - Ends the path where the model explains nearly all or gains nearly nothing, as glmnet does.
 */
export function logisticPath(
  values: Float64Array,
  features: number,
  y: Float64Array,
  lambda: Float64Array,
  stop: boolean,
  tolerance = 1e-18,
): LogisticPath {
  const samples = y.length;
  const space = workspace(features, samples);
  const { beta, eta, gradient, rest } = space.numbers;
  const { mean, sd } = standardized(values, features, samples, space.numbers.x);
  const share = arithmeticMean(y);
  const start = Math.log(share / (1 - share));
  eta.fill(start);
  for (let i = 0; i < samples; i += 1) rest[i] = y[i]! - share;
  const nearby = new Nearby(space);
  nearby.look(0);
  const state: State = {
    space,
    nearby,
    y,
    sd,
    intercept: start,
    before: gradient.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
    fitted: 0,
    isFitted: new Uint8Array(features),
    picture: { products: new WeightedProducts(space), total: 0, factor: null, drawn: false },
  };
  const null2 = devianceOf(eta, y);
  const made = {
    lambda: [] as number[],
    intercept: [] as number[],
    coefficients: [] as Float64Array[],
    deviance: [] as number[],
  };
  for (const [k, penalty] of lambda.entries()) {
    fitOne(state, penalty, lambda[k + 1] ?? penalty, tolerance);
    const coefficients = new Float64Array(features);
    let { intercept } = state;
    for (const f of space.lists.fitted.subarray(0, state.fitted)) {
      if (Math.abs(beta[f]!) < none) continue;
      coefficients[f] = beta[f]! / sd[f]!;
      intercept -= coefficients[f]! * mean[f]!;
    }
    made.lambda.push(penalty);
    made.coefficients.push(coefficients);
    made.intercept.push(intercept);
    made.deviance.push(1 - devianceOf(eta, y) / null2);
    const [now, before] = [made.deviance.at(-1)!, made.deviance.at(-2) ?? -1];
    if (stop && made.lambda.length >= 5 && (now > 0.999 || now - before < 1e-5)) break;
  }
  return {
    ...made,
    lambda: Float64Array.from(made.lambda),
    intercept: Float64Array.from(made.intercept),
    deviance: Float64Array.from(made.deviance),
  };
}

/** η of every sample under model `k` of a path. */
export function linearPredictor(
  { coefficients, intercept }: LogisticPath,
  k: number,
  values: Float64Array,
  samples: number,
): Float64Array {
  const eta = new Float64Array(samples).fill(intercept[k]!);
  const row = coefficients[k]!;
  for (let f = 0; f < row.length; f += 1) {
    const value = row[f]!;
    if (value !== 0) for (let i = 0, at = f * samples; i < samples; i += 1) eta[i]! += value * values[at + i]!;
  }
  return eta;
}
