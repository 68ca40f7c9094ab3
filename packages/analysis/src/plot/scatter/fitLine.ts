import { rowMoments } from '../../rows/index.ts';
import { studentTwoSidedQuantile } from '../../statistics/index.ts';

/**
 * A least-squares line with what is needed for its confidence band. `slope` and what follows from it are `NaN` when x
 * is constant.
 */
export type FitLine = {
  readonly n: number;
  readonly slope: number;
  readonly intercept: number;
  readonly r2: number;
  /** Residual standard deviation, n − 2 below; `NaN` under three points. */
  readonly sigma: number;
  readonly slopeError: number;
  readonly meanX: number;
  readonly sumSquaresX: number;
};

/** Least squares of y on x (R: `lm(y ~ x)`). @param x - As long as `y`, without missing values. */
export function fitLine(x: Float64Array, y: Float64Array): FitLine {
  const n = x.length;
  const [mx, my] = [rowMoments(x), rowMoments(y)];
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < n; i += 1) {
    const [dx, dy] = [x[i]! - mx.mean, y[i]! - my.mean];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const varies = mx.max > mx.min;
  const slope = varies ? xy / xx : Number.NaN;
  const intercept = my.mean - slope * mx.mean;
  let residual = 0;
  for (let i = 0; i < n; i += 1) residual += (y[i]! - my.mean - slope * (x[i]! - mx.mean)) ** 2;
  const sigma = n > 2 ? Math.sqrt(residual / (n - 2)) : Number.NaN;
  return {
    n,
    slope,
    intercept,
    r2: my.max > my.min ? 1 - residual / yy : Number.NaN,
    sigma,
    slopeError: sigma / Math.sqrt(xx),
    meanX: mx.mean,
    sumSquaresX: xx,
  };
}

/** The line at `x` and the confidence limits of the mean there (R: `predict(interval = "confidence")`). */
export function bandAt(
  line: FitLine,
  x: number,
  level: number,
): { readonly fit: number; readonly low: number; readonly high: number } {
  const fit = line.intercept + line.slope * x;
  const half =
    studentTwoSidedQuantile(1 - level, line.n - 2) *
    line.sigma *
    Math.sqrt(1 / line.n + (x - line.meanX) ** 2 / line.sumSquaresX);
  return { fit, low: fit - half, high: fit + half };
}
