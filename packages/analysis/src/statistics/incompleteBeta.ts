import { logBeta } from './logGamma.ts';

const tiny = 1e-300;

/**
 * Regularised incomplete beta function I_x(a, b), relative error about 1e-12 down to 1e-300.
 *
 * `y` is 1 − x, given apart because the caller often knows it without cancellation.
 * Continued fraction DLMF 8.17.22, evaluated by Lentz's method.
 */
export function incompleteBeta(x: number, y: number, a: number, b: number): number {
  if (Number.isNaN(x) || Number.isNaN(y) || !(a > 0) || !(b > 0)) return Number.NaN;
  if (x <= 0) return 0;
  if (y <= 0) return 1;
  const front = Math.exp(a * logOf(x, y) + b * logOf(y, x) - scaleOf(a, b));
  if (x <= (a + 1) / (a + b + 2)) return (front * fraction(x, a, b)) / a;
  return 1 - (front * fraction(y, b, a)) / b;
}

/** ln B(a, b) of the last call: tests of one table mostly share their degrees of freedom. */
const last = { a: Number.NaN, b: Number.NaN, value: Number.NaN };

function scaleOf(a: number, b: number): number {
  if (a !== last.a || b !== last.b) Object.assign(last, { a, b, value: logBeta(a, b) });
  return last.value;
}

/** ln x, by its complement when x is close to 1. */
function logOf(x: number, complement: number): number {
  return complement < 0.5 ? Math.log1p(-complement) : Math.log(x);
}

function fraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = guard(1 - ((a + b) * x) / (a + 1));
  d = 1 / d;
  let value = d;
  for (let m = 1; m <= 100_000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / guard(1 + even * d);
    c = guard(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / guard(1 + odd * d);
    c = guard(1 + odd / c);
    const step = d * c;
    value *= step;
    if (Math.abs(step - 1) < 1e-15) return value;
  }
  throw new RangeError(`incomplete beta does not converge: x=${x}, a=${a}, b=${b}`);
}

const guard = (value: number): number => (Math.abs(value) < tiny ? tiny : value);
