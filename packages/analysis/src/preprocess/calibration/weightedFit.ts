/** Coefficients of 1, x and x² (0 where the model has none), and how well they fit. */
export type PolynomialFit = {
  readonly intercept: number;
  readonly slope: number;
  readonly quadratic: number;
  /** As R's `summary.lm`: about the weighted mean, or about 0 when the curve goes through the origin. */
  readonly r2: number;
  /** √(weighted sum of squares ÷ degrees of freedom). */
  readonly sigma: number;
  readonly df: number;
  /** `NaN` through the origin. */
  readonly interceptError: number;
};

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/**
 * Weighted least squares of a polynomial without or with a constant, by Gram–Schmidt on √w-scaled powers of x ÷ max x,
 * orthogonalised twice.
 *
 * @returns `null` when there are fewer points than coefficients + 1, or the powers cannot be told apart.
 */
export function weightedFit(
  x: Float64Array,
  y: Float64Array,
  weights: Float64Array,
  degree: 1 | 2,
  origin: boolean,
): PolynomialFit | null {
  const powers = origin ? [1, 2].slice(0, degree) : [0, 1, 2].slice(0, degree + 1);
  const df = x.length - powers.length;
  const most = x.reduce((best, value) => Math.max(best, Math.abs(value)), 0);
  if (df < 1 || !(most > 0)) return null;
  const roots = weights.map(Math.sqrt);
  const target = y.map((value, i) => value * roots[i]!);
  const basis: Float64Array[] = [];
  const upper: number[][] = [];
  for (const [at, power] of powers.entries()) {
    const column = x.map((value, i) => (value / most) ** power * roots[i]!);
    const size = Math.sqrt(dot(column, column));
    const row = Array.from({ length: powers.length }, () => 0);
    for (let pass = 0; pass < 2; pass += 1) {
      basis.forEach((known, k) => {
        const share = dot(known, column);
        upper[k]![at]! += share;
        column.forEach((value, i) => (column[i] = value - share * known[i]!));
      });
    }
    const length = Math.sqrt(dot(column, column));
    if (!(length > 1e-10 * size)) return null;
    row[at] = length;
    upper.push(row);
    basis.push(column.map((value) => value / length));
  }
  const effects = basis.map((column) => dot(column, target));
  const scaled = solveUpper(upper, effects);
  const coefficient = (power: number): number => {
    const at = powers.indexOf(power);
    return at < 0 ? 0 : scaled[at]! / most ** power;
  };
  const [intercept, slope, quadratic] = [coefficient(0), coefficient(1), coefficient(2)];
  const rss = x.reduce(
    (sum, value, i) => sum + weights[i]! * (y[i]! - (intercept + value * (slope + quadratic * value))) ** 2,
    0,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const centre = origin ? 0 : dot(weights, y) / total;
  const mss = x.reduce(
    (sum, value, i) => sum + weights[i]! * (intercept + value * (slope + quadratic * value) - centre) ** 2,
    0,
  );
  const sigma = Math.sqrt(rss / df);
  // The first row of R⁻¹, found by solving for each unit vector.
  const spread = powers.map(
    (_, k) =>
      solveUpper(
        upper,
        powers.map((__, i) => Number(i === k)),
      )[0]!,
  );
  return {
    intercept,
    slope,
    quadratic,
    r2: mss + rss > 0 ? mss / (mss + rss) : Number.NaN,
    sigma,
    df,
    interceptError: origin ? Number.NaN : sigma * Math.hypot(...spread),
  };
}

function solveUpper(upper: readonly (readonly number[])[], right: readonly number[]): number[] {
  const solved = Array.from({ length: right.length }, () => 0);
  for (let row = right.length - 1; row >= 0; row -= 1) {
    let rest = right[row]!;
    for (let at = row + 1; at < right.length; at += 1) rest -= upper[row]![at]! * solved[at]!;
    solved[row] = rest / upper[row]![row]!;
  }
  return solved;
}
