import { logGamma } from '../../../statistics/index.ts';

/**
 * The count that corresponds to this one under another expected count: the value with the same tail probability,
 * averaged over the normal and the gamma distribution with the mean and variance of the negative binomial, as
 * `edgeR::q2qnbinom`.
 *
 * Robinson & Smyth 2008, doi:10.1093/biostatistics/kxm030
 *
 * @returns Perhaps slightly below 0.
 */
export function quantileAdjust(count: number, expected: number, wanted: number, dispersion: number): number {
  const shift = expected < 1e-14 || wanted < 1e-14 ? 0.25 : 0;
  const [from, to] = [expected + shift, wanted + shift];
  const [fromScale, toScale] = [1 + dispersion * from, 1 + dispersion * to];
  const normal = to + (count - from) * Math.sqrt((to * toScale) / (from * fromScale));
  return (normal + gammaAlike(count / fromScale, from / fromScale, to / toScale) * toScale) / 2;
}

/**
 * The quantile of the gamma distribution of shape `to` that has the tail probability of `x` under the shape `from`;
 * both of scale 1.
 */
function gammaAlike(x: number, from: number, to: number): number {
  if (x === 0 || from === to) return x;
  const tail = x >= from ? upperTail : lowerTail;
  const target = tail(from, x).log;
  // Wilson & Hilferty 1931: cube roots are nearly normal.
  const deviate = (Math.cbrt(x / from) - 1 + 1 / (9 * from)) * Math.sqrt(from);
  const root = 1 - 1 / (9 * to) + deviate / Math.sqrt(to);
  let at = root > 0 ? to * root ** 3 : (x * to) / from;
  for (let round = 0; round < 100; round += 1) {
    const { log, slope } = tail(to, at);
    const step = (target - log) / slope;
    at *= Math.exp(Math.min(2, Math.max(-2, step)));
    if (!(Math.abs(step) > 1e-12)) break;
  }
  return at;
}

/** A logged tail probability and its slope over ln x. */
type Tail = { readonly log: number; readonly slope: number };

const logDensity = (shape: number, x: number): number => shape * Math.log(x) - x - logGamma(shape);

/** By the series DLMF 8.11.4. */
function lowerTail(shape: number, x: number): Tail {
  let term = 1 / shape;
  let sum = term;
  for (let n = 1; n < 1_000_000; n += 1) {
    term *= x / (shape + n);
    sum += term;
    if (term < sum * 1e-16) break;
  }
  return { log: logDensity(shape, x) + Math.log(sum), slope: 1 / sum };
}

/** By the continued fraction DLMF 8.9.2 (Lentz) beyond the middle. */
function upperTail(shape: number, x: number): Tail {
  if (x < shape + 1) {
    const { log, slope } = lowerTail(shape, x);
    const lower = Math.exp(log);
    return { log: Math.log1p(-lower), slope: (-lower * slope) / (1 - lower) };
  }
  let b = x + 1 - shape;
  let c = 1e300;
  let d = 1 / b;
  let value = d;
  for (let i = 1; i < 1_000_000; i += 1) {
    const an = -i * (i - shape);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    const step = d * c;
    value *= step;
    if (Math.abs(step - 1) < 1e-15) break;
  }
  return { log: logDensity(shape, x) + Math.log(value), slope: -1 / value };
}
