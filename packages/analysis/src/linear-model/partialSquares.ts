import { leastSquares, type Solver } from './leastSquares.ts';

/** A solution where the columns may depend on each other. */
export type Partial = Solver & {
  readonly rank: number;
  /**
   * Directions among the coefficients that the observations do not determine: adding one to the solution does not
   * change the fit. Empty at full rank.
   */
  readonly unknown: readonly Float64Array[];
};

/**
 * Least squares that leaves out every column which those before it already explain; its coefficient is 0, its
 * covariance too.
 *
 * As R's `lm.fit`, which says `NA` of such a coefficient. A combination of coefficients is determined only when
 * `unknown` is orthogonal to it: see `isTold`.
 */
export function partialSquares(design: Float64Array, n: number, p: number, weights?: Float64Array): Partial {
  const whole = leastSquares(design, n, p, weights);
  if (whole) return { ...whole, rank: p, unknown: [] };
  const kept: number[] = [];
  let solver: Solver = { solve: new Float64Array(0), covariance: new Float64Array(0) };
  const left: { readonly column: number; readonly of: readonly number[]; readonly solve: Float64Array }[] = [];
  for (let column = 0; column < p; column += 1) {
    const more = leastSquares(columnsOf(design, n, p, [...kept, column]), n, kept.length + 1, weights);
    if (more) {
      kept.push(column);
      solver = more;
    } else left.push({ column, of: [...kept], solve: solver.solve });
  }
  const unknown = left.map(({ column, of, solve }) => {
    const direction = new Float64Array(p);
    direction[column] = 1;
    of.forEach((earlier, k) => {
      for (let i = 0; i < n; i += 1) direction[earlier]! -= solve[k * n + i]! * design[i * p + column]!;
    });
    return direction;
  });
  const solve = new Float64Array(p * n);
  const covariance = new Float64Array(p * p);
  kept.forEach((column, k) => {
    solve.set(solver.solve.subarray(k * n, (k + 1) * n), column * n);
    kept.forEach((other, l) => (covariance[column * p + other] = solver.covariance[k * kept.length + l]!));
  });
  return { solve, covariance, rank: kept.length, unknown };
}

/** Whether the observations determine the difference of two coefficients. */
export const isTold = (unknown: readonly Float64Array[], one: number, other: number): boolean =>
  unknown.every((direction) => Math.abs(direction[one]! - direction[other]!) < 1e-7);

function columnsOf(design: Float64Array, n: number, p: number, columns: readonly number[]): Float64Array {
  const part = new Float64Array(n * columns.length);
  for (let i = 0; i < n; i += 1)
    columns.forEach((column, k) => (part[i * columns.length + k] = design[i * p + column]!));
  return part;
}
