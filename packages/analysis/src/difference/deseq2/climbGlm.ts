import { largestCoefficient, logLikelihood, ridge, rowGlm } from '../negative-binomial/index.ts';
import { choleskyInPlace, choleskySolve } from '../../linear/index.ts';
import { lineSearch } from './lineSearch.ts';
import type { Model } from './model.ts';

const remembered = 5;
const mostIterations = 100;
const smallestGain = 1e7 * Number.EPSILON;
const probe = 1e-3;

type Pair = { readonly step: Float64Array; readonly turn: Float64Array };

/**
 * The coefficients of a row that reweighted least squares did not settle, by quasi-Newton steps within ±30 on the log2
 * scale.
 *
 * As `optim(method = "L-BFGS-B")` with slopes by differences, because where the likelihood is flat the result depends
 * on the way it is reached. Byrd, Lu, Nocedal & Zhu 1995, doi:10.1137/0916069.
 *
 * @param beta - Where it starts, natural logarithms, unless it has run away; overwritten.
 * @param fallback - Where it starts otherwise.
 * @param penalties - As `rowGlm` takes them.
 */
export function climbGlm(
  model: Model,
  counts: Float64Array,
  alpha: number,
  beta: Float64Array,
  fallback: Float64Array,
  penalties = new Float64Array(model.columns).fill(ridge),
): boolean {
  const p = model.columns;
  const means = new Float64Array(model.samples);
  const glm = rowGlm(model);
  const natural = new Float64Array(p);
  const penalty = penalties.map((one) => one * Math.LN2 ** 2);
  const constant = penalty.reduce((sum, one) => sum + 0.5 * Math.log(2 * Math.PI) - 0.5 * Math.log(one), 0);
  const value = (at: Float64Array): number => {
    at.forEach((one, j) => (natural[j] = one * Math.LN2));
    glm.means(natural, means);
    const sum =
      at.reduce((total, one, j) => total + (penalty[j]! * one * one) / 2, 0) -
      logLikelihood(counts, means, alpha) +
      constant;
    return Number.isFinite(sum) ? sum : 1e300;
  };
  // A start that ran away is replaced by the first one, taken as it is, without a change of base, as DESeq2 does.
  const stable = beta.every((one) => Math.abs(one / Math.LN2) < largestCoefficient);
  const found = boxedMinimum(value, stable ? beta.map((one) => one / Math.LN2) : fallback.slice(), largestCoefficient);
  found.at.forEach((one, j) => (beta[j] = one * Math.LN2));
  return found.settled;
}

/** The least value within ±`bound` in every direction, from `start`. */
function boxedMinimum(
  value: (at: Float64Array) => number,
  start: Float64Array,
  bound: number,
): { readonly at: Float64Array; readonly settled: boolean } {
  const clip = (x: number): number => Math.min(bound, Math.max(-bound, x));
  let at = start.map(clip);
  let here = value(at);
  let slope = slopeAt(value, at, bound);
  let pairs: Pair[] = [];
  for (let iteration = 0; iteration < mostIterations; iteration += 1) {
    if (slope.every((one, j) => clip(at[j]! - one) === at[j]!)) return { at, settled: true };
    const target =
      pairs.length === 0 ? at.map((one, j) => clip(one - slope[j]!)) : quasiNewton(at, slope, pairs, bound);
    const way = target.map((one, j) => one - at[j]!);
    const descent = dot(slope, way);
    const longest =
      iteration === 0
        ? 1
        : way.reduce(
            (most, one, j) => (one === 0 ? most : Math.min(most, (Math.sign(one) * bound - at[j]!) / one)),
            1e10,
          );
    const slopes = new Map<number, Float64Array>();
    const placeAt = (step: number): Float64Array => (step === 1 ? target : at.map((one, j) => one + step * way[j]!));
    const next =
      descent < 0
        ? lineSearch(
            (step) => {
              const place = placeAt(step);
              slopes.set(step, slopeAt(value, place, bound));
              return { at: step, value: value(place), slope: dot(slopes.get(step)!, way) };
            },
            here,
            descent,
            longest,
          )
        : null;
    if (!next) {
      if (pairs.length === 0) return { at, settled: false };
      pairs = [];
      continue;
    }
    const turned = slopes.get(next.at)!;
    const gain = here - next.value;
    const size = Math.max(Math.abs(here), Math.abs(next.value), 1);
    const change = (next.slope - descent) * next.at;
    if (change > -Number.EPSILON * descent * next.at)
      pairs = [
        ...pairs,
        { step: way.map((one) => one * next.at), turn: turned.map((one, j) => one - slope[j]!) },
      ].slice(-remembered);
    at = Float64Array.from(placeAt(next.at));
    here = next.value;
    slope = Float64Array.from(turned);
    if (gain <= smallestGain * size) return { at, settled: true };
  }
  return { at, settled: false };
}

