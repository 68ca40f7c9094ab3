import { leastSquares, type Solver } from '../../linear-model/index.ts';

export type LogCounts = {
  /** Features × samples; `NaN` takes no part. */
  readonly y: Float64Array;
  /** Samples × columns, of full rank. */
  readonly x: Float64Array;
  readonly samples: number;
  readonly columns: number;
};

export type LogLinearFit = {
  /** Features × columns; `NaN` where the observed values do not determine the coefficients. */
  readonly coefficients: Float64Array;
  /** Features × columns × columns: the sandwich of each feature. */
  readonly covariance: Float64Array;
  readonly iterations: number;
  readonly converged: boolean;
};

export type Stop = { readonly tolerance: number; readonly most: number };

/**
 * Log counts as a linear model of the sample's variables plus one offset for each sample that all features share,
 * fitted by alternating least squares, with the heteroscedasticity-consistent covariance (XᵀX)⁻¹ Σ e² x xᵀ (XᵀX)⁻¹ of
 * each feature.
 *
 * A feature's covariance is that of the samples in which it has a value; one without a degree of freedom left is not
 * fitted.
 */
export function logLinear({ columns: p, samples: n, x, y }: LogCounts, { most, tolerance }: Stop): LogLinearFit {
  const rows = y.length / n;
  const solvers = solversOf({ y, x, samples: n, columns: p });
  let offset: Float64Array = new Float64Array(n);
  let coefficients = solved(solvers, y, offset, p);
  let iterations = 0;
  let change = Number.POSITIVE_INFINITY;
  while (change > tolerance && iterations < most) {
    const next = solved(solvers, y, offset, p);
    const moved = meanResiduals(y, x, next, n, p);
    let squares = 0;
    for (let i = 0; i < n; i += 1) squares += (moved[i]! - offset[i]!) ** 2;
    for (let at = 0; at < next.length; at += 1)
      if (!Number.isNaN(next[at]!)) squares += (next[at]! - coefficients[at]!) ** 2;
    [coefficients, offset, change, iterations] = [next, moved, Math.sqrt(squares), iterations + 1];
  }
  const covariance = new Float64Array(rows * p * p).fill(Number.NaN);
  solvers.forEach((solver, row) => {
    if (solver)
      sandwich(
        solver,
        residuals(y, x, coefficients, offset, row, n, p),
        x,
        p,
        covariance.subarray(row * p * p, (row + 1) * p * p),
      );
  });
  return { coefficients, covariance, iterations, converged: change <= tolerance };
}

type Fitted = Solver & { readonly of: Int32Array };

function solversOf({ columns: p, samples: n, x, y }: LogCounts): readonly (Fitted | null)[] {
  const known = new Map<string, Fitted | null>();
  return Array.from({ length: y.length / n }, (_, row) => {
    const of = Int32Array.from(Array.from({ length: n }, (__, i) => i).filter((i) => !Number.isNaN(y[row * n + i]!)));
    const key = of.length === n ? '' : of.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const part = new Float64Array(of.length * p);
    of.forEach((sample, i) => part.set(x.subarray(sample * p, (sample + 1) * p), i * p));
    const solver = of.length > p ? leastSquares(part, of.length, p) : null;
    const made = solver && { ...solver, of };
    known.set(key, made);
    return made;
  });
}

function solved(solvers: readonly (Fitted | null)[], y: Float64Array, offset: Float64Array, p: number): Float64Array {
  const n = offset.length;
  const coefficients = new Float64Array(solvers.length * p).fill(Number.NaN);
  solvers.forEach((solver, row) => {
    if (!solver) return;
    const { of, solve } = solver;
    for (let a = 0; a < p; a += 1) {
      let sum = 0;
      for (let i = 0; i < of.length; i += 1)
        sum += solve[a * of.length + i]! * (y[row * n + of[i]!]! - offset[of[i]!]!);
      coefficients[row * p + a] = sum;
    }
  });
  return coefficients;
}

/** The mean residual of each sample over the fitted features. */
export function meanResiduals(
  y: Float64Array,
  x: Float64Array,
  coefficients: Float64Array,
  n: number,
  p: number,
): Float64Array {
  const sums = new Float64Array(n);
  const counts = new Float64Array(n);
  for (let row = 0; row < y.length / n; row += 1) {
    for (let i = 0; i < n; i += 1) {
      let rest = y[row * n + i]!;
      for (let a = 0; a < p; a += 1) rest -= x[i * p + a]! * coefficients[row * p + a]!;
      if (Number.isNaN(rest)) continue;
      sums[i]! += rest;
      counts[i]! += 1;
    }
  }
  return sums.map((sum, i) => sum / counts[i]!);
}

function residuals(
  y: Float64Array,
  x: Float64Array,
  coefficients: Float64Array,
  offset: Float64Array,
  row: number,
  n: number,
  p: number,
): Float64Array {
  return Float64Array.from({ length: n }, (_, i) => {
    let rest = y[row * n + i]! - offset[i]!;
    for (let a = 0; a < p; a += 1) rest -= x[i * p + a]! * coefficients[row * p + a]!;
    return rest;
  });
}

function sandwich({ of, solve }: Fitted, rest: Float64Array, x: Float64Array, p: number, into: Float64Array): void {
  // solve = (XᵀX)⁻¹ Xᵀ, so that the sandwich is the sum of e² times the outer products of its columns.
  const m = of.length;
  into.fill(0);
  for (let i = 0; i < m; i += 1) {
    const square = rest[of[i]!]! ** 2;
    for (let a = 0; a < p; a += 1)
      for (let b = 0; b < p; b += 1) into[a * p + b]! += square * solve[a * m + i]! * solve[b * m + i]!;
  }
}
