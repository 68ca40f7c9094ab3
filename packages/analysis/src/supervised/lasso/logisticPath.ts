import { arithmeticMean } from '../../statistics/index.ts';
import { activeFactor, activeStep, type ActiveFactor } from './activeStep.ts';
import { Nearby } from './nearby.ts';
import { WeightedProducts } from './weightedProducts.ts';
import { workspace, type Workspace } from './workspace.ts';

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

/** @param x - Zeros, to be filled. */
function standardized(
  values: Float64Array,
  features: number,
  samples: number,
  x: Float64Array = new Float64Array(values.length),
): Standardized {
  const [mean, sd] = [new Float64Array(features), new Float64Array(features)];
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
    const scale = 1 / spread;
    for (let at = from; at < from + samples; at += 1) x[at] = (values[at]! - centre) * scale;
  }
  return { x, mean, sd };
}

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

type State = {
  readonly space: Workspace;
  readonly nearby: Nearby;
  /** Features looked at in the model before, the first of the workspace's `fitted`. */
  fitted: number;
  /** Whether a feature is one of them. */
  readonly isFitted: Uint8Array;
  readonly y: Float64Array;
  /** Of each feature; 0 keeps it out. */
  readonly sd: Float64Array;
  intercept: number;
  /** The penalty before. */
  before: number;
  readonly picture: Picture;
};

/**
 * The quadratic picture of the likelihood, its weights kept from model to model while steps by it converge, their sum,
 * and what follows from them.
 */
type Picture = { readonly products: WeightedProducts; total: number; factor: ActiveFactor | null; drawn: boolean };

const probability = (eta: number): number => Math.min(1 - edge, Math.max(edge, 1 / (1 + Math.exp(-eta))));

function devianceOf(eta: Float64Array, y: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < y.length; i += 1) {
    const p = probability(eta[i]!);
    sum += Math.log(y[i]! === 1 ? p : 1 - p);
  }
  return -2 * sum;
}

/** What the present model leaves of y. */
function lookAtRest({ space, y }: State): void {
  const { eta, rest } = space.numbers;
  for (let i = 0; i < y.length; i += 1) rest[i] = y[i]! - probability(eta[i]!);
}

/**
 * One model, begun from the one before. Only features that the sequential strong rule lets through are fitted; the
 * others are looked at in the end, and those that should have been in join (Tibshirani et al. 2012,
 * doi:10.1111/j.1467-9868.2011.01004.x).
 *
 * @param next - The penalty after this one.
 */
function fitOne(state: State, penalty: number, next: number, tolerance: number): void {
  const { isFitted, nearby, sd, space } = state;
  const { beta, gradient } = space.numbers;
  const { fitted } = space.lists;
  let count = 0;
  for (let k = 0; k < state.fitted; k += 1) {
    const f = fitted[k]!;
    isFitted[f] = Number(beta[f] !== 0);
    if (isFitted[f] === 0) continue;
    fitted[count] = f;
    count += 1;
  }
  const join = (least: number): void => {
    for (const f of nearby.rows) {
      if (isFitted[f] === 1 || sd[f] === 0 || Math.abs(gradient[f]!) < least) continue;
      isFitted[f] = 1;
      fitted[count] = f;
      count += 1;
    }
  };
  join(2 * penalty - state.before);
  for (let settled = -1; settled < count;) {
    settled = count;
    descend(state, count, penalty, tolerance);
    lookAtRest(state);
    nearby.look(Math.min(penalty, 2 * next - penalty));
    join(penalty);
  }
  state.fitted = count;
  state.before = penalty;
}

/**
 * Newton steps; each is solved by steps of all who are in and by passes of coordinate descent over the first `count` of
 * `fitted`, which say who is in.
 */
function descend(state: State, count: number, penalty: number, tolerance: number): void {
  const { picture, space } = state;
  const { at, kernel, samples } = space;
  const { beta, rest, step } = space.numbers;
  const { active, fitted } = space.lists;
  const moveIntercept = (): number => {
    const by = sumOf(rest) / picture.total;
    state.intercept += by;
    kernel.moveFit(by, at.active, at.step, 0);
    return (picture.total / samples) * by * by;
  };
  /** @returns Whether a coefficient reached 0 on the way, so that there is more to gain. */
  const jump = (): boolean => {
    let inside = 0;
    for (let k = 0; k < count; k += 1) {
      const f = fitted[k]!;
      if (beta[f] === 0) continue;
      active[inside] = f;
      inside += 1;
    }
    if (inside >= samples) return false;
    const factor = activeFactor(space, picture.products, inside, picture.factor);
    picture.factor = factor;
    if (!factor) return false;
    const { intercept, whole } = activeStep(space, inside, penalty);
    state.intercept += intercept;
    for (let a = 0; a < inside; a += 1) beta[active[a]!]! += step[a + 1]!;
    kernel.moveFit(intercept, at.active, at.step + 8, inside);
    return !whole;
  };
  const jumps = (): void => {
    for (let more = jump(), left = count; more && left > 0; left -= 1) more = jump();
  };
  const before = new Float64Array(count);
  let interceptBefore = 0;
  const movedSince = (): number => {
    let moved = (state.intercept - interceptBefore) ** 2;
    for (let k = 0; k < count; k += 1) moved = Math.max(moved, (beta[fitted[k]!]! - before[k]!) ** 2);
    return moved;
  };
  let movedBefore = Infinity;
  for (let newton = 0; newton < 200; newton += 1) {
    for (let k = 0; k < count; k += 1) before[k] = beta[fitted[k]!]!;
    interceptBefore = state.intercept;
    // Who begins has looked at it already.
    if (newton > 0) lookAtRest(state);
    const wasDrawn = picture.drawn;
    if (!wasDrawn) draw(state);
    // The first quadratic pictures are rough: there is no use in solving them to the last digit.
    const enough = Math.max(tolerance, [1e-5, 1e-9][newton] ?? 0);
    jumps();
    let moved = movedSince();
    // What a step leaves: its square where the picture is new, and otherwise as much of it as of the step before.
    const left = (): number =>
      wasDrawn ? moved * (newton === 0 ? 1 : Math.min(1, moved / movedBefore)) : safety * moved * moved;
    // Who is in is looked at in the beginning, and again before the end.
    if (newton < 2 || !wasDrawn || left() < tolerance) {
      let largest = 0;
      for (let pass = 0; pass < mostPasses; pass += 1) {
        largest = Math.max(moveIntercept(), kernel.descendOnce(at.fitted, count, penalty, enough));
        if (largest < enough) break;
        jumps();
      }
      moved = movedSince();
      if (moved < tolerance || (largest < tolerance && left() < tolerance)) return;
    }
    picture.drawn = moved < slowest * movedBefore;
    movedBefore = moved;
  }
}

/** Makes the picture that of the present probabilities. */
function draw({ picture, space }: State): void {
  const { curve, eta, weight } = space.numbers;
  for (let i = 0; i < eta.length; i += 1) {
    const p = probability(eta[i]!);
    weight[i] = p * (1 - p);
  }
  curve.fill(0);
  picture.total = sumOf(weight);
  picture.products.begin();
  picture.factor = null;
  picture.drawn = true;
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i]!;
  return sum;
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
