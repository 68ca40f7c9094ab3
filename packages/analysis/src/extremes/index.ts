/**
 * The largest of any number of values; −∞ of none, `NaN` when one of them is. To spread them into `Math.max` is the same
 * for a few, and ends with a RangeError for more than a call takes arguments, some hundred thousand.
 */
export function maximum(values: Iterable<number>): number {
  let largest = -Infinity;
  for (const value of values) largest = Math.max(largest, value);
  return largest;
}

/** The smallest of any number of values; ∞ of none, `NaN` when one of them is. */
export function minimum(values: Iterable<number>): number {
  let smallest = Infinity;
  for (const value of values) smallest = Math.min(smallest, value);
  return smallest;
}
