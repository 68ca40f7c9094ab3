import { activeStep } from './activeStep.ts';

/** The models along a sequence of penalties; coefficients are of the features as they came. */
export type LogisticPath = {
  readonly lambda: Float64Array;
  readonly intercept: Float64Array;
  /** One array of coefficients a penalty. */
  readonly coefficients: readonly Float64Array[];
  /** Share of the null deviance that each model explains. */
  readonly deviance: Float64Array;
};

const mostPasses = 5_000;
/** Passes of coordinate descent between two Newton steps of the features in the model. */
const jumpEvery = 3;
/** Fitted probabilities stay this far from 0 and 1. */
const edge = 1e-9;

/** Features as the fit needs them: centred, unit variance (divisor n); `sd` 0 keeps a feature out. */
type Standardized = { readonly x: Float64Array; readonly mean: Float64Array; readonly sd: Float64Array };

function standardized(values: Float64Array, features: number, samples: number): Standardized {
  const [x, mean, sd] = [new Float64Array(values.length), new Float64Array(features), new Float64Array(features)];
  for (let f = 0; f < features; f += 1) {
    const row = values.subarray(f * samples, (f + 1) * samples);
    mean[f] = row.reduce((sum, value) => sum + value, 0) / samples;
    if (row.every((value) => value === row[0])) continue;
    sd[f] = Math.sqrt(row.reduce((sum, value) => sum + (value - mean[f]!) ** 2, 0) / samples);
    row.forEach((value, i) => (x[f * samples + i] = (value - mean[f]!) / sd[f]!));
  }
  return { x, mean, sd };
}

