/** A number as a person reads it: at most `digits` significant, `1.2e-7` when very small, `--` when missing. */
export function readable(value: number, digits = 4): string {
  if (!Number.isFinite(value)) return '--';
  if (value !== 0 && Math.abs(value) < 1e-4) return value.toExponential(2).replace('-', '−').replace('e-', 'e−');
  return String(Number(value.toPrecision(digits))).replace('-', '−');
}

/** `value` with at most six significant digits: more than a pixel shows, less than a tooltip should. */
export const rounded = (value: number): number => Number(value.toPrecision(6));

export const percent = (ratio: number): string => `${(100 * ratio).toFixed(1)}%`;

const thousands = new Intl.NumberFormat('en-US');

/** `12345` → `12,345`. */
export const counted = (count: number): string => thousands.format(count);

/** Smallest and largest finite value; `null` when there is none. */
export function extent(...columns: readonly ArrayLike<number>[]): readonly [number, number] | null {
  let low = Infinity;
  let high = -Infinity;
  for (const values of columns) {
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!;
      if (!Number.isFinite(value)) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return low <= high ? [low, high] : null;
}

/**
 * The value at place `at` of the sorted values, without sorting all of them (Hoare's selection).
 * @param values - Without `NaN`; changed.
 */
export function nth(values: Float64Array, at: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1]!;
    let [left, right] = [low, high];
    while (left <= right) {
      while (values[left]! < pivot) left += 1;
      while (values[right]! > pivot) right -= 1;
      if (left > right) break;
      [values[left], values[right]] = [values[right]!, values[left]!];
      left += 1;
      right -= 1;
    }
    if (at <= right) high = right;
    else if (at >= left) low = left;
    else return values[at]!;
  }
  return values[at]!;
}
