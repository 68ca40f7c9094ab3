import { choleskyInPlace, choleskySolve } from '../../linear/index.ts';

/**
 * Least squares with coefficients that are not negative, by active sets (Lawson & Hanson 1974,
 * doi:10.1137/1.9781611971217, chapter 23).
 *
 * @param x - rows × columns, row-major, of full column rank.
 */
export function nonNegative(x: Float64Array, columns: number, y: Float64Array): Float64Array {
  const cross = new Float64Array(columns * columns);
  const right = new Float64Array(columns);
  for (let i = 0; i < y.length; i += 1) {
    for (let a = 0; a < columns; a += 1) {
      right[a]! += x[i * columns + a]! * y[i]!;
      for (let b = 0; b < columns; b += 1) cross[a * columns + b]! += x[i * columns + a]! * x[i * columns + b]!;
    }
  }
  const beta = new Float64Array(columns);
  const free = new Set<number>();
  const small = 1e-12 * right.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  for (let round = 0; round < 10 * columns + 50; round += 1) {
    const slope = right.map((value, a) => value - beta.reduce((sum, own, b) => sum + cross[a * columns + b]! * own, 0));
    const next = slope.reduce(
      (best, value, a) => (!free.has(a) && value > small && (best < 0 || value > slope[best]!) ? a : best),
      -1,
    );
    if (next < 0) break;
    free.add(next);
    for (;;) {
      const own = [...free].toSorted((a, b) => a - b);
      const wanted = solved(cross, right, columns, own);
      if (wanted.every((value) => value > 0)) {
        beta.fill(0);
        own.forEach((a, at) => (beta[a] = wanted[at]!));
        break;
      }
      const step = own.reduce(
        (least, a, at) => (wanted[at]! <= 0 ? Math.min(least, beta[a]! / (beta[a]! - wanted[at]!)) : least),
        1,
      );
      own.forEach((a, at) => {
        beta[a]! += step * (wanted[at]! - beta[a]!);
        if (wanted[at]! <= 0 && beta[a]! <= 1e-14) {
          beta[a] = 0;
          free.delete(a);
        }
      });
      if (free.size === 0) break;
    }
  }
  return beta;
}

function solved(cross: Float64Array, right: Float64Array, columns: number, own: readonly number[]): Float64Array {
  const p = own.length;
  const part = Float64Array.from(
    { length: p * p },
    (_, at) => cross[own[Math.floor(at / p)]! * columns + own[at % p]!]!,
  );
  const b = Float64Array.from(own, (a) => right[a]!);
  choleskyInPlace(part, p);
  choleskySolve(part, p, b);
  return b;
}