function slopeAt(value: (at: Float64Array) => number, at: Float64Array, bound: number): Float64Array {
  const moved = at.slice();
  return at.map((one, j) => {
    const [up, down] = [Math.min(bound, one + probe), Math.max(-bound, one - probe)];
    moved[j] = up;
    const above = value(moved);
    moved[j] = down;
    const below = value(moved);
    moved[j] = one;
    return (above - below) / (up - one + (one - down));
  });
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, one, j) => sum + one * b[j]!, 0);
const times = (matrix: Float64Array, x: Float64Array): Float64Array =>
  x.map((_, i) => x.reduce((sum, one, j) => sum + matrix[i * x.length + j]! * one, 0));

/**
 * The minimum of the quadratic model from the last steps: first along the projected gradient path, then within the free
 * directions.
 */
function quasiNewton(at: Float64Array, slope: Float64Array, pairs: readonly Pair[], bound: number): Float64Array {
  const p = at.length;
  const last = pairs.at(-1)!;
  const theta = dot(last.turn, last.turn) / dot(last.turn, last.step);
  const curve = new Float64Array(p * p);
  for (let j = 0; j < p; j += 1) curve[j * p + j] = theta;
  for (const { step, turn } of pairs) {
    const bent = times(curve, step);
    const [along, across] = [dot(step, bent), dot(turn, step)];
    for (let i = 0; i < p; i += 1)
      for (let j = 0; j < p; j += 1)
        curve[i * p + j]! += (turn[i]! * turn[j]!) / across - (bent[i]! * bent[j]!) / along;
  }
  const cauchy = cauchyPoint(at, slope, curve, bound);
  const free = [...at.keys()].filter((j) => Math.abs(cauchy[j]!) < bound);
  if (free.length === 0) return cauchy;
  const bent = times(
    curve,
    cauchy.map((one, j) => one - at[j]!),
  );
  const part = Float64Array.from(free.flatMap((i) => free.map((j) => curve[i * p + j]!)));
  const way = Float64Array.from(free, (j) => -(slope[j]! + bent[j]!));
  if (Number.isNaN(choleskyInPlace(part, free.length))) return cauchy;
  choleskySolve(part, free.length, way);
  const share = way.reduce(
    (most, one, k) => (one === 0 ? most : Math.min(most, (Math.sign(one) * bound - cauchy[free[k]!]!) / one)),
    1,
  );
  const found = cauchy.slice();
  free.forEach((j, k) => (found[j]! += share * way[k]!));
  return found;
}

/**
 * The first minimum of the quadratic model along the projected gradient path, which bends at the bounds (Cauchy point).
 */
function cauchyPoint(at: Float64Array, slope: Float64Array, curve: Float64Array, bound: number): Float64Array {
  const limit = at.map((one, j) =>
    slope[j] === 0 ? Number.POSITIVE_INFINITY : (one - (slope[j]! < 0 ? bound : -bound)) / slope[j]!,
  );
  const way = slope.map((one, j) => (limit[j]! > 0 ? -one : 0));
  const found = at.slice();
  const stops = [...at.keys()]
    .filter((j) => way[j] !== 0 && Number.isFinite(limit[j]!))
    .toSorted((a, b) => limit[a]! - limit[b]!);
  let time = 0;
  for (const stop of [...stops, -1]) {
    if (way.every((one) => one === 0)) return found;
    const moved = times(
      curve,
      found.map((one, j) => one - at[j]!),
    );
    const first = dot(slope, way) + dot(moved, way);
    const second = dot(way, times(curve, way));
    const best = Math.max(0, -first / second);
    const end = stop < 0 ? Number.POSITIVE_INFINITY : limit[stop]!;
    const go = Math.min(best, end - time);
    way.forEach((one, j) => (found[j]! += go * one));
    if (best < end - time || stop < 0) return found;
    found[stop] = way[stop]! > 0 ? bound : -bound;
    way[stop] = 0;
    time = end;
  }
  return found;
}
