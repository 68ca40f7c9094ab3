import { activeFactor, activeStep, type ActiveFactor } from './activeStep.ts';
import { dot, dots } from './dot.ts';
import { WeightedProducts } from './weightedProducts.ts';

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
/** A picture is kept while the square of what moves falls below this share from step to step. */
const slowest = 0.03;
/** How far the square of a Newton step may fall behind what it leaves. */
const safety = 100;
/** A standardised coefficient below this is the rounding of none. */
const none = 1e-12;
/** Fitted probabilities stay this far from 0 and 1. */
const edge = 1e-9;

/** Features as the fit needs them: centred, unit variance (divisor n); `sd` 0 keeps a feature out. */
type Standardized = { readonly x: Float64Array; readonly mean: Float64Array; readonly sd: Float64Array };

function standardized(values: Float64Array, features: number, samples: number): Standardized {
  const [x, mean, sd] = [new Float64Array(values.length), new Float64Array(features), new Float64Array(features)];
  for (let f = 0; f < features; f += 1) {
    const from = f * samples;
    let [sum, isConstant] = [0, true];
    for (let at = from; at < from + samples; at += 1) {
      sum += values[at]!;
      isConstant &&= values[at] === values[from];
    }
    const centre = sum / samples;
    mean[f] = centre;
    if (isConstant) continue;
    let squares = 0;
    for (let at = from; at < from + samples; at += 1) squares += (values[at]! - centre) ** 2;
    const spread = Math.sqrt(squares / samples);
    sd[f] = spread;
    for (let at = from; at < from + samples; at += 1) x[at] = (values[at]! - centre) / spread;
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
  const start = Math.log(share / (1 - share));
  const gradient = new Float64Array(features);
  gradientOf(table, y.map((value) => value - share), gradient);
  const state: State = {
    beta: new Float64Array(features), intercept: start, eta: new Float64Array(samples).fill(start), gradient, before: gradient.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
    picture: { weight: new Float64Array(samples), curve: new Float64Array(features), products: new WeightedProducts(table.x, features, samples), factor: null, drawn: false },
  };
  const null2 = devianceOf(state.eta, y);
  const made = { lambda: [] as number[], intercept: [] as number[], coefficients: [] as Float64Array[], deviance: [] as number[] };
  for (const penalty of lambda) {
    fitOne(table, y, penalty, state, tolerance);
    const coefficients = state.beta.map((value, f) => (Math.abs(value) < none ? 0 : value / table.sd[f]!));
    made.lambda.push(penalty);
    made.coefficients.push(coefficients);
    made.intercept.push(state.intercept - coefficients.reduce((sum, value, f) => sum + value * table.mean[f]!, 0));
    made.deviance.push(1 - devianceOf(state.eta, y) / null2);
    const [now, before] = [made.deviance.at(-1)!, made.deviance.at(-2) ?? -1];
    if (stop && made.lambda.length >= 5 && (now > 0.999 || now - before < 1e-5)) break;
  }
  return { ...made, lambda: Float64Array.from(made.lambda), intercept: Float64Array.from(made.intercept), deviance: Float64Array.from(made.deviance) };
}

type State = {
  readonly beta: Float64Array;
  readonly eta: Float64Array;
  intercept: number;
  /** xᵀ(y − p)/n of every feature in the model before. */
  readonly gradient: Float64Array;
  /** The penalty before. */
  before: number;
  readonly picture: Picture;
};

/** The weights of the quadratic picture of the likelihood, kept from model to model while steps by it converge, and what follows from them. */
type Picture = { readonly weight: Float64Array; readonly curve: Float64Array; readonly products: WeightedProducts; factor: ActiveFactor | null; drawn: boolean };

const probability = (eta: number): number => Math.min(1 - edge, Math.max(edge, 1 / (1 + Math.exp(-eta))));
const devianceOf = (eta: Float64Array, y: Float64Array): number => -2 * eta.reduce((sum, value, i) => sum + Math.log(y[i]! === 1 ? probability(value) : 1 - probability(value)), 0);

/** Of a constant feature, whose row of `x` is 0, the gradient is 0. */
function gradientOf({ sd, x }: Standardized, rest: Float64Array, gradient: Float64Array): void {
  const n = rest.length;
  dots(x, Int32Array.from(sd, (_, f) => f * n), rest, gradient);
  for (let f = 0; f < sd.length; f += 1) gradient[f]! /= n;
}

/**
 * One model, begun from the one before. Only features that the sequential strong rule lets through are fitted; the others are
 * looked at in the end, and those that should have been in join (Tibshirani et al. 2012, doi:10.1111/j.1467-9868.2011.01004.x).
 */
function fitOne(table: Standardized, y: Float64Array, penalty: number, state: State, tolerance: number): void {
  const { beta, eta, gradient } = state;
  const fitted: number[] = [];
  const isFitted = new Uint8Array(beta.length);
  const join = (f: number): void => {
    isFitted[f] = 1;
    fitted.push(f);
  };
  for (let f = 0; f < beta.length; f += 1) if (table.sd[f]! > 0 && (beta[f] !== 0 || Math.abs(gradient[f]!) >= 2 * penalty - state.before)) join(f);
  const rest = new Float64Array(y.length);
  for (let settled = -1; settled < fitted.length; ) {
    settled = fitted.length;
    descend(table, fitted, y, penalty, state, tolerance);
    for (let i = 0; i < y.length; i += 1) rest[i] = y[i]! - probability(eta[i]!);
    gradientOf(table, rest, gradient);
    for (let f = 0; f < beta.length; f += 1) if (isFitted[f] === 0 && Math.abs(gradient[f]!) > penalty) join(f);
  }
  state.before = penalty;
}

/** Newton steps; each is solved by steps of all who are in and by passes of coordinate descent over `features`, which say who is in. */
function descend({ x }: Standardized, features: readonly number[], y: Float64Array, penalty: number, state: State, tolerance: number): void {
  const n = y.length;
  const { beta, eta, picture } = state;
  const { curve, products, weight } = picture;
  const rest = new Float64Array(n);
  const shift = (f: number, step: number): void => {
    for (let i = 0, at = f * n; i < n; i += 1, at += 1) {
      rest[i]! -= step * weight[i]! * x[at]!;
      eta[i]! += step * x[at]!;
    }
  };
  /** @param enough - A change whose effect is far below is not worth the pass over all samples. */
  const update = (f: number, enough: number): number => {
    const at = f * n;
    if (curve[f] === 0) for (let i = 0; i < n; i += 1) curve[f]! += (weight[i]! * x[at + i]! * x[at + i]!) / n;
    const gradient = curve[f]! * beta[f]! + dot(x, at, rest) / n;
    const next = Math.abs(gradient) > penalty ? (gradient - Math.sign(gradient) * penalty) / curve[f]! : 0;
    const step = next - beta[f]!;
    if (step === 0) return 0;
    const effect = curve[f]! * step * step;
    if (effect < 0.01 * enough && next !== 0) return effect;
    beta[f] = next;
    shift(f, step);
    return effect;
  };
  const shiftIntercept = (step: number): void => {
    state.intercept += step;
    for (let i = 0; i < n; i += 1) {
      rest[i]! -= step * weight[i]!;
      eta[i]! += step;
    }
  };
  const updateIntercept = (): number => {
    const total = sumOf(weight);
    const step = sumOf(rest) / total;
    shiftIntercept(step);
    return (total / n) * step * step;
  };
  const change = new Float64Array(n);
  /** @returns Whether a coefficient reached 0 on the way, so that there is more to gain. */
  const jump = (): boolean => {
    const active = features.filter((f) => beta[f] !== 0);
    if (active.length >= n) return false;
    const factor = activeFactor(products, active, picture.factor);
    if (!factor) return false;
    picture.factor = factor;
    const gradient = new Float64Array(active.length + 1);
    gradient[0] = sumOf(rest) / n;
    for (let a = 0; a < active.length; a += 1) gradient[a + 1] = dot(x, active[a]! * n, rest) / n;
    const step = activeStep(factor, gradient, beta, penalty);
    state.intercept += step.intercept;
    change.fill(step.intercept);
    for (let a = 0; a < active.length; a += 1) {
      const by = step.beta[a]!;
      beta[active[a]!]! += by;
      for (let i = 0, at = active[a]! * n; i < n; i += 1, at += 1) change[i]! += by * x[at]!;
    }
    for (let i = 0; i < n; i += 1) {
      rest[i]! -= weight[i]! * change[i]!;
      eta[i]! += change[i]!;
    }
    return !step.whole;
  };
  const jumps = (): void => {
    for (let more = jump(), left = features.length; more && left > 0; left -= 1) more = jump();
  };
  let movedBefore = Infinity;
  for (let newton = 0; newton < 200; newton += 1) {
    const before = Float64Array.from(features, (f) => beta[f]!);
    const interceptBefore = state.intercept;
    for (let i = 0; i < n; i += 1) rest[i] = y[i]! - probability(eta[i]!);
    const wasDrawn = picture.drawn;
    if (!wasDrawn) draw(picture, eta);
    // The first quadratic pictures are rough: there is no use in solving them to the last digit.
    const enough = Math.max(tolerance, [1e-5, 1e-9][newton] ?? 0);
    let largest = 0;
    jumps();
    for (let pass = 0; pass < mostPasses; pass += 1) {
      largest = updateIntercept();
      for (const f of features) largest = Math.max(largest, update(f, enough));
      if (largest < enough) break;
      jumps();
    }
    let moved = (state.intercept - interceptBefore) ** 2;
    for (let a = 0; a < features.length; a += 1) moved = Math.max(moved, (beta[features[a]!]! - before[a]!) ** 2);
    // What a step leaves: its square where the picture is new, and otherwise as much of it as of the step before.
    const left = wasDrawn ? moved * (newton === 0 ? 1 : Math.min(1, moved / movedBefore)) : safety * moved * moved;
    if (moved < tolerance || (largest < tolerance && left < tolerance)) return;
    picture.drawn = moved < slowest * movedBefore;
    movedBefore = moved;
  }
}

/** Makes the picture that of the present probabilities. */
function draw(picture: Picture, eta: Float64Array): void {
  for (let i = 0; i < eta.length; i += 1) {
    const p = probability(eta[i]!);
    picture.weight[i] = p * (1 - p);
  }
  picture.curve.fill(0);
  picture.products.begin(picture.weight);
  picture.factor = null;
  picture.drawn = true;
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i]!;
  return sum;
}

/** η of every sample under model `k` of a path. */
export function linearPredictor({ coefficients, intercept }: LogisticPath, k: number, values: Float64Array, samples: number): Float64Array {
  const eta = new Float64Array(samples).fill(intercept[k]!);
  coefficients[k]!.forEach((value, f) => {
    if (value !== 0) for (let i = 0; i < samples; i += 1) eta[i]! += value * values[f * samples + i]!;
  });
  return eta;
}
