import { arithmeticMean, sampleVariance, sortedQuantile } from '../../statistics/index.ts';
import type { Stop } from './logLinear.ts';

/** The bias that all features share in the estimates of one coefficient. */
export type Bias = {
  /** Estimated by expectation–maximisation; subtracted from the estimates. */
  readonly em: number;
  /** By weighted least squares given the mixture, and its variance. */
  readonly wls: number;
  readonly variance: number;
  readonly iterations: number;
  readonly converged: boolean;
};

/**
 * Mixture of features that do not change, fall and rise: their shares, the bias, the mean changes and their variances.
 */
type Mixture = {
  readonly share: readonly [number, number, number];
  readonly delta: number;
  readonly fall: number;
  readonly rise: number;
  readonly fallVariance: number;
  readonly riseVariance: number;
};

/**
 * The bias of a coefficient from its estimates in all features: most do not change, so that their estimates lie around
 * the bias; the others are two normals below and above. Lin & Peddada 2020, doi:10.1038/s41467-020-17041-7, with the
 * starting values and the stop of the authors' program.
 *
 * @param estimates - One a feature, with its sampling variance; both finite, variances above 0.
 */
export function biasByEm(estimates: Float64Array, variances: Float64Array, { most, tolerance }: Stop): Bias {
  let now = startOf(estimates);
  let change = Number.POSITIVE_INFINITY;
  let iterations = 0;
  while (change > tolerance && iterations < most) {
    const next = step(estimates, variances, now);
    change = Math.hypot(
      ...next.share.map((share, i) => share - now.share[i]!),
      next.delta - now.delta,
      next.fall - now.fall,
      next.rise - now.rise,
      next.fallVariance - now.fallVariance,
      next.riseVariance - now.riseVariance,
    );
    now = next;
    iterations += 1;
  }
  return { em: now.delta, ...weighted(estimates, variances, now), iterations, converged: change <= tolerance };
}

function startOf(estimates: Float64Array): Mixture {
  const sorted = estimates.slice().sort();
  const at = (q: number): number => sortedQuantile(sorted, q);
  const middle = sorted.filter((value) => value >= at(0.25) && value <= at(0.75));
  const [low, high] = [sorted.filter((value) => value < at(0.125)), sorted.filter((value) => value > at(0.875))];
  return {
    share: [0.75, 0.125, 0.125],
    delta: arithmeticMean(middle.length > 0 ? middle : sorted),
    fall: low.length > 0 ? arithmeticMean(low) : sorted[0]!,
    rise: high.length > 0 ? arithmeticMean(high) : sorted.at(-1)!,
    // Of fewer than two values the variance is not there.
    fallVariance: sampleVariance(low) || 1,
    riseVariance: sampleVariance(high) || 1,
  };
}

const density = (x: number, centre: number, spread: number): number =>
  Math.exp(-((x - centre) ** 2) / (2 * spread)) / Math.sqrt(2 * Math.PI * spread);

function step(
  estimates: Float64Array,
  variances: Float64Array,
  { delta, fall, fallVariance, rise, riseVariance, share }: Mixture,
): Mixture {
  const count = estimates.length;
  const r = [0, 1, 2].map(() => new Float64Array(count));
  for (let i = 0; i < count; i += 1) {
    const [x, own] = [estimates[i]!, variances[i]!];
    const weights = [
      share[0] * density(x, delta, own),
      share[1] * density(x, delta + fall, own + fallVariance),
      share[2] * density(x, delta + rise, own + riseVariance),
    ];
    const total = weights[0]! + weights[1]! + weights[2]!;
    // So far out that every density is 0: it belongs to no component.
    if (total > 0) weights.forEach((weight, k) => (r[k]![i] = weight / total));
  }
  const [r0, r1, r2] = r as [Float64Array, Float64Array, Float64Array];
  let [top, bottom] = [0, 0];
  const [sums, precisions] = [
    [0, 0],
    [0, 0],
  ];
  for (let i = 0; i < count; i += 1) {
    const [x, own] = [estimates[i]!, variances[i]!];
    const [w0, w1, w2] = [r0[i]! / own, r1[i]! / (own + fallVariance), r2[i]! / (own + riseVariance)];
    top += w0 * x + w1 * (x - fall) + w2 * (x - rise);
    bottom += w0 + w1 + w2;
    sums[0]! += w1 * (x - delta);
    sums[1]! += w2 * (x - delta);
    precisions[0]! += w1;
    precisions[1]! += w2;
  }
  return {
    share: [arithmeticMean(r0), arithmeticMean(r1), arithmeticMean(r2)],
    delta: top / bottom,
    fall: Math.min(sums[0]! / precisions[0]! || 0, 0),
    rise: Math.max(sums[1]! / precisions[1]! || 0, 0),
    fallVariance: likeliestVariance(estimates, variances, r1, delta + fall),
    riseVariance: likeliestVariance(estimates, variances, r2, delta + rise),
  };
}

/** The κ ≥ 0 at which Σ r log N(x; centre, ν + κ) is largest: where its slope is 0, by halving. */
function likeliestVariance(estimates: Float64Array, variances: Float64Array, r: Float64Array, centre: number): number {
  const slope = (kappa: number): number => {
    let sum = 0;
    for (let i = 0; i < r.length; i += 1) {
      const spread = variances[i]! + kappa;
      sum += (r[i]! * ((estimates[i]! - centre) ** 2 - spread)) / spread ** 2;
    }
    return sum;
  };
  if (!(slope(0) > 0)) return 0;
  // Beyond the largest squared distance every term of the slope is negative.
  let [low, high] = [0, estimates.reduce((most, x) => Math.max(most, (x - centre) ** 2), 0)];
  while (high - low > 1e-14 * high) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The bias and its variance by weighted least squares, every feature assigned to a component of the mixture by its
 * rank.
 */
function weighted(
  estimates: Float64Array,
  variances: Float64Array,
  { fall, fallVariance, rise, riseVariance, share }: Mixture,
): Pick<Bias, 'wls' | 'variance'> {
  const sorted = estimates.slice().sort();
  const [lower, upper] = [sortedQuantile(sorted, share[1]), sortedQuantile(sorted, 1 - share[2])];
  let [sum, precision] = [0, 0];
  for (let i = 0; i < estimates.length; i += 1) {
    const x = estimates[i]!;
    const [shift, extra] = x >= upper ? [rise, riseVariance] : x < lower ? [fall, fallVariance] : [0, 0];
    sum += (x - shift) / (variances[i]! + extra);
    precision += 1 / (variances[i]! + extra);
  }
  return { wls: sum / precision, variance: 1 / precision };
}
