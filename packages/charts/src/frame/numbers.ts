/** A number as a person reads it: at most `digits` significant, `1.2e-7` when very small, `--` when missing. */
export function readable(value: number, digits = 4): string {
  if (!Number.isFinite(value)) return '--';
  if (value !== 0 && Math.abs(value) < 1e-4) return value.toExponential(2).replace('-', '−').replace('e-', 'e−');
  return String(Number(value.toPrecision(digits))).replace('-', '−');
}

/** `value` with at most six significant digits: more than a pixel shows, less than a tooltip should. */
export const rounded = (value: number): number => Number(value.toPrecision(6));

export const percent = (ratio: number): string => `${(100 * ratio).toFixed(1)}%`;

/** `12345` → `12,345`. */
export const counted = (count: number): string => count.toLocaleString('en-US');

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
