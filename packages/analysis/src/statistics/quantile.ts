/** The values that are there (no `NaN`), ascending; the input is left alone. */
export function sortedPresent(values: ArrayLike<number>): Float64Array {
  const own = values instanceof Float64Array ? values : new Float64Array(values);
  return own.filter((value) => !Number.isNaN(value)).sort();
}

/**
 * The quantile of type 7, R's default: with h = (n − 1)q the value at ⌊h⌋, and from there by h − ⌊h⌋ of the way to the
 * next (Hyndman & Fan 1996, doi:10.2307/2684934).
 *
 * @param sorted - Ascending, without `NaN`; as `sortedPresent` gives them.
 * @param q - From 0 to 1.
 * @returns `NaN` of none.
 */
export function sortedQuantile(sorted: ArrayLike<number>, q: number): number {
  const at = q * (sorted.length - 1);
  const low = Math.floor(at);
  const lower = sorted[low] ?? Number.NaN;
  return at === low ? lower : lower + (at - low) * (sorted[low + 1]! - lower);
}

/** The middle of the values that are there, between the two middle ones of an even number; `NaN` of none. */
export function median(values: ArrayLike<number>): number {
  return sortedQuantile(sortedPresent(values), 0.5);
}

/**
 * The median and 1.4826 × the median distance from it, R's `mad`: the standard deviation of normal data, whatever its
 * outliers. Missing values are left out; both are `NaN` of none.
 */
export function medianAndMad(values: ArrayLike<number>): { readonly median: number; readonly mad: number } {
  const present = sortedPresent(values);
  const centre = sortedQuantile(present, 0.5);
  return { median: centre, mad: 1.4826 * median(present.map((value) => Math.abs(value - centre))) };
}
