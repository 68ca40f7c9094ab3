import { minimum } from '../../extremes/index.ts';
import { arithmeticMean, incompleteBeta, studentTwoSidedQuantile } from '../../statistics/index.ts';

/** Features of a metacommunity: mean share of each and the share of samples that hold it, both above 0. */
export type Occurrence = { readonly shares: Float64Array; readonly frequency: Float64Array };

export type NeutralFit = {
  /** Migration rate; above 1 it has no meaning as a probability, and the least squares lie there nonetheless. */
  readonly m: number;
  /** 95 % by the profile of the squares; `NaN` where the profile stays below the bound. */
  readonly ci_low: number;
  readonly ci_high: number;
  readonly predicted: Float64Array;
  readonly r2: number;
  readonly rmse: number;
};

/** Between these migration rates the least squares are looked for; above 1 only to tell that they lie there. */
const [least, most] = [1e-9, 10];
const steps = 120;
const nudge = 1e-4;

/**
 * Expected frequency of a feature of share p in local communities of n individuals: P(X > 1/n) of a Beta(nmp, nm(1 −
 * p)).
 *
 * Sloan et al. 2006, Environ. Microbiol. 8, 732. doi:10.1111/j.1462-2920.2005.00956.x
 */
export function neutralFrequency(share: number, n: number, m: number): number {
  if (share >= 1) return 1;
  return incompleteBeta(1 - 1 / n, 1 / n, n * m * (1 - share), n * m * share);
}

/**
 * Share of samples expected when n individuals are drawn from the metacommunity at random, without drift or limits of
 * dispersal.
 */
export const randomFrequency = (share: number, n: number): number => -Math.expm1(n * Math.log1p(-share));

/**
 * The migration rate of least squares of the frequencies (Burns et al. 2016, doi:10.1038/ismej.2015.142), by a search
 * over ln m: a grid, golden section, and at last where their slope is 0.
 *
 * @param n - Individuals of a local community, more than 1.
 */
export function neutralFit({ frequency, shares }: Occurrence, n: number): NeutralFit {
  const squares = (logM: number): number => {
    const m = Math.exp(logM);
    let sum = 0;
    for (let i = 0; i < shares.length; i += 1) sum += (frequency[i]! - neutralFrequency(shares[i]!, n, m)) ** 2;
    return sum;
  };
  const [from, to] = [Math.log(least), Math.log(most)];
  const grid = Float64Array.from({ length: steps + 1 }, (_, at) => from + ((to - from) * at) / steps);
  const values = grid.map(squares);
  // Few features may leave two valleys, the deeper of them narrow.
  const valleys = [...grid.keys()].filter(
    (at) => values[at]! <= (values[at - 1] ?? Infinity) && values[at]! <= (values[at + 1] ?? Infinity),
  );
  const feet = valleys.map((at) => lowestPoint(squares, grid[Math.max(0, at - 1)]!, grid[Math.min(steps, at + 1)]!));
  const depths = feet.map(squares);
  // The squares alone say no more than half the digits; their slope says the others.
  const slope = (at: number): number => {
    let sum = 0;
    for (let i = 0; i < shares.length; i += 1) {
      const of = (shift: number) => neutralFrequency(shares[i]!, n, Math.exp(at + shift));
      sum += (of(0) - frequency[i]!) * (of(nudge) - of(-nudge));
    }
    return sum;
  };
  const logM = level(slope, feet[depths.indexOf(minimum(depths))]!);
  const m = Math.exp(logM);
  const predicted = shares.map((share) => neutralFrequency(share, n, m));
  const residual = squares(logM);
  const degrees = shares.length - 1;
  // Where the squares have grown by the square of t over what is left of them.
  const bound = residual * (1 + studentTwoSidedQuantile(0.05, degrees) ** 2 / degrees);
  return {
    m,
    predicted,
    ...goodness(frequency, predicted),
    ci_low: Math.exp(crossing(squares, bound, logM, from)),
    ci_high: Math.exp(crossing(squares, bound, logM, to)),
  };
}

/** R² against the mean of the frequencies, and the root mean square with n − 1 as Burns et al. have it. */
export function goodness(
  frequency: Float64Array,
  predicted: Float64Array,
): { readonly r2: number; readonly rmse: number } {
  const mean = arithmeticMean(frequency);
  const total = frequency.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const residual = frequency.reduce((sum, value, i) => sum + (value - predicted[i]!) ** 2, 0);
  return { r2: total > 0 ? 1 - residual / total : Number.NaN, rmse: Math.sqrt(residual / (frequency.length - 1)) };
}

/** Wilson's interval at 95 % around a share of `size` samples (Wilson 1927, doi:10.1080/01621459.1927.10502953). */
export function wilson(share: number, size: number): readonly [low: number, high: number] {
  const z2 = 1.959963984540054 ** 2;
  const middle = (share + z2 / (2 * size)) / (1 + z2 / size);
  const half = (Math.sqrt(z2) * Math.sqrt((share * (1 - share)) / size + z2 / (4 * size * size))) / (1 + z2 / size);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The lowest place of a function with one valley between two places, by golden section, to about 1e-5. */
function lowestPoint(of: (x: number) => number, low: number, high: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [a, b] = [low, high];
  let [c, d] = [b - golden * (b - a), a + golden * (b - a)];
  let [atC, atD] = [of(c), of(d)];
  while (b - a > 1e-5) {
    if (atC < atD) {
      [b, d, atD] = [d, c, atC];
      c = b - golden * (b - a);
      atC = of(c);
    } else {
      [a, c, atC] = [c, d, atD];
      d = a + golden * (b - a);
      atD = of(d);
    }
  }
  return (a + b) / 2;
}

/** Where a slope is 0 near a place, by secants; the place itself when they lead away from it. */
function level(slope: (x: number) => number, near: number): number {
  let [one, other] = [near - 1e-4, near + 1e-4];
  let [atOne, atOther] = [slope(one), slope(other)];
  for (let round = 0; round < 8 && atOther !== atOne && Math.abs(other - one) > 1e-13; round += 1) {
    const next = other - (atOther * (other - one)) / (atOther - atOne);
    if (!(Math.abs(next - near) < 1e-2)) return near;
    [one, atOne, other, atOther] = [other, atOther, next, slope(next)];
  }
  return other;
}

/** Where a function that grows from `start` towards `end` meets a height; `NaN` when it does not. */
function crossing(of: (x: number) => number, height: number, start: number, end: number): number {
  const stride = (end - start) / 400;
  for (let at = 1; at <= 400; at += 1) {
    if (of(start + at * stride) < height) continue;
    let [inside, outside] = [start + (at - 1) * stride, start + at * stride];
    while (Math.abs(outside - inside) > 1e-12 * Math.max(1, Math.abs(outside))) {
      const middle = (inside + outside) / 2;
      if (middle === inside || middle === outside) break;
      if (of(middle) < height) inside = middle;
      else outside = middle;
    }
    return (inside + outside) / 2;
  }
  return Number.NaN;
}
