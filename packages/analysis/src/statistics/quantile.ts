/** The values that are there, sorted; the input is left alone. */
export function sortedPresent(values: Float64Array): Float64Array {
  return values.filter((value) => !Number.isNaN(value)).sort();
}

/**
 * Quantile of sorted values without `NaN`, interpolated as R's type 7 (Hyndman & Fan 1996, doi:10.2307/2684934); `NaN`
 * of none.
 */
export function sortedQuantile(sorted: Float64Array, q: number): number {
  const at = q * (sorted.length - 1);
  const low = Math.floor(at);
  const lower = sorted[low] ?? Number.NaN;
  return at === low ? lower : lower + (at - low) * (sorted[low + 1]! - lower);
}

/** Median of the values that are there; `NaN` of none. */
export function median(values: Float64Array): number {
  return sortedQuantile(sortedPresent(values), 0.5);
}
