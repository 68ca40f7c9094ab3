/** Σx / n; `NaN` of none, and when a value is `NaN`. */
export function arithmeticMean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i]!;
  return sum / values.length;
}

/**
 * Σ(x − x̄)² / (n − 1), R's `var`, in two passes, so that a large mean costs no accuracy.
 *
 * @returns `NaN` of under two values, and when a value is `NaN`.
 */
export function sampleVariance(values: ArrayLike<number>): number {
  return values.length < 2 ? Number.NaN : squaresAboutMean(values) / (values.length - 1);
}

/** √(Σ(x − x̄)² / (n − 1)), R's `sd`; `NaN` of under two values, and when a value is `NaN`. */
export function sampleSd(values: ArrayLike<number>): number {
  return Math.sqrt(sampleVariance(values));
}

/** Σ(x − x̄)² / n, of values that are all there are and no sample; `NaN` of none, and when a value is `NaN`. */
export function populationVariance(values: ArrayLike<number>): number {
  return squaresAboutMean(values) / values.length;
}

function squaresAboutMean(values: ArrayLike<number>): number {
  const mean = arithmeticMean(values);
  let squares = 0;
  for (let i = 0; i < values.length; i += 1) squares += (values[i]! - mean) ** 2;
  return squares;
}
