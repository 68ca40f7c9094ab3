import type { Design } from './designMatrix.ts';
import { partialSquares, type Partial } from './partialSquares.ts';

/** One linear model for each feature. */
export type RowFits = {
  readonly rows: number;
  readonly columns: number;
  /**
   * rows × columns; `NaN` of a row without values. Where the observed values do not determine all coefficients, one of
   * the solutions: see `unknownOf`.
   */
  readonly coefficients: Float64Array;
  readonly sigma2: Float64Array;
  readonly df: Float64Array;
  /** Unweighted mean of the observed values. */
  readonly average: Float64Array;
  /** The unscaled covariance of each feature's coefficients; shared where nothing is missing and nothing weighted. */
  readonly covarianceOf: (row: number) => Float64Array | null;
  /** The undetermined directions among the coefficients of a row; empty when all are determined: see `isTold`. */
  readonly unknownOf: (row: number) => readonly Float64Array[];
};

/**
 * Fits the design to every row of `values` (features × design samples), missing values (`NaN`) left out of their
 * feature.
 *
 * @param weights - Precision of every value, of the same shape.
 */
export function fitRows(
  values: Float64Array,
  design: Design,
  weights: Float64Array | null,
  progress?: (fraction: number) => void,
): RowFits {
  const { samples: n, columns: p } = design;
  const rows = values.length / n;
  const fits = {
    coefficients: new Float64Array(rows * p).fill(Number.NaN),
    sigma2: new Float64Array(rows).fill(Number.NaN),
    df: new Float64Array(rows),
    average: new Float64Array(rows).fill(Number.NaN),
  };
  const complete = partialSquares(design.values, n, p);
  const patterns = new Map<string, Partial>();
  const solvers: (Pick<Partial, 'covariance' | 'unknown'> | null)[] = Array.from({ length: rows }, () => null);
  const observed = new Float64Array(n);
  const chosen = new Int32Array(n);

  for (let row = 0; row < rows; row += 1) {
    if (progress && row % 1024 === 0) progress(row / rows);
    let count = 0;
    let sum = 0;
    for (let i = 0; i < n; i += 1) {
      const value = values[row * n + i]!;
      if (value !== value) continue;
      chosen[count] = i;
      observed[count] = value;
      sum += value;
      count += 1;
    }
    if (count === 0) continue;
    fits.average[row] = sum / count;
    const of = chosen.subarray(0, count);
    const solver = weights
      ? solverOf(design, of, weights.subarray(row * n, (row + 1) * n))
      : count === n
        ? complete
        : remembered(patterns, of, () => solverOf(design, of, null));
    // Only this part is kept: the map from observations to coefficients is large and no longer needed.
    solvers[row] = { covariance: solver.covariance, unknown: solver.unknown };
    const beta = fits.coefficients.subarray(row * p, (row + 1) * p);
    for (let a = 0; a < p; a += 1) {
      let coefficient = 0;
      for (let i = 0; i < count; i += 1) coefficient += solver.solve[a * count + i]! * observed[i]!;
      beta[a] = coefficient;
    }
    let squares = 0;
    for (let i = 0; i < count; i += 1) {
      let rest = observed[i]!;
      for (let a = 0; a < p; a += 1) rest -= design.values[of[i]! * p + a]! * beta[a]!;
      squares += rest * rest * (weights ? weights[row * n + of[i]!]! : 1);
    }
    fits.df[row] = count - solver.rank;
    fits.sigma2[row] = count > solver.rank ? squares / (count - solver.rank) : Number.NaN;
  }
  return {
    ...fits,
    rows,
    columns: p,
    covarianceOf: (row) => solvers[row]?.covariance ?? null,
    unknownOf: (row) => solvers[row]?.unknown ?? [],
  };
}

function solverOf(design: Design, chosen: Int32Array, weights: Float64Array | null): Partial {
  const part = new Float64Array(chosen.length * design.columns);
  chosen.forEach((sample, i) =>
    part.set(design.values.subarray(sample * design.columns, (sample + 1) * design.columns), i * design.columns),
  );
  return partialSquares(
    part,
    chosen.length,
    design.columns,
    weights ? Float64Array.from(chosen, (sample) => weights[sample]!) : undefined,
  );
}

function remembered(known: Map<string, Partial>, chosen: Int32Array, make: () => Partial): Partial {
  const key = chosen.join();
  let solver = known.get(key);
  if (solver === undefined) known.set(key, (solver = make()));
  return solver;
}
