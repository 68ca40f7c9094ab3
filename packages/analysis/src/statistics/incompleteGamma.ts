import { logGamma } from './logGamma.ts';

const tiny = 1e-300;

/**
 * Upper regularised incomplete gamma function Q(a, x) for a > 0, x ≥ 0; relative error about 1e-12 down to 1e-300.
 *
 * Series DLMF 8.11.4 for x < a + 1, continued fraction 8.9.2 (Lentz) beyond.
 */
export function upperIncompleteGamma(a: number, x: number): number {
  if (!(a > 0) || Number.isNaN(x)) return Number.NaN;
  if (x <= 0) return 1;
  if (x === Number.POSITIVE_INFINITY) return 0;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - front * series(a, x) : front * fraction(a, x);
}

function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n <= 1_000_000; n += 1) {
    term *= x / (a + n);
    sum += term;
    if (term < sum * 1e-16) return sum;
  }
  throw new RangeError(`incomplete gamma does not converge: a=${a}, x=${x}`);
}

function fraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let i = 1; i <= 1_000_000; i += 1) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / guard(an * d + b);
    c = guard(b + an / c);
    const step = d * c;
    value *= step;
    if (Math.abs(step - 1) < 1e-15) return value;
  }
  throw new RangeError(`incomplete gamma does not converge: a=${a}, x=${x}`);
}

const guard = (value: number): number => (Math.abs(value) < tiny ? tiny : value);
