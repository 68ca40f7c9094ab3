import { orthonormalize } from '../linear/index.ts';
import { sortedQuantile } from '../statistics/index.ts';

/** A natural cubic spline through noise. */
export type SplineFit = { readonly at: (x: number) => number; readonly residualVariance: number };

/**
 * Least squares over natural cubic splines with inner knots at quantiles, as `lm(y ~ splines::ns(x, df, intercept =
 * TRUE))`; df is 2 from 3 points, 3 from 6 and 4 from 30 on, as limma takes it.
 */
export function naturalSplineFit(x: Float64Array, y: Float64Array): SplineFit {
  const n = x.length;
  const sorted = x.slice().sort();
  const df = Math.min(1 + Number(n >= 3) + Number(n >= 6) + Number(n >= 30), new Set(sorted).size);
  const low = sorted[0]!;
  const width = sorted[n - 1]! - low || 1;
  const knots = Array.from({ length: df }, (_, i) => (sortedQuantile(sorted, i / Math.max(1, df - 1)) - low) / width);
  const basis = (at: number): number[] => naturalBasis((at - low) / width, knots);
  const columns = Array.from({ length: df }, () => new Float64Array(n));
  x.forEach((at, i) => basis(at).forEach((value, j) => (columns[j]![i] = value)));
  const units = orthonormalize(
    columns.map((column) => column.slice()),
    [],
  );
  const shares = units.map((unit) => unit.reduce((sum, value, i) => sum + value * y[i]!, 0));
  const fitted = y.map((_, i) => units.reduce((sum, unit, k) => sum + shares[k]! * unit[i]!, 0));
  const squares = y.reduce((sum, value, i) => sum + (value - fitted[i]!) ** 2, 0);
  const coefficients = backSolve(columns, units, shares);
  return {
    at: (at) => basis(at).reduce((sum, value, j) => sum + value * (coefficients[j] ?? 0), 0),
    residualVariance: squares / (n - units.length),
  };
}

/** 1, x and the truncated cubics that are straight beyond the outer knots. */
function naturalBasis(x: number, knots: readonly number[]): number[] {
  const last = knots.length - 1;
  if (last < 1) return [1];
  const cubic = (value: number): number => (value > 0 ? value ** 3 : 0);
  const d = (k: number): number => (cubic(x - knots[k]!) - cubic(x - knots[last]!)) / (knots[last]! - knots[k]!);
  return [1, x, ...Array.from({ length: last - 1 }, (_, k) => d(k) - d(last - 1))];
}

/** The coefficients of the columns whose combination has these shares of the unit vectors made from them in order. */
function backSolve(
  columns: readonly Float64Array[],
  units: readonly Float64Array[],
  shares: readonly number[],
): number[] {
  const rest = [...shares];
  const coefficients: number[] = columns.map(() => 0);
  for (let j = units.length - 1; j >= 0; j -= 1) {
    const along = units.map((unit) => unit.reduce((sum, value, i) => sum + value * columns[j]![i]!, 0));
    coefficients[j] = rest[j]! / along[j]!;
    along.forEach((value, k) => (rest[k]! -= coefficients[j]! * value));
  }
  return coefficients;
}