/** Penalties from the smallest that leaves no feature in, falling evenly in logarithms: 100 of them, to 1/100 of it, or 1/10,000 with more samples than features. */
export function penalties(values: Float64Array, features: number, y: Float64Array): Float64Array {
  const samples = y.length;
  const { x } = standardized(values, features, samples);
  const mean = y.reduce((sum, value) => sum + value, 0) / samples;
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
 * Logistic regression with the lasso penalty: minimises −loglik/n + λ·Σ|βⱼ| over standardised features, by Newton steps solved by coordinate descent.
 *
 * Friedman, Hastie & Tibshirani 2010, J. Stat. Softw. 33(1). doi:10.18637/jss.v033.i01
 *
 * @param values - Features × samples, complete.
 * @param y - 0 or 1, both present.
 * @param lambda - Falling.
 * @param tolerance - Largest weighted squared change of a standardised coefficient that counts as none.
 * @param stop - Ends the path where the model explains nearly all or gains nearly nothing, as glmnet does.
 */
export function logisticPath(values: Float64Array, features: number, y: Float64Array, lambda: Float64Array, stop: boolean, tolerance = 1e-18): LogisticPath {
  const samples = y.length;
  const table = standardized(values, features, samples);
  const share = y.reduce((sum, value) => sum + value, 0) / samples;
  const state: State = { beta: new Float64Array(features), intercept: Math.log(share / (1 - share)), eta: new Float64Array(samples).fill(Math.log(share / (1 - share))) };
  const null2 = devianceOf(state.eta, y);
  const made = { lambda: [] as number[], intercept: [] as number[], coefficients: [] as Float64Array[], deviance: [] as number[] };
  for (const penalty of lambda) {
    fitOne(table, features, y, penalty, state, tolerance);
    const coefficients = state.beta.map((value, f) => (value === 0 ? 0 : value / table.sd[f]!));
    made.lambda.push(penalty);
    made.coefficients.push(coefficients);
    made.intercept.push(state.intercept - coefficients.reduce((sum, value, f) => sum + value * table.mean[f]!, 0));
    made.deviance.push(1 - devianceOf(state.eta, y) / null2);
    const [now, before] = [made.deviance.at(-1)!, made.deviance.at(-2) ?? -1];
    if (stop && made.lambda.length >= 5 && (now > 0.999 || now - before < 1e-5)) break;
  }
  return { ...made, lambda: Float64Array.from(made.lambda), intercept: Float64Array.from(made.intercept), deviance: Float64Array.from(made.deviance) };
}

type State = { readonly beta: Float64Array; readonly eta: Float64Array; intercept: number };

const probability = (eta: number): number => Math.min(1 - edge, Math.max(edge, 1 / (1 + Math.exp(-eta))));
const devianceOf = (eta: Float64Array, y: Float64Array): number => -2 * eta.reduce((sum, value, i) => sum + Math.log(y[i]! === 1 ? probability(value) : 1 - probability(value)), 0);

function fitOne({ sd, x }: Standardized, features: number, y: Float64Array, penalty: number, state: State, tolerance: number): void {
  const n = y.length;
  const { beta, eta } = state;
  const [weight, rest, curve] = [new Float64Array(n), new Float64Array(n), new Float64Array(features)];
  const update = (f: number): number => {
    const at = f * n;
    if (curve[f] === 0) for (let i = 0; i < n; i += 1) curve[f]! += (weight[i]! * x[at + i]! * x[at + i]!) / n;
    let gradient = curve[f]! * beta[f]!;
    for (let i = 0; i < n; i += 1) gradient += (x[at + i]! * rest[i]!) / n;
    const next = Math.abs(gradient) > penalty ? (gradient - Math.sign(gradient) * penalty) / curve[f]! : 0;
    const step = next - beta[f]!;
    if (step === 0) return 0;
    beta[f] = next;
    for (let i = 0; i < n; i += 1) {
      rest[i]! -= step * weight[i]! * x[at + i]!;
      eta[i]! += step * x[at + i]!;
    }
    return curve[f]! * step * step;
  };
  const updateIntercept = (): number => {
    const total = weight.reduce((sum, value) => sum + value, 0);
    const step = rest.reduce((sum, value) => sum + value, 0) / total;
    state.intercept += step;
    for (let i = 0; i < n; i += 1) {
      rest[i]! -= step * weight[i]!;
      eta[i]! += step;
    }
    return (total / n) * step * step;
  };
  const jump = (): void => {
    const active = Array.from(beta.keys()).filter((f) => beta[f] !== 0);
    const step = active.length < n ? activeStep(x, weight, rest, beta, active, penalty) : null;
    if (!step) return;
    state.intercept += step.intercept;
    active.forEach((f, a) => (beta[f]! += step.beta[a]!));
    for (let i = 0; i < n; i += 1) {
      const change = active.reduce((sum, f, a) => sum + step.beta[a]! * x[f * n + i]!, step.intercept);
      rest[i]! -= weight[i]! * change;
      eta[i]! += change;
    }
  };
  for (let newton = 0; newton < 100; newton += 1) {
    const before = beta.slice();
    const interceptBefore = state.intercept;
    for (let i = 0; i < n; i += 1) {
      const p = probability(eta[i]!);
      weight[i] = p * (1 - p);
      rest[i] = y[i]! - p;
    }
    curve.fill(0);
    // The first quadratic pictures are rough: there is no use in solving them to the last digit.
    const enough = Math.max(tolerance, [1e-5, 1e-9][newton] ?? 0);
    for (let pass = 0; pass < mostPasses; pass += 1) {
      let largest = updateIntercept();
      for (let f = 0; f < features; f += 1) if (sd[f]! > 0) largest = Math.max(largest, update(f));
      if (largest < enough) break;
      // Most passes only touch the features already in the model.
      for (let inner = 0; inner < mostPasses; inner += 1) {
        let active = updateIntercept();
        for (let f = 0; f < features; f += 1) if (beta[f] !== 0) active = Math.max(active, update(f));
        if (active < enough) break;
        if (inner % jumpEvery === jumpEvery - 1) jump();
      }
    }
    const moved = beta.reduce((most, value, f) => Math.max(most, (value - before[f]!) ** 2), (state.intercept - interceptBefore) ** 2);
    if (moved < tolerance) return;
  }
}

/** η of every sample under model `k` of a path. */
export function linearPredictor({ coefficients, intercept }: LogisticPath, k: number, values: Float64Array, samples: number): Float64Array {
  const eta = new Float64Array(samples).fill(intercept[k]!);
  coefficients[k]!.forEach((value, f) => {
    if (value !== 0) for (let i = 0; i < samples; i += 1) eta[i]! += value * values[f * samples + i]!;
  });
  return eta;
}
