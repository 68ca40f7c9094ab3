import { normalUpper } from './normal.ts';
import { logGamma } from './logGamma.ts';

/** The tail of the range of k standard normals is kept on this grid; beyond its end the tail is below 1e-300. */
const gridStep = 0.05;
const gridEnd = 54;
const stencil = 8;
/** Beyond this many degrees of freedom the spread counts as known. */
const largeDf = 1e6;

/**
 * P(Q > q) of the studentised range of `groups` means, made once for a number of groups and asked for many features.
 *
 * Tukey's distribution as a mixture of ranges of normals over the distribution of the spread; both integrals by the
 * trapezoidal rule, which converges exponentially here, all terms positive, so that small probabilities keep their
 * relative accuracy (about 1e-10; R's `ptukey` is right to about 1e-4 at 2 degrees of freedom, 1e-9 from 20 on).
 * Copenhaver & Holland 1988, doi:10.1080/00949658808811082
 *
 * @param groups - At least 2.
 */
export function studentizedRangeUpper(groups: number): (q: number, df: number) => number {
  const logTails = Float64Array.from({ length: Math.round(gridEnd / gridStep) + stencil }, (_, i) =>
    Math.log(rangeTail(i * gridStep, groups)),
  );
  const tail = (width: number): number => (width >= gridEnd ? 0 : Math.exp(interpolated(logTails, width / gridStep)));
  return (q, df) => {
    if (Number.isNaN(q) || !(df > 0)) return Number.NaN;
    if (q <= 0) return 1;
    if (q === Number.POSITIVE_INFINITY) return 0;
    return Math.min(1, df > largeDf ? tail(q) : overSpread(tail, q, df));
  };
}

/** P(range of k standard normals > width) = k ∫ φ(z) [Φ(z)^(k−1) − (Φ(z) − Φ(z − width))^(k−1)] dz. */
function rangeTail(width: number, groups: number): number {
  const step = 0.2;
  const from = Math.max(-9, width / 2 - 9);
  let sum = 0;
  for (let z = from; z <= width / 2 + 9; z += step) {
    const below = normalUpper(-z);
    const share = Math.min(1, normalUpper(width - z) / below);
    sum += Math.exp(-0.5 * z * z + (groups - 1) * Math.log(below)) * -Math.expm1((groups - 1) * Math.log1p(-share));
  }
  return Math.min(1, (groups * sum * step) / Math.sqrt(2 * Math.PI));
}

/** ∫ tail(q·s) f(s) ds, s² being χ²/df, over u = ln s from the right until nothing more is added. */
function overSpread(tail: (width: number) => number, q: number, df: number): number {
  const half = df / 2;
  const logFront = Math.LN2 + half * Math.log(half) - logGamma(half);
  const step = Math.min(0.12, 0.35 / Math.sqrt(df));
  let sum = 0;
  let last = 0;
  // Starts where the density has fallen below e^−60 of its peak; the terms rise once and fall once.
  for (let u = Math.min(2.6, 8 / Math.sqrt(df) + 0.6); u > -60; u -= step) {
    const density = Math.exp(logFront + df * u - half * Math.exp(2 * u));
    const term = density * tail(q * Math.exp(u));
    sum += term;
    if (term < last && term < sum * 1e-16) break;
    last = term;
  }
  return sum * step;
}

/** Lagrange interpolation over the eight points around `at`. */
function interpolated(values: Float64Array, at: number): number {
  const first = Math.min(Math.max(0, Math.floor(at) - stencil / 2 + 1), values.length - stencil);
  const x = at - first;
  if (Number.isInteger(x)) return values[first + x]!;
  let product = 1;
  for (let i = 0; i < stencil; i += 1) product *= x - i;
  let sum = 0;
  for (let i = 0; i < stencil; i += 1) sum += (lagrange[i]! * values[first + i]!) / (x - i);
  return product * sum;
}

/** 1 / Π(i − j) over the other points j. */
const lagrange = Float64Array.from({ length: stencil }, (_, i) => {
  let product = 1;
  for (let j = 0; j < stencil; j += 1) if (j !== i) product *= i - j;
  return 1 / product;
});
