import { arithmeticMean } from '../../statistics/index.ts';
/** Coefficients without the intercept, and R² about the mean. */
export type Fit = { readonly coefficients: readonly number[]; readonly r2: number };

/** Least squares with an intercept on one or two variables, by orthogonalising one after the other. */
export function leastSquares(y: Float64Array, variables: readonly Float64Array[]): Fit {
  const centred = (values: Float64Array): Float64Array => {
    const mean = arithmeticMean(values);
    return values.map((value) => value - mean);
  };
  const times = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0);
  const without = (values: Float64Array, other: Float64Array, share: number): Float64Array =>
    values.map((value, i) => value - share * other[i]!);

  const response = centred(y);
  const total = times(response, response);
  const first = centred(variables[0]!);
  const slope = times(first, response) / times(first, first);
  let rest = without(response, first, slope);
  if (variables.length === 1) return { coefficients: [slope], r2: 1 - times(rest, rest) / total };
  const raw = centred(variables[1]!);
  const lean = times(first, raw) / times(first, first);
  const second = without(raw, first, lean);
  const other = times(second, rest) / times(second, second);
  rest = without(rest, second, other);
  return { coefficients: [slope - lean * other, other], r2: 1 - times(rest, rest) / total };
}
