import { activeFactor, activeStep, type ActiveFactor } from './activeStep.ts';
import { Nearby } from './nearby.ts';
import { WeightedProducts } from './weightedProducts.ts';
import type { Workspace } from './workspace.ts';
import { sumOf } from './standardized.ts';

const mostPasses = 5_000;
/** A quadratic approximation is kept while the squared step shrinks below this share from step to step. */
const slowest = 0.03;
/** Tolerance of a Newton step, relative to its square. */
const safety = 100;

/** Fitted probabilities stay this far from 0 and 1. */
const edge = 1e-9;

export type State = {
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
 * The quadratic approximation of the likelihood: its weights, kept from model to model while steps converge, their sum,
 * and derived quantities.
 */
type Picture = { readonly products: WeightedProducts; total: number; factor: ActiveFactor | null; drawn: boolean };

const probability = (eta: number): number => Math.min(1 - edge, Math.max(edge, 1 / (1 + Math.exp(-eta))));

export function devianceOf(eta: Float64Array, y: Float64Array): number {
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
 * others are checked at the end, and those that violate the conditions are added (Tibshirani et al. 2012,
 * doi:10.1111/j.1467-9868.2011.01004.x).
 *
 * @param next - The penalty after this one.
 */
export function fitOne(state: State, penalty: number, next: number, tolerance: number): void {
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
 * Newton steps; each is solved by steps of all active features and by passes of coordinate descent over the first
 * `count` of `fitted`, which say who is in.
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
    // The first quadratic approximations are rough, so solving them exactly is not worthwhile.
    const enough = Math.max(tolerance, [1e-5, 1e-9][newton] ?? 0);
    jumps();
    let moved = movedSince();
    // What a step leaves: its square where the picture is new, and otherwise as much of it as of the step before.
    const left = (): number =>
      wasDrawn ? moved * (newton === 0 ? 1 : Math.min(1, moved / movedBefore)) : safety * moved * moved;
    // Which features are active is checked at the beginning and again before the end.
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

/** Updates the quadratic approximation to the current probabilities. */
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
